import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Lines of the file that are marked, and why. */
export interface MarkedLines {
  /** What was read from them. */
  name: string;
  lineNumbers: readonly number[];
  /** The button that marked them, to which the focus can return. */
  from: HTMLElement;
}

interface ShowInFileProps {
  name: string;
  lineNumbers: readonly number[];
  onShow: (lines: MarkedLines) => void;
  children: ReactNode;
  /** The button in full, if it isn't the only one for these lines. */
  label?: string;
  /** Looks like a chip, for lists of short things. */
  chip?: boolean;
}

/** A button that shows where something was read. */
export function ShowInFile({ name, lineNumbers, onShow, children, label, chip }: ShowInFileProps) {
  return (
    <Button
      size="sm"
      tone={chip ? 'secondary' : 'quiet'}
      aria-label={label ?? `Show in the file: ${name}`}
      className={chip ? '!rounded-full py-1 text-left !font-normal !whitespace-normal' : 'ml-auto shrink-0'}
      onClick={({ currentTarget }) => onShow({ name, lineNumbers, from: currentTarget })}
    >
      {children}
    </Button>
  );
}
