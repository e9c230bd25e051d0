import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

interface EmptyStateProps {
  /** A lucide icon or the bird. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The first thing to do. */
  action?: ReactNode;
}

/** Says that nothing is here yet and offers the first step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-edge px-6 py-12 text-center">
      {icon && <div className="text-thread">{icon}</div>}
      <p className="text-md font-[620] text-balance">{title}</p>
      {children && <div className="max-w-prose text-sm text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

interface InlineErrorProps {
  /** What happened, and what was kept. */
  children: ReactNode;
  /** One thing to do next. */
  action?: ReactNode;
}

/** Something went wrong here; the rest of the page still works. */
export function InlineError({ children, action }: InlineErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-danger bg-danger-wash px-4 py-3 text-sm"
    >
      <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-40 flex-1">{children}</div>
      {action}
    </div>
  );
}
