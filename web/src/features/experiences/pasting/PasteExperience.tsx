import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ClipboardPaste, Upload } from 'lucide-react';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Card } from '../../../ui/Card.tsx';
import { dismissToast } from '../../../ui/toast.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { isPasteAsked } from './askedPaste.ts';
import { openPaste } from './pasteDrafts.ts';
import { useLeaveWarning } from '../../../lib/useLeaveWarning.ts';

// Loads the form library: the page shows without it, and it is ready before anybody clicks.
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog.tsx')).PasteDialog }));

interface PasteExperienceProps {
  connectionId: string;
  /** Whose text it is. */
  person: string;
  /** The first thing to do, because there are no experiences yet. */
  prominent: boolean;
  /** What to know before a text is read. */
  note: ReactNode;
  /** The AI service that reads the text, too, if any. */
  service: string | null;
}

/** Quick Start: paste a whole work history instead of typing it role by role. */
export function PasteExperience({ connectionId, person, prominent, note, service }: PasteExperienceProps) {
  const [state, setState] = useState(() => openPaste(person));
  // Everything survives a reload, but not closing the tab.
  useLeaveWarning(() => (state.items?.length ?? 0) > 0);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = isPasteAsked(useLocation().state);
  useEffect(() => {
    if (!isAsked) return;
    // What failed before has led here.
    dismissToast();
    // It gets the focus back when the dialog closes.
    opener.current?.focus();
    setOpen(true);
  }, [isAsked]);
  return (
    <Card as="section" aria-labelledby="quick-start" tone={prominent ? 'done' : 'plain'}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-60 flex-1">
          <h2 id="quick-start">Quick Start</h2>
          <p className="mt-1 text-sm text-ink-soft">
            {state.items && state.items.length > 0
              ? 'The experiences from your text are still waiting to be added.'
              : state.text.trim()
                ? 'The text you pasted is still here.'
                : "Upload a resume, or paste one or your notes. We'll find the roles, and you check them."}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/upload-resume" className={buttonStyles(prominent ? 'primary' : 'secondary')}>
            <Upload className="size-[18px]" aria-hidden="true" />
            Upload Resume
          </Link>
          <button
            ref={opener}
            type="button"
            onClick={() => {
              dismissToast();
              setOpen(true);
            }}
            className={buttonStyles('secondary')}
          >
            <ClipboardPaste className="size-[18px]" aria-hidden="true" />
            Paste Your Experience
          </button>
        </div>
      </div>
      <SectionBoundary name="The dialog">
        <Suspense fallback={null}>
          <PasteDialog
            open={open}
            onClose={() => setOpen(false)}
            state={state}
            onChange={setState}
            connectionId={connectionId}
            note={note}
            service={service}
          />
        </Suspense>
      </SectionBoundary>
    </Card>
  );
}
