import { graphql } from 'react-relay/hooks';
import type { useExperienceChangesMergeMutation } from '../../../__generated__/useExperienceChangesMergeMutation.graphql.ts';
import type { useExperienceChangesSplitMutation } from '../../../__generated__/useExperienceChangesSplitMutation.graphql.ts';
import type { useExperienceChangesUndoMutation } from '../../../__generated__/useExperienceChangesUndoMutation.graphql.ts';
import { useAction, type ActionError, type ActionOutcome } from '../../../relay/useAction.ts';
import { toast } from '../../../ui/toast.ts';

/**
 * Merges and splits experiences; the toast after each has an Undo that the server carries out. `undo` undoes other recorded
 * changes in the same way. Each answer brings the whole list, because the server decides the order.
 *
 * @param onChanged runs after each change and each undo
 */
export function useExperienceChanges(onChanged: () => void) {
  const [runMerge, merging] = useAction<useExperienceChangesMergeMutation>(
    graphql`
      mutation useExperienceChangesMergeMutation($input: MergeExperiencesInput!) {
        mergeExperiences(input: $input) {
          ... on MergeExperiencesPayload @alias(as: "payload") {
            changeId
            experience {
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
            viewer {
              ...ExperienceList_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: createFailureToast('Failed to merge the roles') },
  );
  const [runSplit, splitting] = useAction<useExperienceChangesSplitMutation>(
    graphql`
      mutation useExperienceChangesSplitMutation($input: SplitExperienceInput!) {
        splitExperience(input: $input) {
          ... on SplitExperiencePayload @alias(as: "payload") {
            changeId
            experience {
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
            viewer {
              ...ExperienceList_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: createFailureToast('Failed to split the role') },
  );
  const [runUndo] = useAction<useExperienceChangesUndoMutation>(
    graphql`
      mutation useExperienceChangesUndoMutation($input: UndoExperienceChangeInput!) {
        undoExperienceChange(input: $input) {
          ... on UndoExperienceChangePayload @alias(as: "payload") {
            experiences {
              ...ExperienceCard_experience
              ...useExperienceDialogs_experience
            }
            viewer {
              ...ExperienceList_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Your roles are back as they were' },
      failure: createFailureToast("This couldn't be undone"),
    },
  );

  async function undo(changeId: string) {
    if ((await runUndo({ input: { changeId } })).ok) onChanged();
  }
  function settle<Outcome extends ActionOutcome<{ readonly changeId: string }>>(
    outcome: Outcome,
    title: string,
  ) {
    if (outcome.ok) {
      const { changeId } = outcome.data;
      toast({ title, action: { label: 'Undo', run: () => void undo(changeId) } });
      onChanged();
    }
    return outcome;
  }
  return {
    busy: merging || splitting,
    undo,
    merge: async (input: useExperienceChangesMergeMutation['variables']['input'], title: string) =>
      settle(await runMerge({ input }), title),
    split: async (input: useExperienceChangesSplitMutation['variables']['input'], title: string) =>
      settle(await runSplit({ input }), title),
  };
}

function createFailureToast(title: string) {
  return ({ message }: ActionError) => ({ title, description: message });
}
