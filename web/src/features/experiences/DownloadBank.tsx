import { useState } from 'react';
import { Download } from 'lucide-react';
import { downloadFile } from '../../lib/downloadFile.ts';
import { signInAgain } from '../../relay/signInAgain.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast.ts';

/** Downloads the whole bank as a file that other tools can read and that can be uploaded again. */
export function DownloadBank({ isEmpty }: { isEmpty: boolean }) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const result = await downloadFile('/api/experiences/json-resume', 'my_resume.json');
    setBusy(false);
    if (result.ok) return toast({ title: 'Your experience was downloaded' });
    if (result.status === 401) return signInAgain();
    toast({
      title: 'Failed to download your experience',
      description: result.message || 'Please try again.',
      tone: 'failure',
    });
  }
  return (
    <Card as="section" aria-labelledby="take-along" className="!bg-transparent">
      <h2 id="take-along" className="!text-md">
        Export your data
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {isEmpty
          ? 'Nothing to export yet. Your roles and resume details will be available as a JSON Resume file.'
          : 'All your roles and resume details in a JSON Resume file, an open format other tools can read.'}
      </p>
      {!isEmpty && (
        <Button size="sm" className="mt-4" busy={busy} onClick={() => void download()}>
          <Download className="size-4" aria-hidden="true" />
          {busy ? 'Downloading...' : 'Download as JSON Resume'}
        </Button>
      )}
    </Card>
  );
}
