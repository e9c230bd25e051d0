import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { fetchBankQuery } from '../../../__generated__/fetchBankQuery.graphql.ts';

/** The ids of a person's experiences in their order, and how many there are altogether; null without an answer. */
export async function fetchBank(
  environment: IEnvironment,
  signal: AbortSignal,
): Promise<{ ids: string[]; count: number } | null> {
  const answer = await fetchQuery<fetchBankQuery>(
    environment,
    graphql`
      query fetchBankQuery {
        viewer {
          experienceCount
          experiences(first: 100) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { signal } } },
  )
    .toPromise()
    .catch(() => null);
  if (!answer?.viewer) return null;
  const { experienceCount: count, experiences } = answer.viewer;
  return { ids: experiences.edges.map(({ node }) => node.id), count };
}
