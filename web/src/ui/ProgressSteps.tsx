import type { ReactNode } from 'react';
import { Check, Circle, CircleX } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { Bird } from './Bird.tsx';

export interface Step {
  label: ReactNode;
  state: 'waiting' | 'now' | 'done' | 'failed';
}

/** Shows long work step by step. Changes are read out. */
export function ProgressSteps({
  label,
  steps,
  action,
}: {
  label: string;
  steps: readonly Step[];
  action?: ReactNode;
}) {
  return (
    <div className="grid gap-4">
      <ol aria-label={label} aria-live="polite" className="grid gap-1">
        {steps.map(({ label: text, state }, index) => (
          <li
            key={index}
            // An icon that changes says little without its step.
            aria-atomic="true"
            aria-current={state === 'now' ? 'step' : undefined}
            className={cx('flex min-h-8 items-center gap-3 text-sm', state === 'waiting' && 'text-ink-soft')}
          >
            {state === 'done' && <Check className="size-5 shrink-0 text-thread" aria-label="Done:" />}
            {state === 'now' && (
              <>
                <Bird className="pulse-soft size-5 shrink-0" />
                <span className="sr-only">Now:</span>
              </>
            )}
            {state === 'waiting' && <Circle className="size-5 shrink-0 text-edge" aria-hidden="true" />}
            {state === 'failed' && <CircleX className="size-5 shrink-0 text-danger" aria-label="Failed:" />}
            <span className={state === 'now' ? 'font-[560]' : undefined}>{text}</span>
          </li>
        ))}
      </ol>
      {action}
    </div>
  );
}
