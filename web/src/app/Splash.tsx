import { Bird } from '../ui/Bird.tsx';

/** Shown while the first page's code is loading. */
export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <Bird className="size-16" stitching />
      <span className="sr-only">Loading Tailorbird...</span>
    </div>
  );
}
