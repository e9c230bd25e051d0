import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown beside the box, and part of what can be clicked. */
  label: ReactNode;
  hideLabel?: boolean;
}

/** A checkbox with its label; the whole row is the target. */
export function Checkbox({ label, hideLabel, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-2.5 text-sm', className)}>
      <input {...rest} type="checkbox" className="mt-0.5 size-[18px] shrink-0 accent-thread" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}

/** An on/off setting that applies at once (a checkbox is for choices that are sent later). */
export function Switch({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4 text-sm', className)}>
      <span>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={
          'relative h-6 w-10 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors ' +
          'after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:bg-ink-soft after:transition-transform ' +
          'checked:border-thread checked:bg-thread checked:after:translate-x-4 checked:after:bg-thread-ink'
        }
      />
    </label>
  );
}
