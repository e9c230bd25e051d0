import { graphql } from 'react-relay/hooks';
import type { useTailorResumeMutation } from '../../../__generated__/useTailorResumeMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';

/** Generates a resume for a posting from experiences, with its toasts. */
export function useTailorResume() {
  return useAction<useTailorResumeMutation>(
    graphql`
      mutation useTailorResumeMutation($input: TailorResumeInput!) {
        tailorResume(input: $input) {
          ... on TailorResumePayload @alias(as: "payload") {
            tailoredResume {
              id
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Resume tailored successfully' },
      failure: ({ message }) => ({ title: 'Failed to tailor resume', description: message }),
    },
  );
}
