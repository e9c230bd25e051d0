/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { useCallback, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useVersionActionsNameMutation } from '../../../__generated__/useVersionActionsNameMutation.graphql.ts';
import type { useVersionActionsRestoreMutation } from '../../../__generated__/useVersionActionsRestoreMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';

export interface VersionActions {
  /** Brings a version back; `title` says so afterwards. */
  restore: (versionId: string, title: string) => Promise<void>;
  /** The version that is being brought back. */
  restoring: string | null;
  /** Names a version, or removes its name. Resolves to what is wrong with the name, or to null when it is stored. */
  name: (versionId: string, name: string) => Promise<string | null>;
}

/** What can be done with a version in the history. */
export function useVersionActions(resumeId: string, onRestored: (title: string) => void): VersionActions {
  const [runRestore] = useAction<useVersionActionsRestoreMutation>(
    graphql`
      mutation useVersionActionsRestoreMutation($input: RestoreResumeVersionInput!) {
        restoreResumeVersion(input: $input) {
          ... on RestoreResumeVersionPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to restore version', description: message }) },
  );
  const [runName] = useAction<useVersionActionsNameMutation>(
    graphql`
      mutation useVersionActionsNameMutation($input: NameResumeVersionInput!) {
        nameResumeVersion(input: $input) {
          ... on NameResumeVersionPayload @alias(as: "payload") {
            tailoredResume {
              ...useUndo_resume
              ...useResumeChanges_resume
              versions {
                id
                ...VersionItem_version
              }
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    // What is wrong is said beside the field.
    { failure: () => null },
  );
  const [restoring, setRestoring] = useState<string | null>(null);

  const restore = useCallback(
    async (versionId: string, title: string) => {
      setRestoring(versionId);
      const { ok } = await runRestore({ input: { id: resumeId, versionId } });
      setRestoring(null);
      if (ok) onRestored(title);
    },
    [onRestored, resumeId, runRestore],
  );
  const name = useCallback(
    async (versionId: string, words: string) => {
      const outcome = await runName({ input: { id: resumeId, versionId, name: words } });
      if (outcome.ok) return null;
      const { fields, message } = outcome.error;
      return fields.find(({ path }) => path === 'name')?.message ?? message;
    },
    [resumeId, runName],
  );
  return { restore, restoring, name };
}
