import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import { ASIDE_ENDINGS, ASIDE_OPENINGS } from '../words/aside-words.ts';

const OPENING = new RegExp(`^(?:${ASIDE_OPENINGS.join('|')})`, 'u');
const ENDING = new RegExp(`(?:^|\\s)(?:${ASIDE_ENDINGS.join('|')})[.,]?$`, 'u');

/**
 * Whether a text says something about a role or its employer instead of naming it: "Reporting to the regional director",
 * "Part of the Halden Group".
 */
export const isAside = remember((text: string): boolean => {
  const folded = fold(text).trim();
  return (OPENING.test(folded) || ENDING.test(folded)) && /\s/u.test(folded);
});
