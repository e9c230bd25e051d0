import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronDown, X } from 'lucide-react';
import type { OptimizePanel_resume$key } from '../../../__generated__/OptimizePanel_resume.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { plural } from '../../../lib/plural.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { focusBullet } from './focusBullet.ts';
import { OptimizeForm } from './OptimizeForm.tsx';
import { useOptimizing } from './OptimizingContext.ts';
import { RunProgress } from './RunProgress.tsx';
import { RunSummary } from './RunSummary.tsx';
import { describeProgress, summarizeRun } from './runProgress.ts';
import { useToastsAbove } from './useToastsAbove.ts';
import { useRunShown } from './useRunShown.ts';
import { useFocusKept } from './useFocusKept.ts';

interface OptimizePanelProps {
  resumeKey: OptimizePanel_resume$key;
  /** Where the workbench has put it: below the resume's column, or above the bar at the bottom of narrow screens. */
  place: 'column' | 'bottom';
}

/**
 * Rewords selected bullets (docs/product.md#optimizing-bullet-points). It opens with the first bullet that is selected and stays until
 * it is closed, so that nothing jumps away under the pointer. While a run goes on it shows how far it is, and then what
 * came of it. On narrow screens its settings are folded at first, so that more bullets can be selected.
 */
export function OptimizePanel({ resumeKey, place }: OptimizePanelProps) {
  const { jobPosting } = useFragment(
    graphql`
      fragment OptimizePanel_resume on TailoredResume {
        jobPosting {
          focusAreas
        }
      }
    `,
    resumeKey,
  );
  const isWide = useMediaQuery('(min-width: 80rem)');
  const isHere = isWide === (place === 'column');
  return isHere ? <Panel focusAreas={jobPosting.focusAreas} isWide={isWide} /> : null;
}

function Panel({ focusAreas, isWide }: { focusAreas: readonly string[]; isWide: boolean }) {
  const { state } = useBuilder();
  const { optimization, selected, select, bulletIds } = useOptimizing();
  const { run } = optimization;
  const shown = useRunShown(run);
  const [isOpen, setOpen] = useState(false);
  const [isFolded, setFolded] = useState(!isWide);
  const isRunning = run?.state === 'RUNNING';
  if (selected.length > 0 && !isOpen) setOpen(true);
  const hasForm = isOpen && !isRunning;
  const hasSummary = shown.isShown && !isRunning;
  const panel = useRef<HTMLElement>(null);
  const focusTitle = useFocusKept(panel, `${isRunning} ${hasForm} ${hasSummary}`);

  const isVisible = isRunning || (state.panel === 'resume' && (hasForm || hasSummary));
  const clear = () => {
    select([]);
    setOpen(false);
  };
  const close = () => {
    const [first = bulletIds[0]] = selected;
    clear();
    if (!hasSummary && first) focusBullet(first);
  };
  const closeSummary = () => {
    const [first] = run?.steps ?? [];
    const next = first?.newBulletId ?? first?.bulletId;
    shown.close();
    if (next) focusBullet(next);
  };
  useToastsAbove(panel);

  return (
    <>
      <p role="status" className="sr-only">
        {isRunning && describeProgress(run)}
        {hasSummary && run && summarizeRun(run)}
        {hasForm && ` ${selected.length} of ${plural(bulletIds.length, 'bullet point')} selected`}
      </p>
      <section
        ref={panel}
        aria-labelledby="optimize-title"
        hidden={!isVisible}
        data-optimize-panel=""
        className={cx(
          'rise-in border-t border-line bg-surface px-4 pt-2 pb-3 sm:px-6 print:hidden',
          isWide
            ? 'shadow-[0_-8px_24px_-16px_rgb(0_0_0/0.25)]'
            : 'max-h-[70dvh] overflow-y-auto overscroll-contain',
        )}
      >
        <div className="mx-auto max-w-3xl">
          <header className="flex min-h-11 items-center gap-1">
            <h3 ref={focusTitle} id="optimize-title" tabIndex={-1} className="flex-1 rounded-sm !text-md">
              Optimize Selected Bullet Points
            </h3>
            {hasForm && (
              <IconButton
                label={isFolded ? 'Show settings' : 'Hide settings'}
                aria-expanded={!isFolded}
                onClick={() => setFolded(!isFolded)}
              >
                <ChevronDown
                  className={cx('size-5 transition-transform', isFolded && 'rotate-180')}
                  aria-hidden="true"
                />
              </IconButton>
            )}
            {(hasForm || hasSummary) && (
              <IconButton label="Close" onClick={hasForm ? close : closeSummary} className="-mr-3">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </header>
          {isRunning && <RunProgress run={run} />}
          {hasSummary && run && <RunSummary run={run} isBrief={hasForm} />}
          {hasForm && <OptimizeForm focusAreas={focusAreas} isFolded={isFolded} onStarted={clear} />}
        </div>
      </section>
    </>
  );
}
