import { graphql, useFragment } from 'react-relay/hooks';
import type { SentToService_user$key } from '../../__generated__/SentToService_user.graphql.ts';

/** Tells whom the text of a resume is sent to, where an AI service reads it, too (docs/ai.md). */
export function SentToService({ userKey }: { userKey: SentToService_user$key }) {
  const { readingService } = useFragment(
    graphql`
      fragment SentToService_user on User {
        readingService {
          name
        }
      }
    `,
    userKey,
  );
  if (!readingService) return null;
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      The text is also sent to {readingService.name ?? 'an AI service'} to be read more reliably, without the
      lines that hold your contact details.
    </p>
  );
}
