/* oxlint-disable relay/unused-fields -- markText() reads the pieces */
import { graphql, useFragment } from 'react-relay/hooks';
import type { BulletText_bullet$key } from '../../../__generated__/BulletText_bullet.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { findAdded, findRemoved, markText, type Range } from './markText.ts';
import { useOptimizing } from './OptimizingContext.ts';
import { changesName } from './ShowChanges.tsx';
import { useSetAside } from './setAside.ts';

interface BulletTextProps {
  bulletKey: BulletText_bullet$key;
  /** The claim whose source is being looked at. */
  lit: Range | null;
}

/**
 * A bullet's text with the posting's keywords marked. As long as an original and its new wording stand below each other,
 * what was removed is struck through in the one and what was added is underlined in the other.
 */
export function BulletText({ bulletKey, lit }: BulletTextProps) {
  const { id, content, pieces, rewording } = useFragment(
    graphql`
      fragment BulletText_bullet on TailoredBullet {
        id
        content
        pieces {
          text
          marked
        }
        rewording {
          originalId
          sourceText
        }
      }
    `,
    bulletKey,
  );
  const { pairs, isNewWording } = useOptimizing();
  const newWording = pairs.get(id);
  const isNew = isNewWording(rewording?.originalId);
  const [isHidden] = useSetAside(changesName(newWording?.id ?? id));
  const Change = newWording ? 'del' : 'ins';
  const changed =
    isHidden || (!isNew && !newWording)
      ? []
      : newWording
        ? findRemoved(content, newWording.content)
        : findAdded(rewording?.sourceText ?? '', content);
  return markText({ pieces, changed, lit }).map(({ text, isKeyword, isChanged, isLit }, index) => {
    const shown = isChanged ? (
      <Change
        className={cx(
          'print:no-underline',
          newWording
            ? 'decoration-danger decoration-1'
            : 'decoration-thread decoration-dashed decoration-2 underline-offset-4',
        )}
      >
        {text}
      </Change>
    ) : (
      text
    );
    if (isLit)
      return (
        <mark key={index} className="!bg-thread !text-thread-ink">
          {shown}
        </mark>
      );
    return isKeyword ? <mark key={index}>{shown}</mark> : <span key={index}>{shown}</span>;
  });
}
