import { fold } from '../lines/fold.ts';
import { LEVEL_WORDS, WHOLE_LEVELS } from '../words/language-words.ts';
import { alternatives } from '../words/parse-words.ts';

/** A grade of the Common European Framework: "B2", "A1+". */
export const GRADE = /^(?:[abc][12](?![\p{L}\p{N}])|[abc][12]\s?[+-])/u;
const LEVEL = new RegExp(
  `^(?:${alternatives(LEVEL_WORDS)}|(?:${alternatives(WHOLE_LEVELS)})(?!\\p{L}))`,
  'u',
);

/** Whether a text begins with how well somebody knows a language: "fluent", "(C1)". */
export const isLevel = (text: string): boolean => {
  const folded = fold(text.replace(/^[\s([–—:-]+/, ''));
  return GRADE.test(folded) || LEVEL.test(folded);
};

/** Words between those of a level: "very good", "gute Kenntnisse in Wort und Schrift". */
const BESIDE_LEVEL =
  /^(?:very|sehr|tres|muy|molto|muito|zeer|vrij|bardzo|mycket|velmi|and|und|et|y|e|i|in|of|level|knowledge|user|nivel|livello|de|niveau|kenntnisse|connaissances|conocimientos?|conoscenza|conhecimentos?|kennis|znajomosc|kunskaper)$/u;
/** Words of levels that name skills as well: "Business analysis", "Technical writing". */
const NO_LEVEL = /^(?:business|techni|profession|work|spoken|writ|limit|full|alt|base)/u;

/** Whether a text says how well somebody knows something, and no more: "very good", "(C1)", "Grundkenntnisse". */
export function isLevelOnly(text: string): boolean {
  const words = fold(text)
    .split(/[\s(),/–—-]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= LEVEL_ONLY_WORDS &&
    words.every((word) => BESIDE_LEVEL.test(word) || (isLevel(word) && !NO_LEVEL.test(word))) &&
    words.some((word) => !BESIDE_LEVEL.test(word))
  );
}
const LEVEL_ONLY_WORDS = 4;
