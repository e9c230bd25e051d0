import { useEffect, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Lock, LockOpen, Trash2 } from 'lucide-react';
import type { BulletRow_bullet$key } from '../../../__generated__/BulletRow_bullet.graphql.ts';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBuilder } from '../builder/BuilderContext.ts';
import { BulletForm } from './BulletForm.tsx';
import { getBulletDraftKey } from '../builder/builderState.ts';
import { BulletNotes } from '../optimizing/BulletNotes.tsx';
import { BulletText } from '../optimizing/BulletText.tsx';
import type { Range } from '../optimizing/markText.ts';
import { useOptimizing } from '../optimizing/OptimizingContext.ts';

interface BulletRowProps {
  bulletKey: BulletRow_bullet$key;
  experienceId: string;
  /** `row` is the element about to be removed. */
  onDelete: (content: string, row: HTMLElement | null) => void;
}

/** Shown on hover or focus, and always on devices without hover. */
const ON_DEMAND =
  'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100';

/** A bullet: its text opens the editor, the checkbox selects it, the lock keeps it, the bin deletes it. */
export function BulletRow({ bulletKey, experienceId, onDelete }: BulletRowProps) {
  const bullet = useFragment(
    graphql`
      fragment BulletRow_bullet on TailoredBullet {
        id
        content
        isLocked
        ...BulletText_bullet
        ...BulletNotes_bullet
      }
    `,
    bulletKey,
  );
  const { id, content, isLocked } = bullet;
  const { state, dispatch, actions, choice } = useBuilder();
  const { currentBulletId } = useOptimizing();
  const [claim, setClaim] = useState<Range | null>(null);
  const textId = useId();
  const row = useRef<HTMLLIElement>(null);
  const text = useRef<HTMLButtonElement>(null);
  const key = getBulletDraftKey(id);
  const draft = state.drafts[key];
  const editing = draft !== undefined;
  const selected = state.selected.includes(id);
  const lit = state.lit?.bulletId === id ? state.lit.from : null;
  const pointedAt = lit === 'requirement' || lit === 'jump';

  // When the editor closes, the focus returns to the text unless it has already moved elsewhere.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body) text.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  useEffect(() => {
    if (pointedAt) row.current?.scrollIntoView({ block: 'nearest' });
    if (lit === 'jump') text.current?.focus({ preventScroll: true });
  }, [pointedAt, lit]);

  function cancel() {
    dispatch({ type: 'draft-closed', key });
    const typed = draft?.text ?? '';
    if (typed.trim() === content.trim()) return;
    toast({
      title: 'Editing canceled',
      action: {
        label: 'Restore my text',
        run: () => {
          dispatch({ type: 'draft-opened', key, content });
          dispatch({ type: 'draft-typed', key, text: typed });
        },
      },
    });
  }

  function save(typed: string) {
    if (typed === content) dispatch({ type: 'draft-closed', key });
    else {
      // What the person has seen: the text that the editor opened with, or the newer one shown in the conflict.
      const previousContent = draft?.conflict ? content : (draft?.base ?? content);
      void actions.update({ bulletId: id, experienceId, content: typed, previousContent });
    }
  }

  const light = (on: boolean) =>
    dispatch(on ? { type: 'lit', lit: { bulletId: id, from: 'bullet' } } : { type: 'unlit', from: 'bullet' });

  return (
    <li
      ref={row}
      data-bullet={id}
      aria-busy={currentBulletId === id || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') light(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') light(false);
      }}
      className={cx(
        'group grid scroll-my-24 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start rounded-md transition-colors xl:scroll-my-4 print:list-item print:list-disc print:ml-5',
        pointedAt && 'shadow-[inset_3px_0_0_var(--color-thread)]',
        pointedAt || selected ? 'bg-thread-wash [&_mark]:bg-surface' : !editing && 'hover:bg-sunken',
      )}
    >
      <Checkbox
        hideLabel
        label={`Select bullet point: ${content}`}
        className="justify-center print:!hidden"
        checked={selected}
        onChange={(event) => dispatch({ type: 'bullet-toggled', id, selected: event.target.checked })}
      />
      {editing ? (
        <div className="col-span-2 pr-1">
          <BulletForm
            label="Bullet point"
            draft={draft}
            saveLabel="Save"
            onType={(typed) => dispatch({ type: 'draft-typed', key, text: typed })}
            onSave={save}
            onCancel={cancel}
            elsewhere={draft.conflict ? content : undefined}
            onTakeElsewhere={cancel}
          />
        </div>
      ) : (
        <>
          <button
            ref={text}
            type="button"
            data-bullet-text=""
            title="Edit"
            onClick={() => dispatch({ type: 'draft-opened', key, content })}
            onFocus={() => light(true)}
            onBlur={() => light(false)}
            className="min-h-11 w-full cursor-text rounded-sm px-1 py-2.5 text-left text-sm break-words print:min-h-0 print:py-1"
          >
            <span className="sr-only">Edit: </span>
            <span id={textId}>
              <BulletText bulletKey={bullet} lit={claim} />
            </span>
          </button>
          <div className="flex flex-col max-sm:row-span-2 sm:flex-row print:hidden">
            <IconButton
              label={isLocked ? 'Unlock bullet point' : 'Lock bullet point'}
              className={isLocked ? '!text-thread' : ON_DEMAND}
              onClick={() => void choice.lock(id, !isLocked)}
            >
              {isLocked ? (
                <Lock className="size-4" aria-hidden="true" />
              ) : (
                <LockOpen className="size-4" aria-hidden="true" />
              )}
            </IconButton>
            <IconButton
              label="Delete bullet point"
              className={ON_DEMAND}
              onClick={() => onDelete(content, row.current)}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
          <BulletNotes
            bulletKey={bullet}
            textId={textId}
            onLight={setClaim}
            onDelete={() => onDelete(content, row.current)}
          />
        </>
      )}
    </li>
  );
}
