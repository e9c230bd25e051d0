import { lazy, Suspense, useState } from 'react';
import { ClipboardPaste } from 'lucide-react';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Card } from '../../ui/Card.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { usePreload } from './usePreload.ts';
import { readPaste } from './pasteDrafts.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

const loadDialog = () => import('./PasteDialog.tsx');
const PasteDialog = lazy(async () => ({ default: (await loadDialog()).PasteDialog }));

interface PasteExperienceProps {
  connectionId: string;
  /** It is the first thing to do, because there are no experiences yet. */
  prominent: boolean;
}

/** Quick Start: paste a whole history instead of typing it role by role. */
export function PasteExperience({ connectionId, prominent }: PasteExperienceProps) {
  usePreload(loadDialog);
  const [state, setState] = useState(readPaste);
  useLeaveWarning(() => state.text.trim() !== '' || (state.items?.length ?? 0) > 0);
  const [dialog, setDialog] = useState({ wanted: false, open: false });
  return (
    <Card as="section" aria-labelledby="quick-start" tone={prominent ? 'done' : 'plain'}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-60 flex-1">
          <h2 id="quick-start">Quick Start</h2>
          <p className="mt-1 text-sm text-ink-soft">
            {state.items && state.items.length > 0
              ? 'The experiences from your text are still waiting to be added.'
              : state.text.trim()
                ? 'The text that you pasted is still here.'
                : 'Paste a resume or your notes. We find the roles; you check them before anything is saved.'}
          </p>
        </div>
        <button
          type="button"
          onClick={() => {
            dismissToast();
            setDialog({ wanted: true, open: true });
          }}
          className={buttonStyles(prominent ? 'primary' : 'secondary')}
        >
          <ClipboardPaste className="size-[18px]" aria-hidden="true" />
          Paste Your Experience
        </button>
      </div>
      {dialog.wanted && (
        <SectionBoundary name="The dialog">
          <Suspense fallback={null}>
            <PasteDialog
              open={dialog.open}
              onClose={() => setDialog({ wanted: true, open: false })}
              state={state}
              onChange={setState}
              connectionId={connectionId}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </Card>
  );
}
