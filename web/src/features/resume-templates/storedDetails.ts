/* oxlint-disable relay/unused-fields -- toDetailsValues() in resumeDetailsForm.ts reads the fragment */
import { fetchQuery, graphql } from 'react-relay/hooks';
import { readInlineData, type IEnvironment } from 'relay-runtime';
import type {
  storedDetails_template$data,
  storedDetails_template$key,
} from '../../__generated__/storedDetails_template.graphql.ts';
import type { storedDetailsLatestQuery } from '../../__generated__/storedDetailsLatestQuery.graphql.ts';

/**
 * Reads everything that a change of the resume details starts from: what they say, and the version that the change
 * names.
 */
export function readStoredDetails(key: storedDetails_template$key): storedDetails_template$data {
  return readInlineData(
    graphql`
      fragment storedDetails_template on ResumeTemplate @inline {
        version
        fullName
        email
        phone
        location
        linkedIn
        website
        summary
        skills
        certifications
        languages
        education {
          institution
          degree
          startDate
          endDate
          details
        }
        sections {
          heading
          text
          isShown
        }
      }
    `,
    key,
  );
}

/**
 * Fetches the details as the server has them now, after somebody else changed them; null when they can't be reached.
 */
export async function fetchLatestDetails(
  environment: IEnvironment,
): Promise<storedDetails_template$data | null> {
  const answer = await fetchQuery<storedDetailsLatestQuery>(
    environment,
    graphql`
      query storedDetailsLatestQuery {
        viewer {
          resumeTemplate {
            ...storedDetails_template
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => null);
  return answer?.viewer ? readStoredDetails(answer.viewer.resumeTemplate) : null;
}
