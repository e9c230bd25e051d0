import { STOP_WORDS } from '../../../writing/posting/words.ts';
import { stemWord, tokenize } from '../../../writing/text/tokens.ts';

/** The stems of the words that say something, in order. */
export const contentStems = (text: string): string[] =>
  tokenize(text)
    .filter(({ norm }) => !STOP_WORDS.has(norm) && norm.length > 2)
    .map(({ norm }) => stemWord(norm));
