import { graphql, useFragment } from 'react-relay/hooks';
import type { useReadingService_user$key } from '../../__generated__/useReadingService_user.graphql.ts';

/** What the AI service that reads resumes is called in a sentence; null if there is none (docs/ai.md). */
export function useReadingService(userKey: useReadingService_user$key | null): string | null {
  const user = useFragment(
    graphql`
      fragment useReadingService_user on User {
        readingService {
          name
        }
      }
    `,
    userKey,
  );
  return user?.readingService ? (user.readingService.name ?? 'the AI service') : null;
}
