import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import { SIDE_NOTE_ENDINGS, SIDE_NOTE_OPENINGS } from '../words/side-note-words.ts';

const OPENING = new RegExp(`^(?:${SIDE_NOTE_OPENINGS.join('|')})`, 'u');
const ENDING = new RegExp(`(?:^|\\s)(?:${SIDE_NOTE_ENDINGS.join('|')})[.,]?$`, 'u');

/**
 * Whether a text says something about a role or its employer instead of naming it: "Reporting to the regional director",
 * "Part of the Halden Group".
 */
export const isSideNote = remember((text: string): boolean => {
  const folded = fold(text).trim();
  return (OPENING.test(folded) || ENDING.test(folded)) && /\s/u.test(folded);
});
