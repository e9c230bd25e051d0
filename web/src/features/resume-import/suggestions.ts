/* oxlint-disable relay/unused-fields -- useAskedRoles() reads what was fetched */
import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { suggestionsQuery } from '../../__generated__/suggestionsQuery.graphql.ts';

/**
 * Fetches what the server suggests for the other roles of an import, after one was corrected or a correction was taken
 * back. Without an answer, the page keeps what it knows: nothing is lost but a suggestion.
 */
export async function refreshSuggestions(environment: IEnvironment, importId: string): Promise<void> {
  await fetchQuery<suggestionsQuery>(
    environment,
    graphql`
      query suggestionsQuery($id: ID!) {
        resumeImport(id: $id) {
          experiences {
            experienceId
            suggestedCorrection {
              title
              company
            }
          }
        }
      }
    `,
    { id: importId },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => undefined);
}
