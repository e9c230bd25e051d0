import { useEffect, useEffectEvent } from 'react';
import type { Undo } from './useUndo.ts';

/** Inputs that hold no text: in all others, undoing is the browser's, and about what was typed. */
const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

/** Ctrl+Z undoes, Shift+Ctrl+Z and Ctrl+Y redo (the command key on a Mac), except in a text field or a dialog. */
export function useUndoKeys({ undo, redo }: Pick<Undo, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = readAction(event);
    if (!action || event.defaultPrevented || isTextField(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // Holding the keys down must not run away with the resume.
    if (event.repeat) return;
    if (action === 'undo') undo();
    else redo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function readAction({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
}
