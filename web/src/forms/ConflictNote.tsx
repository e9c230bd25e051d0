import { useEffect, useRef } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import type { Change } from './mergeChanges.ts';

interface ConflictNoteProps {
  taken: readonly Change[];
  contested: readonly Change[];
  onUseTheirs: () => void;
}

/**
 * Shows what was changed elsewhere while the form was open, and what became of it here. Takes the focus when it
 * appears.
 */
export function ConflictNote({ taken, contested, onUseTheirs }: ConflictNoteProps) {
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), [taken, contested]);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label="Changed somewhere else"
      className="grid gap-3 rounded-md bg-amber-wash px-4 py-3 text-sm text-amber outline-none"
    >
      <p className="flex gap-2 font-[620]">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        This was changed in another tab or on another device after you opened it. Nothing was overwritten, and
        what you typed is still here.
      </p>
      <Changes title="Changed there, and now in this form, too:" changes={taken} />
      <Changes
        title="Changed in both places. The form keeps your text. The other version says:"
        changes={contested}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>Please check it and save again.</p>
        <Button size="sm" onClick={onUseTheirs}>
          Use the other version
        </Button>
      </div>
    </section>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-6">
        {changes.map(({ label, theirs }, index) => (
          <li key={index} className="break-words" dir="auto">
            {label}: {theirs || '(empty)'}
          </li>
        ))}
      </ul>
    </div>
  );
}
