import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Download } from 'lucide-react';
import type { ExportButton_resume$key } from '../../../__generated__/ExportButton_resume.graphql.ts';
import { signInAgain } from '../../../relay/signInAgain.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonSize, ButtonTone } from '../../../ui/buttonStyles.ts';
import { toast } from '../../../ui/toast.ts';
import { ExportNotices } from './ExportNotices.tsx';

// Loaded after the page: nobody exports before it shows.
const loadExport = () => import('./exportResume.ts');

interface ExportButtonProps {
  resumeKey: ExportButton_resume$key;
  label: string;
  /** The name for screen readers where there are several on one page. */
  accessibleLabel?: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  /** Runs first, such as saving open edits; `false` stops the export. */
  before?: () => Promise<boolean>;
}

/**
 * Downloads the resume as a PDF. Notices about what was left out take a row of their own, so place it in a
 * `flex-wrap`.
 */
export function ExportButton({
  resumeKey,
  label,
  accessibleLabel,
  tone,
  size,
  className,
  before,
}: ExportButtonProps) {
  const { id } = useFragment(
    graphql`
      fragment ExportButton_resume on TailoredResume {
        id
      }
    `,
    resumeKey,
  );
  const [busy, setBusy] = useState(false);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const button = useRef<HTMLButtonElement>(null);

  async function run() {
    setBusy(true);
    setNotices([]);
    if (!before || (await before())) {
      const result = await loadExport()
        .then(({ downloadResume }) => downloadResume(id))
        .catch(() => ({ ok: false as const, status: 0 }));
      if (!result.ok && result.status === 401) signInAgain();
      else if (!result.ok) toast({ title: 'Failed to export resume. Please try again.', tone: 'failure' });
      else setNotices(result.notices);
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        {...(tone && { tone })}
        {...(size && { size })}
        {...(className && { className })}
        ref={button}
        busy={busy}
        aria-label={busy ? undefined : accessibleLabel}
        onPointerEnter={() => void loadExport().catch(() => {})}
        onClick={() => void run()}
      >
        <Download className="size-4" aria-hidden="true" />
        {busy ? 'Exporting...' : label}
      </Button>
      <ExportNotices
        notices={notices}
        onDismiss={() => {
          setNotices([]);
          button.current?.focus();
        }}
      />
    </>
  );
}
