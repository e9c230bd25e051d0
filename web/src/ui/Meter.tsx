import { cx } from '../lib/cx.ts';

interface MeterProps {
  label: string;
  value: number;
  max?: number;
  /** What the value means in words, such as "78 of 100". */
  valueText?: string;
  tone?: 'thread' | 'amber' | 'danger';
  className?: string;
}

const TONES = { thread: 'bg-thread', amber: 'bg-amber', danger: 'bg-danger' };

/** A level on a scale, such as a score. The number is shown beside it as text. */
export function Meter({ label, value, max = 100, valueText, tone = 'thread', className }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText ?? `${value} of ${max}`}
      className={cx('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className={cx('h-full rounded-full transition-[width] duration-200', TONES[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
