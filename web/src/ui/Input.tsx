import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

export const CONTROL =
  'w-full rounded-md border border-edge bg-surface px-3 text-md text-ink transition-colors hover:border-ink-soft ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-danger ' +
  'focus-visible:outline-offset-0';

/** A one-line text field, 44 pixels high; 16-pixel text keeps phones from zooming in. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(CONTROL, 'min-h-11', className)} />;
}

/** A text field that grows with its text from `rows` (3) up to half the screen. */
export function Textarea({ className, rows, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows ?? 3}
      className={cx(
        CONTROL,
        'max-h-[50vh] min-h-20 resize-y py-2.5 leading-normal [field-sizing:content]',
        className,
      )}
    />
  );
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
}

/** The platform's own select. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={cx(CONTROL, 'min-h-11', className)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
