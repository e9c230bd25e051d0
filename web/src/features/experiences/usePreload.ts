import { useEffect } from 'react';

/**
 * Fetches a module while nobody waits for it, so that what it is for opens at once. The dialogs are such
 * modules: they bring the form library and the schemas (about 30 kB), and the list shows without them.
 * A failure is left to the click that needs the module.
 *
 * @param load a function of the module's own, not of a render
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => void load().catch(() => {}), [load]);
}
