import { useEffect, useRef, useState } from 'react';
import { VERSION_NAME_MAX_LENGTH } from '../../../../../api/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';

interface VersionNameFormProps {
  /** The name that it has; empty if it has none. */
  name: string;
  /** Resolves to what is wrong with the name, or to null when it is stored. */
  onSave: (name: string) => Promise<string | null>;
  onCancel: () => void;
}

/** Names a version in its place. Enter saves, Escape cancels, an empty name removes the one that it has. */
export function VersionNameForm({ name, onSave, onCancel }: VersionNameFormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const words = text.trim();
  const tooLong =
    words.length > VERSION_NAME_MAX_LENGTH
      ? `A version’s name can have at most ${VERSION_NAME_MAX_LENGTH} characters. This one has ${words.length}.`
      : undefined;

  async function save() {
    if (saving || tooLong) return;
    if (words === name) return onCancel();
    setSaving(true);
    const problem = await onSave(words);
    if (problem === null) return;
    setError(problem);
    setSaving(false);
  }

  return (
    <form
      noValidate
      className="mt-3 grid max-w-md gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Name of this version"
        hint={name ? 'Leave it empty to remove the name.' : 'Versions with a name are never cleared away.'}
        error={tooLong ?? error}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            autoComplete="off"
            readOnly={saving}
            placeholder="Sent to Harbour View"
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              // Only the field: the dialog stays.
              event.preventDefault();
              event.stopPropagation();
              onCancel();
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" tone="primary" busy={saving} disabled={Boolean(tooLong)}>
          {saving ? 'Saving...' : 'Save name'}
        </Button>
        <Button size="sm" disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
