import { graphql } from 'react-relay/hooks';
import type { useUpdateExperienceMutation } from '../../__generated__/useUpdateExperienceMutation.graphql.ts';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';

/** Changes an experience; every place that shows it shows the new one. */
export function useUpdateExperience(success: ActionOptions<useUpdateExperienceMutation>['success'] & object) {
  return useAction<useUpdateExperienceMutation>(
    graphql`
      mutation useUpdateExperienceMutation($input: UpdateExperienceInput!) {
        updateExperience(input: $input) {
          __typename
          ... on UpdateExperiencePayload {
            experience {
              title
              company
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
          }
          ... on ValidationError {
            message
            fields {
              path
              message
            }
          }
          ... on NotFoundError {
            message
          }
          ... on RuleError {
            message
          }
          ... on ConflictError {
            message
          }
        }
      }
    `,
    {
      success,
      failure: ({ kind, message, fields }) =>
        // The form shows what was changed elsewhere.
        kind === 'ConflictError'
          ? null
          : { title: 'Failed to update experience', description: fields[0]?.message ?? message },
    },
  );
}
