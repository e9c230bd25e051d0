import { useEffect, type RefObject } from 'react';

const CARD = '[data-job-card]';

/**
 * Keys for a list of found jobs: J and K go to the next and the one before, L likes the job in focus, Enter opens it.
 * Not while something is typed, nor in a dialog.
 */
export function useJobKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      if (target.isContentEditable || target.matches('input, textarea, select')) return;
      if (document.querySelector('dialog[open]')) return;
      const cards = [...(list.current?.querySelectorAll<HTMLElement>(CARD) ?? [])];
      const at = cards.findIndex((card) => card.contains(target));
      const card = cards[at];
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        const next = cards[key === 'j' ? at + 1 : Math.max(0, at - 1)];
        next?.focus();
        next?.scrollIntoView({ block: 'nearest' });
        if (next) event.preventDefault();
      } else if (key === 'l') card?.querySelector<HTMLElement>('[data-like]')?.click();
      else if (key === 'enter' && card === target) card.querySelector<HTMLElement>('[data-view]')?.click();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list]);
}
