import { useState } from 'react';
import { Button } from './Button.tsx';
import { InlineError } from './EmptyState.tsx';

interface ShowMoreProps {
  label: string;
  /** What more there is, such as "resumes". */
  what: string;
  loading: boolean;
  /** `done` receives the error, or null. */
  load: (done: (error: Error | null) => void) => void;
}

/** The button below a list that has more; a failure is shown beside it. */
export function ShowMore({ label, what, loading, load }: ShowMoreProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="mt-6 grid justify-items-center gap-4">
      {failed && <InlineError>We couldn't load more {what}. The ones above are all still there.</InlineError>}
      <Button
        busy={loading}
        onClick={() => {
          setFailed(false);
          load((error) => setFailed(error !== null));
        }}
      >
        {loading ? 'Loading...' : label}
      </Button>
    </div>
  );
}
