import { cx } from '../lib/cx.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg';

const BASE =
  'inline-flex select-none items-center justify-center gap-2 rounded-md border font-[560] whitespace-nowrap no-underline ' +
  'transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const TONES: Record<ButtonTone, string> = {
  primary:
    'border-thread bg-thread text-thread-ink hover:border-thread-strong hover:bg-thread-strong ' +
    'disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft',
  secondary:
    'border-edge bg-surface text-ink hover:bg-sunken disabled:border-line disabled:bg-transparent disabled:text-ink-soft ' +
    'aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-soft',
  quiet:
    'border-transparent bg-transparent text-ink-soft hover:bg-sunken hover:text-ink disabled:hover:bg-transparent disabled:hover:text-ink-soft',
  danger:
    'border-danger bg-danger text-thread-ink hover:border-danger-strong hover:bg-danger-strong ' +
    'disabled:border-line disabled:bg-sunken disabled:text-ink-soft',
};

/** The small size looks 36 pixels high but keeps a touch target of 44. */
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm touch-target',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-12 px-6 text-md',
};

/** The look of a button, for `<button>` and for links that lead on (`<Link className={buttonStyles()}>`). */
export function buttonStyles(tone: ButtonTone = 'secondary', size: ButtonSize = 'md', more?: string): string {
  return cx(BASE, TONES[tone], SIZES[size], more);
}

/** A link inside text. */
export const LINK =
  'font-[560] text-thread underline decoration-1 underline-offset-4 hover:text-thread-strong hover:decoration-2';
