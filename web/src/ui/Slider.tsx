import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

interface SliderProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The words under the two ends, such as Short and Long. */
  ends?: [string, string];
  /** What the value means in words; read out instead of the bare number and shown at the right. */
  valueText?: string;
  disabled?: boolean;
}

/** The platform's range input with its label, its ends and its value in words. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  ends,
  valueText,
  disabled,
}: SliderProps) {
  return (
    <Field
      label={label}
      aside={<span className="text-sm text-ink-soft tabular-nums">{valueText ?? value}</span>}
    >
      {(control) => (
        <div>
          <input
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={valueText}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            className="block h-11 w-full accent-thread"
          />
          {ends && (
            <div className="-mt-2 flex justify-between text-xs text-ink-soft" aria-hidden="true">
              <span>{ends[0]}</span>
              <span>{ends[1]}</span>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
