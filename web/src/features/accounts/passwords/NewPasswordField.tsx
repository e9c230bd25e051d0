import type { UseFormRegisterReturn } from 'react-hook-form';
import { cx } from '../../../lib/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { LEVEL_WORDS, ratePassword, type PasswordLevel } from './passwordStrength.ts';

const STITCHES: Record<PasswordLevel, number> = { empty: 0, 'too-short': 0, weak: 1, fair: 2, good: 3 };
const COLORS: Record<PasswordLevel, string> = {
  empty: 'bg-line',
  'too-short': 'bg-line',
  weak: 'bg-danger',
  fair: 'bg-amber',
  good: 'bg-thread',
};

interface NewPasswordFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  /** The typed password, for the hint. */
  value: string;
  /** The owner's address and names, which make a password easy to guess. */
  personal?: readonly string[];
  error?: string | undefined;
}

/** A field for a new password, with a quiet hint on how hard it is to guess. Words carry the meaning, not the color. */
export function NewPasswordField({ label, registration, value, personal, error }: NewPasswordFieldProps) {
  const level = ratePassword(value, personal);
  return (
    <Field
      label={label}
      required
      error={error}
      hint={
        <span className="flex items-start gap-2.5">
          <span aria-hidden="true" className="mt-1.5 flex shrink-0 gap-1">
            {[1, 2, 3].map((stitch) => (
              <span
                key={stitch}
                className={cx(
                  'h-1 w-4 rounded-full transition-colors',
                  stitch <= STITCHES[level] ? COLORS[level] : 'bg-line',
                )}
              />
            ))}
          </span>
          <span aria-live="polite">{LEVEL_WORDS[level]}</span>
        </span>
      }
    >
      {(control) => <PasswordInput {...control} {...registration} autoComplete="new-password" />}
    </Field>
  );
}
