/* oxlint-disable relay/must-colocate-fragment-spreads -- the answer is for the panels that show the resume */
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useCatchUpQuery } from '../../../__generated__/useCatchUpQuery.graphql.ts';

/**
 * Fetches a resume again after another window changed it. Resolves to whether it still exists, or to null if nobody
 * knows; then it stays as it was.
 */
export function useCatchUp(resumeId: string): () => Promise<boolean | null> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    // By `node`: the page's own field would become null, and the page would drop what is being typed.
    const answer = await fetchQuery<useCatchUpQuery>(
      environment,
      graphql`
        query useCatchUpQuery($id: ID!) {
          node(id: $id) {
            ... on TailoredResume @alias(as: "resume") {
              ...useBulletActions_changedResume
            }
          }
        }
      `,
      { id: resumeId },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined);
    return answer ? Boolean(answer.node?.resume) : null;
  }, [environment, resumeId]);
}
