import { ChevronDown, ChevronUp } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { IconButton } from './Button.tsx';
import type { Moves } from './SortableList.tsx';

/** Move up and Move down, one place per press. They stay at the ends, so that the focus isn't lost. */
export function MoveButtons({ name, moves, disabled }: { name: string; moves: Moves; disabled?: boolean }) {
  if (!moves.up && !moves.down) return null;
  return (
    <span className="flex shrink-0 flex-col">
      {(['up', 'down'] as const).map((direction) => {
        const move = disabled ? undefined : moves[direction];
        const Icon = direction === 'up' ? ChevronUp : ChevronDown;
        return (
          <IconButton
            key={direction}
            label={`Move ${direction}: ${name}`}
            aria-disabled={!move || undefined}
            onClick={() => move?.()}
            className={cx('!min-h-8', !move && 'opacity-35')}
          >
            <Icon className="size-4" aria-hidden="true" />
          </IconButton>
        );
      })}
    </span>
  );
}
