/* oxlint-disable relay/unused-fields -- reducePaste() in pasteState.ts reads the parsed experiences */
import { graphql } from 'react-relay/hooks';
import type { usePasteActionsAddMutation } from '../../../__generated__/usePasteActionsAddMutation.graphql.ts';
import type { usePasteActionsParseMutation } from '../../../__generated__/usePasteActionsParseMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';

/** Parses pasted text, which stores nothing, and adds the results: all or none. */
export function usePasteActions() {
  const [parse, parsing] = useAction<usePasteActionsParseMutation>(
    graphql`
      mutation usePasteActionsParseMutation($input: ParseExperiencesInput!) {
        parseExperiences(input: $input) {
          ... on ParseExperiencesPayload @alias(as: "payload") {
            experiences {
              title
              company
              startDate
              endDate
              location
              description
              bulletPoints
            }
            warnings
            writtenBy {
              engine
              fallback
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: ({ experiences }) => ({ title: `Parsed ${experiences.length} experiences from your text` }),
      failure: { title: 'Failed to parse experience text. Please try again.' },
    },
  );
  const [add, adding] = useAction<usePasteActionsAddMutation>(
    graphql`
      mutation usePasteActionsAddMutation($input: CreateExperiencesInput!, $connections: [ID!]!) {
        createExperiences(input: $input) {
          ... on CreateExperiencesPayload @alias(as: "payload") {
            experiences
              @appendNode(connections: $connections, edgeTypeName: "UserExperiencesConnectionEdge") {
              ...ExperienceCard_experience
              ...ExperienceDialog_experience
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'All experiences have been added to your profile' },
      failure: { title: 'Failed to add experiences. Please try again.' },
    },
  );
  return { parse, parsing, add, adding };
}
