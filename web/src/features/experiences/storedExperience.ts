/* oxlint-disable relay/unused-fields -- toExperienceValues() in experienceForm.ts reads the fragment */
/* oxlint-disable relay/must-colocate-fragment-spreads -- the card shows what was fetched, too */
import { fetchQuery, graphql } from 'react-relay/hooks';
import { readInlineData, type IEnvironment } from 'relay-runtime';
import type {
  storedExperience_experience$data,
  storedExperience_experience$key,
} from '../../__generated__/storedExperience_experience.graphql.ts';
import type { storedExperienceLatestQuery } from '../../__generated__/storedExperienceLatestQuery.graphql.ts';

export type StoredExperience = storedExperience_experience$data;

/** Reads everything that a change of an experience starts from: what it says, and the version that the change names. */
export function readStoredExperience(key: storedExperience_experience$key): StoredExperience {
  return readInlineData(
    graphql`
      fragment storedExperience_experience on Experience @inline {
        id
        version
        title
        company
        startDate
        endDate
        location
        description
        bulletPoints {
          id
          content
        }
      }
    `,
    key,
  );
}

/**
 * Fetches the experience as the server has it now, after somebody else changed it; null when it is gone or can't be
 * reached.
 */
export async function fetchLatestExperience(
  environment: IEnvironment,
  id: string,
): Promise<StoredExperience | null> {
  const answer = await fetchQuery<storedExperienceLatestQuery>(
    environment,
    graphql`
      query storedExperienceLatestQuery($id: ID!) {
        experience(id: $id) {
          ...storedExperience_experience
          ...ExperienceCard_experience
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => null);
  return answer?.experience ? readStoredExperience(answer.experience) : null;
}
