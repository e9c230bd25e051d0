/* oxlint-disable relay/must-colocate-fragment-spreads -- the answer is for the page that shows the interview */
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useCatchUpInterviewQuery } from '../../../__generated__/useCatchUpInterviewQuery.graphql.ts';

/**
 * Fetches an interview again after another window changed it. Resolves to whether it still exists, or to null if
 * nobody knows; then it stays as it was.
 */
export function useCatchUpInterview(interviewId: string): () => Promise<boolean | null> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    // By `node`: the page's own field would become null, and the page would drop what is being typed.
    const answer = await fetchQuery<useCatchUpInterviewQuery>(
      environment,
      graphql`
        query useCatchUpInterviewQuery($id: ID!) {
          node(id: $id) {
            ... on Interview @alias(as: "interview") {
              ...useInterview_interview
              ...EndedInterview_interview
            }
          }
        }
      `,
      { id: interviewId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined);
    return answer ? Boolean(answer.node?.interview) : null;
  }, [environment, interviewId]);
}
