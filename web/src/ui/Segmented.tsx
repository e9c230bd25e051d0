import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface SegmentedProps<Value extends string> {
  /** What the choice is about; read out before the options. */
  legend: string;
  showLegend?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few: native radios that look like a divided bar, with the arrow keys that radios have. */
export function Segmented<Value extends string>({
  legend,
  showLegend,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={showLegend ? 'mb-1.5 text-sm font-[560]' : 'sr-only'}>{legend}</legend>
      <div className="flex gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-9 flex-1 items-center justify-center gap-2 rounded-sm px-2 text-center text-sm text-ink-soft transition-colors touch-target',
              'hover:text-ink has-checked:bg-surface has-checked:font-[560] has-checked:text-ink has-checked:shadow-low',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-thread',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TabsProps<Value extends string> extends SegmentedProps<Value> {
  panels: Record<Value, ReactNode>;
}

/** A segmented control with the panel that belongs to the choice. */
export function Tabs<Value extends string>({ panels, ...segmented }: TabsProps<Value>) {
  return (
    <div>
      <Segmented {...segmented} />
      <div className="pt-4">{panels[segmented.value]}</div>
    </div>
  );
}
