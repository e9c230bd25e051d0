import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { focusOnOpen } from '../../../ui/focusOnOpen.ts';
import { GoogleButton } from '../GoogleButton.tsx';

interface ProofDialogProps {
  open: boolean;
  onClose: () => void;
  hasPassword: boolean;
  title: string;
  description: ReactNode;
  submit: { label: string; busy: string; tone?: 'danger' };
  /** The account has no password, and the server has already asked for a fresh sign-in. */
  isGoogleNeeded?: boolean;
  /** It is done, and the page is about to go. */
  isLeaving?: boolean;
  /** Performs the action, with the password if there is one. Resolves to the reason for a refusal, or `''`. */
  onProof: (password: string | undefined) => Promise<string>;
}

/**
 * Asks for proof of identity before an action that must not happen on an unattended computer: for the password or,
 * for an account without one, for a fresh sign-in with Google when the server wants it.
 */
export function ProofDialog({
  open,
  onClose,
  hasPassword,
  title,
  description,
  submit,
  isGoogleNeeded = false,
  isLeaving = false,
  onProof,
}: ProofDialogProps) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const busy = isAsking || isLeaving;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {(hasPassword || !isGoogleNeeded) && (
            <Button type="submit" form={formId} tone={submit.tone ?? 'primary'} busy={busy}>
              {busy ? submit.busy : submit.label}
            </Button>
          )}
        </>
      }
    >
      <ProofForm
        id={formId}
        hasPassword={hasPassword}
        isGoogleNeeded={isGoogleNeeded}
        onBusy={setIsAsking}
        onProof={onProof}
      />
    </Dialog>
  );
}

interface ProofFormProps extends Required<
  Pick<ProofDialogProps, 'hasPassword' | 'isGoogleNeeded' | 'onProof'>
> {
  id: string;
  onBusy: (busy: boolean) => void;
}

/** Starts fresh each time the dialog opens: no password stays behind. */
function ProofForm({ id, hasPassword, isGoogleNeeded, onBusy, onProof }: ProofFormProps) {
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const password = hasPassword ? (input.current?.value ?? '') : undefined;
    if (password === '') {
      refuse('Please enter your password.');
      return;
    }
    onBusy(true);
    const refusal = await onProof(password);
    onBusy(false);
    refuse(refusal);
  }

  function refuse(words: string) {
    setProblem(words);
    if (words) input.current?.select();
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {hasPassword ? (
        <Field label="Password" required error={problem}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={(element) => {
                input.current = element;
                focusOnOpen(element);
              }}
              autoComplete="current-password"
            />
          )}
        </Field>
      ) : (
        <>
          {problem && <InlineError>{problem}</InlineError>}
          {(problem || isGoogleNeeded) && <GoogleButton returnTo="/account" />}
        </>
      )}
    </form>
  );
}
