/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- the page reads what was fetched */
import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { refreshSuggestionsQuery } from '../../__generated__/refreshSuggestionsQuery.graphql.ts';

/**
 * Fetches what the server suggests for the other roles of an import, after one was corrected or a correction was taken
 * back, what else each could be called, and the roles as they are now, which may have been changed elsewhere. Without an answer, the page keeps what it
 * knows: nothing is lost but a suggestion.
 */
export async function refreshSuggestions(environment: IEnvironment, importId: string): Promise<void> {
  await fetchQuery<refreshSuggestionsQuery>(
    environment,
    graphql`
      query refreshSuggestionsQuery($id: ID!) {
        resumeImport(id: $id) {
          experiences {
            experienceId
            suggestedCorrection {
              title
              company
            }
            otherReadings {
              titles
              companies
            }
            experience {
              ...storedExperience_experience
              ...ExperienceCard_experience
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
