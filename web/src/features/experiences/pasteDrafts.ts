import { createDrafts } from '../../lib/drafts.ts';
import type { PasteState } from './pasteState.ts';

export const EMPTY_PASTE: PasteState = {
  text: '',
  textProblem: null,
  items: null,
  warnings: [],
  addProblem: null,
  nextKey: 0,
};

/** The pasted text and what became of it; it outlives the dialog and the page. */
export const pasteDrafts = createDrafts<PasteState>();
const PASTE = 'paste';

export function readPaste(): PasteState {
  return pasteDrafts.read(PASTE) ?? EMPTY_PASTE;
}

export function keepPaste(state: PasteState): void {
  pasteDrafts.keep(PASTE, state);
}
