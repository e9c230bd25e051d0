import { graphql, useFragment } from 'react-relay/hooks';
import type { HighlightedText_bullet$key } from '../../../__generated__/HighlightedText_bullet.graphql.ts';

/** A bullet's text with the posting's keywords marked. */
export function HighlightedText({ bulletKey }: { bulletKey: HighlightedText_bullet$key }) {
  const { pieces } = useFragment(
    graphql`
      fragment HighlightedText_bullet on TailoredBullet {
        pieces {
          text
          marked
        }
      }
    `,
    bulletKey,
  );
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
