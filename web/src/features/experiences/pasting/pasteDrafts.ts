import { createDrafts } from '../../../lib/drafts.ts';
import { storeSessionText, readSessionText } from '../../../lib/sessionText.ts';
import { serializeResults, parseResults } from './resultsText.ts';
import { EMPTY_PASTE, type PasteState } from './pasteState.ts';

/** The pasted text and its results; they outlive the dialog and the page. */
export const pasteDrafts = createDrafts<PasteState>();
const PASTE = 'paste';
const RESULTS = 'paste-results';
let owner = '';

/** Starts with what this person pasted and the results, corrections included, also after a reload. */
export function openPaste(person: string): PasteState {
  owner = person;
  return (
    pasteDrafts.read(PASTE) ?? {
      ...EMPTY_PASTE,
      text: readSessionText(PASTE, person),
      ...parseResults(readSessionText(RESULTS, person)),
    }
  );
}

export function readPaste(): PasteState {
  return openPaste(owner);
}

export function keepPaste(state: PasteState): void {
  pasteDrafts.keep(PASTE, state);
  storeSessionText(PASTE, owner, state.text);
  storeSessionText(RESULTS, owner, serializeResults(state));
}
