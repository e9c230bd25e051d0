import { cx } from '../lib/cx.ts';
import { Button } from './Button.tsx';

interface WaitingNoteProps {
  busy: boolean;
  /** What is happening, shown at once; left out when it is usually over before it could be read. */
  now?: string | undefined;
  /** Shown after three seconds. */
  slow: string;
  onCancel: () => void;
}

/**
 * Beside the button that started something: what is happening, that it is still going, and a way to cancel. Stays
 * mounted, so that it is read out.
 */
export function WaitingNote({ busy, now, slow, onCancel }: WaitingNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {busy && now}
        {busy && <span className="appear-after-3000"> {slow}</span>}
      </p>
      {busy && (
        <Button size="sm" onClick={onCancel} className={cx(!now && 'appear-after-3000')}>
          Cancel
        </Button>
      )}
    </div>
  );
}
