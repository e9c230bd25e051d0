import { Skeleton } from '../../ui/Skeleton.tsx';

/** Three cards and the sliders, as large as the real ones. */
export function AnalyticsSkeleton() {
  return (
    <div role="status" className="mt-8 grid grid-cols-1 gap-8">
      <span className="sr-only">Loading analytics...</span>
      <p className="appear-after-3000 text-sm text-ink-soft">
        Still counting what people did with each variant.
      </p>
      <div className="grid gap-4 lg:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <div key={card} className="grid gap-6 rounded-md border border-line bg-surface p-6">
            <Skeleton className="h-6 w-2/3" />
            {[1, 2, 3].map((row) => (
              <div key={row} className="grid gap-2">
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-3 w-full" />
                <Skeleton className="h-4 w-5/6" />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
