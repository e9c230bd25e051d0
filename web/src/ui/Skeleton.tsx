import { cx } from '../lib/cx.ts';

/** A gray placeholder for something that is loading; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('pulse-soft rounded-sm bg-line', className)} />;
}

export type PageShape = 'list' | 'cards' | 'form' | 'columns';

/** The outline of a page while its data is loading. `label` is read out, such as "Loading your experiences...". */
export function PageSkeleton({
  shape = 'list',
  label = 'Loading...',
}: {
  shape?: PageShape;
  label?: string;
}) {
  return (
    <div role="status" className="grid grid-cols-1 gap-6">
      <span className="sr-only">{label}</span>
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <p className="appear-after-3000 text-sm text-ink-soft">Still loading. Your connection seems slow.</p>
      </div>
      <div
        className={cx(
          'grid gap-4',
          shape === 'cards' && 'sm:grid-cols-2 lg:grid-cols-3',
          shape === 'columns' && 'lg:grid-cols-3',
        )}
      >
        {Array.from({ length: shape === 'form' ? 1 : 3 }, (_, index) => (
          <div key={index} className="grid gap-3 rounded-md border border-line bg-surface p-6">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-5/6" />
            {shape === 'columns' && <Skeleton className="h-40 w-full" />}
          </div>
        ))}
      </div>
    </div>
  );
}
