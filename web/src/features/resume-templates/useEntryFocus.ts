import { useRef, type RefCallback } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { focusOnOpen } from '../../ui/focusOnOpen.ts';

/**
 * The focus in a list of entries. A dialog that begins here begins at the first field of the first entry, or at the button
 * that adds one; where an entry is removed, the focus goes to that button.
 *
 * @param begins whether the dialog begins here
 */
export function useEntryFocus(begins: boolean, isEmpty: boolean) {
  const add = useRef<HTMLButtonElement>(null);
  const addRef: RefCallback<HTMLButtonElement> = (element) => {
    if (begins && isEmpty) focusOnOpen(element);
    add.current = element;
  };
  /** @param registered the first field of the entry at `index`, as `register` gives it */
  const firstField = (index: number, { ref, ...rest }: UseFormRegisterReturn) => ({
    ...rest,
    ref: (element: HTMLInputElement | null) => {
      if (begins && index === 0) focusOnOpen(element);
      ref(element);
    },
  });
  return { addRef, firstField, focusAdd: () => add.current?.focus() };
}
