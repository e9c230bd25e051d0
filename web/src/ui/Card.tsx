import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `done` is tinted green; `dashed` marks a place for something that isn't there yet. */
  tone?: 'plain' | 'done' | 'dashed';
  /** Lifts it off the paper. */
  floating?: boolean;
}

const TONES = {
  plain: 'border-line bg-surface',
  done: 'border-thread bg-thread-wash',
  dashed: 'border-dashed border-edge bg-transparent',
};

/** A sheet on the page. */
export function Card({ as: Element = 'div', tone = 'plain', floating, className, ...rest }: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={cx('rounded-md border p-5 sm:p-6', TONES[tone], floating && 'shadow-float', className)}
    />
  );
}

const BADGES = {
  neutral: 'bg-sunken text-ink-soft',
  ok: 'bg-thread-wash text-thread',
  strong: 'bg-thread text-thread-ink',
  attention: 'bg-amber-wash text-amber',
  danger: 'bg-danger-wash text-danger',
};

interface BadgeProps {
  tone?: keyof typeof BADGES;
  children: ReactNode;
  className?: string;
}

/** A short fact about the thing beside it. Words carry its meaning, not only color. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-[560] whitespace-nowrap',
        BADGES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
