import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Download } from 'lucide-react';
import type { DownloadData_user$key } from '../../../__generated__/DownloadData_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { callAsUser, downloadMyData } from '../accountCalls.ts';
import { ProofDialog } from './ProofDialog.tsx';

/**
 * Downloads everything as one file. If the server asks for fresh proof first, the download continues by itself
 * afterwards.
 */
export function DownloadData({ userKey }: { userKey: DownloadData_user$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment DownloadData_user on User {
        hasPassword
      }
    `,
    userKey,
  );
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);

  async function download() {
    setBusy(true);
    const outcome = await downloadMyData();
    setBusy(false);
    setProving(outcome.kind === 'prove');
    if (outcome.kind === 'saved') {
      toast({ title: 'Your data was downloaded', description: 'Look for tailorbird-data.json.' });
    } else if (outcome.kind === 'failed') {
      toast({ title: 'Download failed', description: outcome.message, tone: 'failure' });
    }
  }

  async function confirm(password = '') {
    const result = await callAsUser('POST', '/api/auth/confirm', { password });
    if (!result.ok) return result.message || "We couldn't check your password. Please try again.";
    await download();
    return '';
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-soft">
        Everything in one file: your experience, job postings, resumes and settings. It's a JSON file, which
        other programs can read. It doesn't contain passwords.
      </p>
      <Button busy={busy} onClick={() => void download()}>
        <Download className="size-4" aria-hidden="true" />
        {busy ? 'Preparing...' : 'Download my data'}
      </Button>
      <ProofDialog
        open={proving}
        onClose={() => setProving(false)}
        hasPassword={hasPassword}
        title="Download your data"
        description={
          hasPassword
            ? "Please enter your password to confirm it's you."
            : "Please sign in with Google again to confirm it's you. You'll come back here."
        }
        submit={{ label: 'Download my data', busy: 'Preparing...' }}
        isGoogleNeeded={!hasPassword}
        onProof={confirm}
      />
    </div>
  );
}
