import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Trash2 } from 'lucide-react';
import type { DeleteAccount_user$key } from '../../../__generated__/DeleteAccount_user.graphql.ts';
import { clearSignedInHint } from '../../../lib/signedInHint.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastAfterReload } from '../../../ui/toast.ts';
import { callAsUser } from '../accountCalls.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Deletes the account for good, after its owner has proved again that it is theirs. */
export function DeleteAccount({ userKey }: { userKey: DeleteAccount_user$key }) {
  const { email, hasPassword } = useFragment(
    graphql`
      fragment DeleteAccount_user on User {
        email
        hasPassword
      }
    `,
    userKey,
  );
  const [asking, setAsking] = useState(false);

  const [leaving, setLeaving] = useState(false);

  async function remove(password: string | undefined) {
    const result = await callAsUser('DELETE', '/api/account', password === undefined ? {} : { password });
    if (!result.ok) return result.message || 'Nothing was deleted. Please try again.';
    setLeaving(true);
    clearSignedInHint();
    toastAfterReload({
      title: 'Account deleted',
      description: 'Everything in it is gone. Goodbye, and good luck with your next job.',
    });
    window.location.assign('/');
    return '';
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-soft">
        Deletes your experience, job postings, resumes and everything else right away. This can&apos;t be
        undone, so download your data first if you might want it.
      </p>
      <Button onClick={() => setAsking(true)} className="!border-danger !text-danger">
        <Trash2 className="size-4" aria-hidden="true" />
        Delete my account
      </Button>
      <ProofDialog
        open={asking}
        onClose={() => setAsking(false)}
        hasPassword={hasPassword}
        title="Delete your account?"
        description={
          <>
            The account <b className="font-[620] text-ink">{email}</b> and all its data will be permanently
            deleted.
            {hasPassword && " Please enter your password to confirm it's you."}
          </>
        }
        submit={{ label: 'Delete my account', busy: 'Deleting...', tone: 'danger' }}
        isLeaving={leaving}
        onProof={remove}
      />
    </div>
  );
}
