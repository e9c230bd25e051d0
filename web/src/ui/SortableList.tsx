import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { buttonStyles } from './buttonStyles.ts';

/** Moves an item by one place; undefined at the ends. */
export interface Moves {
  up?: (() => void) | undefined;
  down?: (() => void) | undefined;
}

interface SortableListProps<Item> {
  /** The list's name for screen readers. */
  label: string;
  items: readonly Item[];
  getId: (item: Item) => string;
  /** What an item is called in announcements and on its handle. */
  getName: (item: Item) => string;
  /** `handle` is the button that drags the item; `moves` moves it by one place. Place both inside the item. */
  renderItem: (item: Item, handle: ReactNode, dragging: boolean, moves: Moves) => ReactNode;
  /** The items in their new order, after a drop that changed something. */
  onReorder: (items: Item[]) => void;
  className?: string;
}

/**
 * A list that can be reordered by pointer, touch or keyboard: focus a handle, Space picks up, arrows move by 25
 * pixels a press (dnd-kit's default, docs/product.md#limits), Space drops, Escape cancels. It brings dnd-kit (14 kB):
 * import it only from pages that are loaded on demand.
 */
export function SortableList<Item>({
  label,
  items,
  getId,
  getName,
  renderItem,
  onReorder,
  className,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    // A minimum distance before a drag starts, so that a click on the handle stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor),
  );
  const ids = items.map(getId);
  const name = (id: string | number) => {
    const item = items[ids.indexOf(String(id))];
    return item === undefined ? '' : getName(item);
  };
  const place = (id: string | number) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const [moved, setMoved] = useState('');
  const focused = useRef<Element>(null);
  const order = ids.join(' ');
  // Its element was moved in the document, which lost the focus.
  useEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected) element.focus();
  }, [order]);
  const getMoves = (item: Item, index: number): Moves => {
    const to = (target: number) => () => {
      focused.current = document.activeElement;
      setMoved(`${getName(item)} is now at position ${target + 1} of ${ids.length}.`);
      onReorder(arrayMove([...items], index, target));
    };
    return {
      up: index > 0 ? to(index - 1) : undefined,
      down: index < ids.length - 1 ? to(index + 1) : undefined,
    };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} is now at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${name(active.id)} was dropped at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Move canceled. ${name(active.id)} is back at ${place(active.id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
        },
      }}
      onDragEnd={({ active, over }) => {
        const from = ids.indexOf(String(active.id));
        const to = over ? ids.indexOf(String(over.id)) : -1;
        if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove([...items], from, to));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={cx('grid gap-3', className)}>
          {items.map((item, index) => (
            <SortableItem key={getId(item)} id={getId(item)} name={getName(item)}>
              {(handle, dragging) => renderItem(item, handle, dragging, getMoves(item, index))}
            </SortableItem>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {moved}
        </p>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  children: (handle: ReactNode, dragging: boolean) => ReactNode;
}

function SortableItem({ id, name, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      aria-label={`Move ${name}`}
      className={buttonStyles(
        'quiet',
        'md',
        'w-11 shrink-0 cursor-grab touch-none !px-0 active:cursor-grabbing',
      )}
    >
      <GripVertical className="size-5" aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      className={cx('list-none', isDragging && 'relative z-10 opacity-95')}
    >
      {children(handle, isDragging)}
    </li>
  );
}
