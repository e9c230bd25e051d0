/* oxlint-disable relay/unused-fields -- SeveralPostings and the form read what was found */
import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { fetchPostingsInTextQuery } from '../../__generated__/fetchPostingsInTextQuery.graphql.ts';
import type { FoundPosting } from './postingChoice.ts';

/** The analysis waits for the answer, and works without it. */
const TIME_LIMIT_MS = 3_000;

/**
 * Fetches the postings in a text that consists of several; empty for a single one. Null when there was no answer in
 * time, which is nothing to bother anybody with: the analysis says so, too.
 */
export async function fetchPostingsInText(
  environment: IEnvironment,
  text: string,
): Promise<readonly FoundPosting[] | null> {
  const answer = await fetchQuery<fetchPostingsInTextQuery>(
    environment,
    graphql`
      query fetchPostingsInTextQuery($text: String!) {
        postingsInText(text: $text) {
          title
          company
          location
          beginning
          text
        }
      }
    `,
    { text },
    {
      fetchPolicy: 'network-only',
      networkCacheConfig: { metadata: { signal: AbortSignal.timeout(TIME_LIMIT_MS) } },
    },
  )
    .toPromise()
    .catch(() => null);
  return answer?.postingsInText ?? null;
}
