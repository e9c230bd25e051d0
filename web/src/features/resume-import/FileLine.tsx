import type { KeyboardEvent } from 'react';

interface FileLineProps {
  text: string;
  isMarked: boolean;
}

/** A line of the file as it is. */
export function FileLine({ text, isMarked }: FileLineProps) {
  return (
    <p dir="auto">
      {isMarked ? (
        <mark tabIndex={-1} className="-mx-1 rounded-sm bg-mark px-1 text-ink outline-none">
          {text}
        </mark>
      ) : (
        text
      )}
    </p>
  );
}

interface ChoosableLineProps {
  text: string;
  number: number;
  /** Another role begins here already. */
  isTaken: boolean;
  /** The one that Tab reaches; the arrow keys lead to the others. */
  isCurrent: boolean;
  busy: boolean;
  onFocus: () => void;
  onChoose: () => void;
  onCancel: () => void;
}

/** A line as a button, to say that a role begins with it. */
export function ChoosableLine({
  text,
  number,
  isTaken,
  isCurrent,
  busy,
  onFocus,
  onChoose,
  onCancel,
}: ChoosableLineProps) {
  if (isTaken) {
    return (
      <p className="px-3 py-2 text-ink-soft" dir="auto">
        {text} <span className="text-xs whitespace-nowrap">· already found</span>
      </p>
    );
  }
  return (
    <button
      type="button"
      data-line={number}
      aria-label={`A role begins here: ${text}`}
      aria-disabled={busy || undefined}
      tabIndex={isCurrent ? 0 : -1}
      dir="auto"
      onFocus={onFocus}
      onClick={() => {
        if (!busy) onChoose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
        else moveAmongLines(event);
      }}
      className="block min-h-9 w-full rounded-sm border border-line bg-sunken px-3 py-2 text-start hover:border-thread hover:bg-thread-wash"
    >
      {text}
    </button>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One stop of the Tab key for all lines: the arrow keys, Home and End move among them. */
function moveAmongLines(event: KeyboardEvent<HTMLButtonElement>) {
  const step = STEPS[event.key];
  const lines = [
    ...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('button[data-line]') ?? []),
  ];
  if (!step || lines.length === 0) return;
  event.preventDefault();
  lines[step(lines.indexOf(event.currentTarget), lines.length - 1)]?.focus();
}
