import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InlineError } from '../../ui/EmptyState.tsx';

/** The most that the server returns at once. */
const PAGE = 100;

/** From `usePaginationFragment` of a connection to the bank. */
interface RestOfBankProps {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Loads the remaining pages below a list of experiences to choose from, so that the whole bank is offered. Says so
 * while loading, and offers a retry when a page fails.
 */
export function RestOfBank({ hasNext, isLoadingNext, loadNext }: RestOfBankProps) {
  const [incomplete, setIncomplete] = useState(false);
  useEffect(() => {
    if (!hasNext || isLoadingNext || incomplete) return;
    loadNext(PAGE, { onComplete: (error) => setIncomplete(error !== null) });
  }, [hasNext, isLoadingNext, incomplete, loadNext]);
  if (!hasNext) return null;
  return incomplete ? (
    <div className="mt-3 grid justify-items-start gap-2">
      <InlineError>We couldn't load the rest of your experiences.</InlineError>
      <Button size="sm" onClick={() => setIncomplete(false)}>
        Try again
      </Button>
    </div>
  ) : (
    <p role="status" className="mt-3 text-sm text-ink-soft">
      Loading the rest of your experiences...
    </p>
  );
}
