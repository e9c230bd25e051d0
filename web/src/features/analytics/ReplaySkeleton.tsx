import { Skeleton } from '../../ui/Skeleton.tsx';

/** A comparison that is being worked out, as large as its result. */
export function ReplaySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm text-ink-soft">
        Ranking again...
        <span className="appear-after-3000"> The first time, some hundred sample jobs have to be read.</span>
      </p>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
