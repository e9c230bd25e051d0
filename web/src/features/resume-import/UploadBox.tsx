import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { UploadBox_user$key } from '../../__generated__/UploadBox_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Card } from '../../ui/Card.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';
import { ProgressSteps, type Step } from '../../ui/ProgressSteps.tsx';
import { SentToService } from '../engine/SentToService.tsx';
import { useReadingService } from '../engine/useReadingService.ts';
import { PASTE_ASKED } from '../experiences/pasting/askedPaste.ts';
import { DropZone } from './DropZone.tsx';
import type { FailedUpload, useUpload, UploadState } from './useUpload.ts';

interface UploadBoxProps {
  upload: ReturnType<typeof useUpload>;
  compact?: boolean;
  userKey: UploadBox_user$key | null | undefined;
}

/** Shows the drop zone, or the progress of an upload. */
export function UploadBox({ upload, compact, userKey }: UploadBoxProps) {
  const user = useFragment(
    graphql`
      fragment UploadBox_user on User {
        ...useReadingService_user
        ...SentToService_user
      }
    `,
    userKey ?? null,
  );
  const { state, start, startAlone, cancel } = upload;
  const service = useReadingService(user ?? null);
  const box = useFocusAfterUpload(state.phase === 'idle');
  if (state.phase !== 'idle') {
    return <Processing state={state} service={service} onStartAlone={startAlone} onCancel={cancel} />;
  }
  return (
    <div ref={box} className="grid gap-4">
      {state.failed && <Failure failed={state.failed} />}
      <DropZone onFile={start} compact={compact === true} />
      {user && <SentToService userKey={user} />}
    </div>
  );
}

/** The part of the page with the focus goes when an upload ends; what to do next gets it then. */
function useFocusAfterUpload(isIdle: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    const hasEnded = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    if (!hasEnded || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('button, a, input')?.focus();
  }, [isIdle]);
  return box;
}

function Failure({ failed: { fileName, message, isAboutFile, again } }: { failed: FailedUpload }) {
  return (
    <InlineError
      action={
        (again || isAboutFile) && (
          <div className="flex flex-wrap gap-2">
            {again && (
              <Button size="sm" onClick={again}>
                Try again
              </Button>
            )}
            {isAboutFile && (
              <Link to="/profile" state={PASTE_ASKED} className={buttonStyles('secondary', 'sm')}>
                Paste the text
              </Link>
            )}
          </div>
        )
      }
    >
      <bdi className="font-[560] [overflow-wrap:anywhere]">{fileName}</bdi>{' '}
      <span className="font-[560]">wasn't imported.</span> {message}
    </InlineError>
  );
}

interface ProcessingProps {
  state: Exclude<UploadState, { phase: 'idle' }>;
  /** Who reads the file, too. */
  service: string | null;
  onStartAlone: () => void;
  onCancel: () => void;
}

function Processing({ state, service, onStartAlone, onCancel }: ProcessingProps) {
  const region = useRef<HTMLDivElement>(null);
  // The button that started this is gone, so the focus moves here.
  useEffect(() => region.current?.focus(), []);
  const sent = state.phase === 'sending' ? state.sent : 1;
  const canStartAlone = state.phase === 'reading' && !state.isAlone && service !== null;
  const at = { sending: 0, reading: 1, success: 2 }[state.phase];
  const labels = [`Sending ${state.fileName}`, 'Reading it, line by line', 'Showing what we found'];
  const steps = labels.map((label, index): Step => ({
    label,
    state: index < at ? 'done' : index === at ? 'now' : 'waiting',
  }));
  return (
    <Card>
      <div
        ref={region}
        tabIndex={-1}
        role="group"
        aria-label="Importing your resume"
        className="grid gap-5 outline-none"
      >
        <ProgressSteps label="Progress" steps={steps} />
        <progress
          aria-label="Sent"
          value={sent}
          max={1}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-thread [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-thread [&::-webkit-progress-value]:transition-[width]"
        />
        {state.phase === 'reading' && (
          <p role="status" className="appear-after-3000 text-sm text-ink-soft">
            Still reading. This can take up to a minute.
            {canStartAlone && ` You can also go on with what our own reader finds, though it may miss more.`}
          </p>
        )}
        {state.phase !== 'success' && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={onCancel}>Cancel</Button>
            {canStartAlone && (
              <Button
                className="appear-after-3000"
                onClick={() => {
                  region.current?.focus();
                  onStartAlone();
                }}
              >
                Don't wait for {service}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
