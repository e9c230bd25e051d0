import { useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/Button.tsx';

/** Longer texts are folded. */
const LONG = 500;
const MANY_LINES = 8;

/** A text that shows its beginning, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <>
      <p
        id={id}
        dir="auto"
        className={cx('text-sm break-words whitespace-pre-line', isLong && !isOpen && 'line-clamp-8')}
      >
        {text}
      </p>
      {isLong && (
        <Button
          size="sm"
          tone="quiet"
          className="mt-1 -ml-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </>
  );
}
