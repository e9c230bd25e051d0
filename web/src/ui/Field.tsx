import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { CircleAlert } from 'lucide-react';

/** What a control needs to be linked to its label, hint and error. Spread it onto the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** The label is read out but not shown, for controls whose purpose is obvious. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shown at the right end of the label's line, such as "Forgot your password?". */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with a hint and, when something is wrong, the reason. */
export function Field({ label, hideLabel, hint, error, required, aside, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-4', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={id} className={cx('text-sm font-[560]', hideLabel && 'sr-only')}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
