import { useEffect, useRef } from 'react';
import { BULLET_MAX_LENGTH } from '../../../../../api/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Input.tsx';
import type { Draft } from '../builder/builderState.ts';

interface BulletFormProps {
  label: string;
  draft: Draft;
  saveLabel: string;
  /** The Save button's label while saving; `true` only disables the buttons. */
  busy?: string | boolean;
  onType: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
  /** What the bullet says now, if it differs from when its editor was opened. */
  elsewhere?: string | undefined;
  onTakeElsewhere?: () => void;
}

/** Edits one bullet in place. Ctrl+Enter saves, Escape cancels. */
export function BulletForm({
  label,
  draft,
  saveLabel,
  busy,
  onType,
  onSave,
  onCancel,
  elsewhere,
  onTakeElsewhere,
}: BulletFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const tooLong = draft.text.length > BULLET_MAX_LENGTH;
  const blank = draft.text.trim() === '';
  const error = tooLong
    ? `A bullet point can have at most ${BULLET_MAX_LENGTH} characters. This one has ${draft.text.length}.`
    : draft.error;
  const save = () => {
    if (!busy && !blank && !tooLong) onSave(draft.text.trim());
  };
  return (
    <form
      className="grid gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={label} hideLabel error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            value={draft.text}
            readOnly={Boolean(busy)}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                save();
              }
              if (event.key === 'Escape') {
                event.preventDefault();
                onCancel();
              }
            }}
          />
        )}
      </Field>
      {elsewhere !== undefined && (
        <div className="rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
          <p>
            It now says: <q className="break-words">{elsewhere}</q>
          </p>
          <p className="mt-1">Saving replaces it with your text above.</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" tone="primary" busy={Boolean(busy)} disabled={blank || tooLong}>
          {typeof busy === 'string' ? busy : saveLabel}
        </Button>
        {elsewhere !== undefined && (
          <Button size="sm" onClick={onTakeElsewhere}>
            Keep the other text
          </Button>
        )}
        <Button size="sm" disabled={Boolean(busy)} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
