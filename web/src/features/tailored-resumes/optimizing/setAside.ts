import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'optimizing-set-aside';
/** Older ones are forgotten: their runs are long over. */
const MOST = 200;

let names: readonly string[] = read() ?? [];
const listeners = new Set<() => void>();

/**
 * Whether the person has put something away that would otherwise be shown again after a reload, such as the note of a
 * step, and a function that puts it away or takes it back. `name` must name the occasion, not only the thing.
 */
export function useSetAside(name: string): [isSetAside: boolean, set: (isSetAside: boolean) => void] {
  const isSetAside = useSyncExternalStore(subscribe, () => names.includes(name));
  return [isSetAside, (value) => change(name, value)];
}

function change(name: string, isSetAside: boolean): void {
  // Another window may have put something away since.
  const others = (read() ?? names).filter((other) => other !== name);
  names = isSetAside ? [...others, name].slice(-MOST) : others;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(names));
  } catch {
    // Without storage it is known until a reload.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is stored; `null` if nothing is, or if there is no storage. */
function read(): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : null;
  } catch {
    return null;
  }
}
