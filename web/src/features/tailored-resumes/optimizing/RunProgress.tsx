import { Button } from '../../../ui/Button.tsx';
import { Bird } from '../../../ui/Bird.tsx';
import { useOptimizing } from './OptimizingContext.ts';
import { describeProgress, measureRun } from './runProgress.ts';
import type { Run } from './useOptimization.ts';

/** How far a run is, and a way to stop it. */
export function RunProgress({ run }: { run: Run }) {
  const { stream, stop, isStopping } = useOptimizing().optimization;
  const { done, total } = measureRun(run);
  const text = describeProgress(run);
  return (
    <div className="grid gap-2 pb-1">
      <div className="flex items-center gap-3">
        <Bird className="pulse-soft size-6 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-[560] tabular-nums">{text}</p>
          <div
            role="progressbar"
            aria-label="Bullet points reworded"
            aria-valuenow={done}
            aria-valuemax={total}
            aria-valuetext={text}
            className="mt-1.5 rounded-full bg-sunken py-[3px]"
          >
            <div className="stitch transition-[width]" style={{ width: `${(100 * done) / total}%` }} />
          </div>
        </div>
        <Button busy={isStopping} onClick={stop}>
          {isStopping ? 'Stopping...' : 'Stop'}
        </Button>
      </div>
      {stream.state === 'waiting' && (
        <p role="status" className="text-sm text-ink-soft">
          The connection was lost. Your bullet points are still being reworded; this page catches up as soon
          as it is connected again.
        </p>
      )}
      {stream.state === 'failed' && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <p>{stream.message}</p>
          <Button size="sm" onClick={stream.retry}>
            Connect again
          </Button>
        </div>
      )}
    </div>
  );
}
