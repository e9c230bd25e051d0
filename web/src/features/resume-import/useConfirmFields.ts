import { graphql } from 'react-relay/hooks';
import type { useConfirmFieldsMutation } from '../../__generated__/useConfirmFieldsMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';

/** Stores that fields of an imported role are right as they were read, or takes that back. */
export function useConfirmFields() {
  return useAction<useConfirmFieldsMutation>(
    graphql`
      mutation useConfirmFieldsMutation($input: SetImportedFieldsConfirmedInput!) {
        setImportedFieldsConfirmed(input: $input) {
          ... on SetImportedFieldsConfirmedPayload @alias(as: "payload") {
            resumeImport {
              experiences {
                experienceId
                confirmedFields
              }
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to confirm the role', description: message }) },
  );
}
