import { useEffect, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Shortcut } from '../ui/Shortcut.tsx';

const SHORTCUTS: readonly { keys: string; does: string }[] = [
  { keys: '?', does: 'Show this list' },
  { keys: 'Ctrl+Enter', does: "Save the bullet point you're editing" },
  { keys: 'Esc', does: 'Cancel editing or close a dialog' },
  { keys: 'Ctrl+Z', does: 'Undo the last change of a resume' },
  { keys: 'Ctrl+Shift+Z', does: 'Redo it; Ctrl+Y does the same' },
  { keys: 'J', does: 'Go to the next found job' },
  { keys: 'K', does: 'Go to the one before' },
  { keys: 'L', does: 'Like the job, or take that back' },
  { keys: 'Enter', does: 'Open the job where it was listed' },
  { keys: 'Space', does: 'Pick up or drop the focused item' },
  { keys: '↑', does: 'Move the picked-up item up' },
  { keys: '↓', does: 'Move the picked-up item down' },
];

/** Lists the keyboard shortcuts. `?` opens it anywhere except in a text field. */
export function ShortcutsDialog() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select'))
      ) {
        return;
      }
      if (document.querySelector('dialog[open]')) return;
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Keyboard shortcuts"
      size="sm"
      closeOnOutsideClick
    >
      <dl className="grid">
        {SHORTCUTS.map(({ keys, does }) => (
          <div
            key={keys}
            className="flex items-center justify-between gap-6 border-t border-line py-2.5 text-sm"
          >
            <dt>{does}</dt>
            <dd>
              <Shortcut keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
