import { useState, type Ref } from 'react';
import { cx } from '../lib/cx.ts';
import type { ControlProps } from './Field.tsx';
import { Input } from './Input.tsx';

interface MonthInputProps extends ControlProps {
  /** `YYYY-MM`, `YYYY` where only the year is known, or `''`. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Desktop Firefox and Safari have no month picker and show a text field instead. */
function hasMonthPicker(): boolean {
  const probe = document.createElement('input');
  probe.type = 'month';
  return probe.type === 'month';
}

/**
 * A month: the browser's picker if it has one, otherwise text like 2021-03. People often know only the year, and
 * resumes often give only that, so a bare year can be typed, too.
 */
export function MonthInput({ value, onChange, placeholder, className, inputRef, ...rest }: MonthInputProps) {
  const [picker] = useState(hasMonthPicker);
  const [yearOnly, setYearOnly] = useState(/^\d{1,4}$/.test(value));
  const typed = !picker || yearOnly;
  return (
    <div className={cx('grid justify-items-start', className)}>
      <Input
        {...rest}
        ref={inputRef}
        type={typed ? 'text' : 'month'}
        inputMode={yearOnly ? 'numeric' : undefined}
        maxLength={typed ? (yearOnly ? 4 : 7) : undefined}
        placeholder={typed ? (placeholder ?? (yearOnly ? '2021' : '2021-03 or 2021')) : placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {picker && (
        <button
          type="button"
          onClick={() => {
            // Switching back to the picker keeps the year, with January as a month to correct.
            if (yearOnly && /^\d{4}$/.test(value)) onChange(`${value}-01`);
            if (!yearOnly && value) onChange(value.slice(0, 4));
            setYearOnly(!yearOnly);
          }}
          className="touch-target mt-1 text-xs text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {yearOnly ? 'Enter a month' : 'I only know the year'}
        </button>
      )}
    </div>
  );
}
