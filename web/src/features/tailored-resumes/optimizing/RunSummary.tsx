/* oxlint-disable relay/must-colocate-fragment-spreads -- answers are for the panels that show the resume */
import { graphql } from 'react-relay/hooks';
import type { RunSummaryMutation } from '../../../__generated__/RunSummaryMutation.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { plural } from '../../../lib/plural.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';
import { focusBullet } from './focusBullet.ts';
import { useOptimizing } from './OptimizingContext.ts';
import { hasLeft, summarizeRun } from './runProgress.ts';
import type { Run } from './useOptimization.ts';

interface RunSummaryProps {
  run: Run;
  /** Leaves out what is of no use while other bullets are being selected. */
  isBrief: boolean;
}

/** What came of a run: what can be tried again, and what is to become of all originals. */
export function RunSummary({ run, isBrief }: RunSummaryProps) {
  const { resumeId, dispatch } = useBuilder();
  const { optimization, pairs, bulletIds, select, offerUndo } = useOptimizing();
  const [runSettle, isSettling] = useAction<RunSummaryMutation>(
    graphql`
      mutation RunSummaryMutation($input: SettleOriginalsInput!) {
        settleOriginals(input: $input) {
          ... on SettleOriginalsPayload @alias(as: "payload") {
            tailoredResume {
              ...useBulletActions_changedResume
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to change the originals', description: message }) },
  );
  const again = run.steps.map(({ bulletId }) => bulletId).filter((id) => bulletIds.includes(id));

  async function settleAll(keep: boolean) {
    const count = pairs.size;
    const [next] = [...pairs.values()];
    const { ok } = await runSettle({ input: { tailoredResumeId: resumeId, keep } });
    if (!ok) return;
    dispatch({ type: 'edited' });
    offerUndo(`${plural(count, 'original')} ${keep ? 'kept' : 'deleted'}`);
    if (next) focusBullet(next.id);
  }

  return (
    <div
      className={cx(
        'pb-1',
        isBrief && 'mb-2 flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-3',
      )}
    >
      <p className="text-sm">{summarizeRun(run)}</p>
      {pairs.size > 0 && !isBrief && (
        <p className="text-sm text-ink-soft max-sm:hidden">
          {pairs.size === 1
            ? 'Read the new wording, then keep or delete its original.'
            : 'Read the new wordings, then keep or delete each original, or all of them at once.'}
        </p>
      )}
      <div className={cx('flex flex-wrap gap-2 empty:hidden', !isBrief && 'mt-2')}>
        {hasLeft(run) && (
          <Button size="sm" busy={optimization.isRetrying} onClick={optimization.retry}>
            Try again
          </Button>
        )}
        {pairs.size > 1 && (
          <>
            <Button size="sm" disabled={isSettling} onClick={() => void settleAll(false)}>
              Delete all originals
            </Button>
            <Button size="sm" disabled={isSettling} onClick={() => void settleAll(true)}>
              Keep all originals
            </Button>
          </>
        )}
        {again.length > 0 && !isBrief && (
          <Button size="sm" tone="quiet" className="max-sm:hidden" onClick={() => select(again)}>
            {again.length === 1 ? 'Select it again' : 'Select these again'}
          </Button>
        )}
      </div>
    </div>
  );
}
