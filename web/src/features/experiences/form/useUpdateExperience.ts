import { graphql } from 'react-relay/hooks';
import type { useUpdateExperienceMutation } from '../../../__generated__/useUpdateExperienceMutation.graphql.ts';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';

/**
 * Updates an experience; every place that shows it updates, too.
 *
 * @param success the toast; left out where the page itself says that it was saved
 */
export function useUpdateExperience(
  success?: ActionOptions<useUpdateExperienceMutation>['success'] & object,
) {
  return useAction<useUpdateExperienceMutation>(
    graphql`
      mutation useUpdateExperienceMutation($input: UpdateExperienceInput!) {
        updateExperience(input: $input) {
          ... on UpdateExperiencePayload @alias(as: "payload") {
            experience {
              title
              company
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      ...(success && { success }),
      failure: ({ kind, message, fields }) =>
        // The form itself shows what was changed elsewhere.
        kind === 'ConflictError'
          ? null
          : { title: 'Failed to update experience', description: fields[0]?.message ?? message },
    },
  );
}
