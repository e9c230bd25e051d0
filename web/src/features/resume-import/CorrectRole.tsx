import { useRelayEnvironment } from 'react-relay/hooks';
import { formatExperienceName } from '../experiences/experienceName.ts';
import type { FirstField } from '../experiences/form/experienceForm.ts';
import { fetchLatestExperience } from '../experiences/storedExperience.ts';
import { Card } from '../../ui/Card.tsx';
import { toast, toastStore } from '../../ui/toast.ts';
import { answerDrafts, AnswerForm } from './AnswerForm.tsx';
import type { Asked, AskedRole } from './askedRoles.ts';
import { FileQuote } from './FileQuote.tsx';
import { findProblems, isName } from './answerFields.ts';
import { pickNameLines } from './readings.ts';
import type { MarkedLines } from './ShowInFile.tsx';
import { toRoleValues, useStoreAnswer, type RoleValues, type StoredAnswer } from './useStoreAnswer.ts';

interface CorrectRoleProps {
  importId: string;
  role: AskedRole;
  /** What to correct. */
  fields: readonly FirstField[];
  onShow: (lines: MarkedLines) => void;
  /** It is corrected, or stays as it is. */
  onClose: () => void;
}

/** Puts right what was read of a role, beside its lines in the file. */
export function CorrectRole({ importId, role, fields, onShow, onClose }: CorrectRoleProps) {
  const { store, revert, busy } = useStoreAnswer(importId);
  const environment = useRelayEnvironment();
  const name = formatExperienceName(role);
  const asked: Asked = {
    role,
    question: {
      key: `${role.experienceId} correction of ${fields.join()}`,
      experienceId: role.experienceId,
      topic: fields.some(isName) ? 'names' : 'dates',
      fields,
      isMissing: false,
    },
  };
  const values = [role.title, role.company];

  async function undo(stored: StoredAnswer) {
    const now = await fetchLatestExperience(environment, role.experienceId);
    if (now) await revert(asked.question, now, stored);
  }

  async function save(changes: Partial<RoleValues>) {
    const outcome = await store(asked.question, role.stored, { ...toRoleValues(role.stored), ...changes });
    if (!outcome.ok) return outcome;
    // What follows for other roles is told instead, and leads on.
    if (!toastStore.read()) tellSaved(outcome.data);
    onClose();
    return outcome;
  }

  function tellSaved(stored: StoredAnswer) {
    const canUndo = Object.keys(findProblems(role.stored, toRoleValues(role.stored))).length === 0;
    toast({
      title: 'Experience updated successfully',
      ...(canUndo && { action: { label: 'Undo', run: () => void undo(stored) } }),
    });
  }

  return (
    <Card as="section" aria-label={`Correct: ${name}`} className="grid grid-cols-1 gap-4">
      <AnswerForm
        asked={asked}
        renderQuote={(picking) => (
          <FileQuote
            role={role}
            lines={pickNameLines(role.lines, role.above, values)}
            values={values}
            picking={picking}
            onShow={onShow}
          />
        )}
        busy={busy}
        isFocused
        onSave={save}
        leave={{
          label: 'Cancel',
          run: () => {
            answerDrafts.drop(asked.question.key);
            onClose();
          },
        }}
      />
    </Card>
  );
}
