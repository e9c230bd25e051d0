import type { SpokenWord } from './spoken-words.ts';
import { isConcrete } from './vocabulary.ts';

const NUMBERS = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
sixty seventy eighty ninety hundred thousand million dozen half third thirds quarter twice doubled tripled halved`.split(
    /\s+/,
  ),
);
const UNITS = new Set(
  `percent dollar dollars pound pounds euro euros minute minutes hour hours day days week weeks month months year years second seconds mile miles
times degrees people customers patients guests clients am pm`.split(/\s+/),
);
/** Phrases with a number that count nothing: "a hundred percent", "24 7". */
const IDIOMS = /^(?:(?:a |one )?hundred (?:and ten )?percent|(?:100|110|1000) percent|24 7|247|fifty fifty)$/;
const NEAR = 4;

/** Whether a word is a number, in digits or letters; "one" may be anything. */
export const isNumber = (word: string): boolean => /^\d/.test(word) || NUMBERS.has(word);

/** A number that counts or measures something; several words of one number are one. */
export interface FoundNumber {
  /** Index of the first word, and behind the last. */
  from: number;
  to: number;
}

/**
 * The numbers of an answer that say something: next to a unit or to what they count. "A hundred percent", and numbers without a
 * word that they belong to, say nothing.
 */
export function findNumbers(words: readonly SpokenWord[]): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isNumber(words[at]?.word ?? '')) continue;
    let to = at + 1;
    while (
      to < words.length &&
      (isNumber(words[to]?.word ?? '') ||
        (words[to]?.word === 'and' &&
          isNumber(words[to + 1]?.word ?? '') &&
          /hundred|thousand/.test(words[to - 1]?.word ?? '')))
    )
      to += 1;
    const around = words.slice(Math.max(0, at - 2), to + NEAR);
    const isCounted = around.some(({ word }) => (isConcrete(word) || UNITS.has(word)) && !isNumber(word));
    const phrase = words.slice(Math.max(0, at - 1), to + 1).map(({ word }) => word);
    const isIdiom =
      IDIOMS.test(phrase.join(' ')) ||
      IDIOMS.test(phrase.slice(1).join(' ')) ||
      IDIOMS.test(phrase.slice(0, -1).join(' '));
    // Four numbers in a row are a list of numbers.
    if (isCounted && !isIdiom && to - at <= 4) found.push({ from: at, to });
    at = to - 1;
  }
  return found;
}
