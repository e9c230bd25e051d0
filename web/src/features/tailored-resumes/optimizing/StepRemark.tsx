import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { FactQuestion } from './FactQuestion.tsx';
import { focusBullet } from './focusBullet.ts';
import { useOptimizing } from './OptimizingContext.ts';
import { useSetAside } from './setAside.ts';
import type { Step } from './useOptimization.ts';

/** Why a bullet was not reworded, until the person dismisses it. */
export function StepRemark({ step }: { step: Step }) {
  const { optimization } = useOptimizing();
  const { bulletId, sequence, state, note, question } = step;
  const [isDismissed, setDismissed] = useSetAside(`step:${optimization.run?.id}:${sequence}`);
  const hasFailed = state === 'FAILED';
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  return (
    <>
      {!isDismissed && (
        <div className={cx('flex items-start gap-2 text-sm', hasFailed ? 'text-amber' : 'text-ink-soft')}>
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1">{note}</p>
          <IconButton
            label="Dismiss note"
            className="-my-3"
            onClick={() => {
              setDismissed(true);
              focusBullet(bulletId);
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {question && <FactQuestion key={question} bulletId={bulletId} question={question} />}
    </>
  );
}
