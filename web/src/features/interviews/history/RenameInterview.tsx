import { useId, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RenameInterviewMutation } from '../../../__generated__/RenameInterviewMutation.graphql.ts';
import { INTERVIEW_NAME_MAX_LENGTH } from '../../../../../api/limits.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { Input } from '../../../ui/Input.tsx';

interface RenameInterviewProps {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for another name for an interview. */
export function RenameInterview({ id, name, open, onClose }: RenameInterviewProps) {
  const form = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rename this interview"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} tone="primary" busy={isSaving}>
            {isSaving ? 'Saving...' : 'Save Name'}
          </Button>
        </>
      }
    >
      <NameForm formId={form} id={id} name={name} onSaving={setSaving} onSaved={onClose} />
    </Dialog>
  );
}

interface NameFormProps {
  formId: string;
  id: string;
  name: string;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
}

function NameForm({ formId, id, name, onSaving, onSaved }: NameFormProps) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [run] = useAction<RenameInterviewMutation>(
    graphql`
      mutation RenameInterviewMutation($input: RenameInterviewInput!) {
        renameInterview(input: $input) {
          ... on RenameInterviewPayload @alias(as: "payload") {
            interview {
              ...InterviewRow_interview
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: () => null },
  );
  async function save() {
    const words = text.trim();
    if (words === '') return setProblem('Please enter a name.');
    if (words === name) return onSaved();
    onSaving(true);
    const outcome = await run({ input: { id, name: words } });
    onSaving(false);
    if (outcome.ok) onSaved();
    else setProblem(outcome.error.message);
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Name" error={problem}>
        {(control) => (
          <Input
            {...control}
            ref={focusOnOpen}
            value={text}
            autoComplete="off"
            maxLength={INTERVIEW_NAME_MAX_LENGTH}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </form>
  );
}
