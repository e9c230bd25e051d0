import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonSize, type ButtonTone } from './buttonStyles.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Something is in progress: the button is disabled and says so to screen readers. */
  busy?: boolean;
}

/** A real button. `type` defaults to `button`, so that it never submits a form by accident. */
export function Button({ tone, size, busy, className, type, disabled, onClick, ...rest }: ButtonProps) {
  const isDisabled = disabled || busy;
  const notePress = useKeptFocus(isDisabled === true);
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={isDisabled}
      onClick={(event) => {
        notePress(event.currentTarget);
        onClick?.(event);
      }}
      aria-busy={busy || undefined}
      className={buttonStyles(tone, size, className)}
    />
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does: the icon alone doesn't tell. */
  label: string;
}

/** A button that shows only an icon: 44 pixels square, named for screen readers and on hover. */
export function IconButton({ label, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={buttonStyles('quiet', 'md', `!px-0 w-11 shrink-0 ${className ?? ''}`)}
    />
  );
}
