/* oxlint-disable relay/unused-fields -- the callers read the answer */
import { graphql } from 'react-relay/hooks';
import type { useAddMissedRolesMutation } from '../../__generated__/useAddMissedRolesMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';

/**
 * Adds roles that the reader has missed to an import and to the bank.
 *
 * @param failed the title of the toast if that fails
 */
export function useAddMissedRoles(failed: string) {
  return useAction<useAddMissedRolesMutation>(
    graphql`
      mutation useAddMissedRolesMutation($input: AddMissedRolesInput!) {
        addMissedRoles(input: $input) {
          ... on AddMissedRolesPayload @alias(as: "payload") {
            changeId
            experiences {
              id
              title
              company
            }
            resumeImport {
              ...ImportReview_import
            }
            viewer {
              experienceCount
              ...ExperienceList_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: failed, description: message }) },
  );
}
