import { History, Redo2, Undo2 } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { describeChange } from './changeTexts.ts';
import type { Undo } from './useUndo.ts';

/** "Undo" and "Redo", each with what it is about. They stay when there is nothing to do, so that the focus does. */
export function UndoButtons({ undoable, redoable, undo, redo }: Undo) {
  return (
    <>
      <StepButton name="Undo" keys="Control+Z Meta+Z" change={undoable} onStep={undo} Icon={Undo2} />
      <StepButton
        name="Redo"
        keys="Control+Shift+Z Meta+Shift+Z Control+Y"
        change={redoable}
        onStep={redo}
        Icon={Redo2}
      />
    </>
  );
}

interface StepButtonProps {
  name: 'Undo' | 'Redo';
  keys: string;
  change: string | null;
  onStep: () => void;
  Icon: typeof Undo2;
}

function StepButton({ name, keys, change, onStep, Icon }: StepButtonProps) {
  return (
    <IconButton
      label={change === null ? name : `${name}: ${describeChange(change)}`}
      data-step={name}
      aria-keyshortcuts={keys}
      aria-disabled={change === null || undefined}
      onClick={change === null ? undefined : onStep}
      className={cx(change === null && 'opacity-40')}
    >
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  );
}

interface HistoryButtonProps {
  onClick: () => void;
  /** There is room for the word. */
  labeled?: boolean;
  className?: string;
}

/** Opens the history. */
export function HistoryButton({ onClick, labeled, className }: HistoryButtonProps) {
  const icon = <History className="size-5" aria-hidden="true" />;
  return labeled ? (
    <Button tone="quiet" onClick={onClick} className={cx('!px-3', className)}>
      {icon}
      History
    </Button>
  ) : (
    <IconButton label="History" onClick={onClick} className={className}>
      {icon}
    </IconButton>
  );
}
