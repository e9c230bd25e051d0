import { fold } from '../../text/tokens.ts';
import { dropFillers } from './fillers.ts';

/** A word of an answer as it is counted: the same whether it was typed or recognized from speech. */
export interface SpokenWord {
  /** Lower case, without accents, apostrophes and signs: "dont", "997" for "99.7". */
  word: string;
  /** UTF-16 offsets in the answer's text. */
  start: number;
  end: number;
}

/** More of an answer than anybody says is not read. */
const LONGEST = 12_000;
/** No word is longer; what is, is cut. */
const LONGEST_WORD = 40;
const PIECE = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** What may stand between two pieces of one word: "don't", "99.7", "12,000", "Node.js", "a.m." */
const APOSTROPHE = /^['’]$/;
const ENDINGS = new Set(['s', 't', 'd', 'm', 'll', 've', 're']);
const SUFFIX = /^(?:js|io|net|com|org)$/;

/**
 * The words of a text as a listener would count them: without punctuation, capitals, fillers ("um", "you know") and words
 * said twice in a row. A typed text and a transcript of it without punctuation have the same words. Takes linear time.
 */
export function readSpokenWords(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const one of dropFillers(readWords(text))) {
    const last = words.at(-1);
    // "99 7" is what is left of "99.7", so neighboring digits are one number.
    if (last && /^\d+$/.test(last.word) && /^\d+$/.test(one.word))
      words[words.length - 1] = {
        ...last,
        word: (last.word + one.word).slice(0, LONGEST_WORD),
        end: one.end,
      };
    else words.push(one);
  }
  return words;
}

/** All words of a text, with its fillers. */
export function readWords(text: string): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const { 0: raw, index: start } of text.slice(0, LONGEST).matchAll(PIECE)) {
    const last = words.at(-1);
    const end = start + raw.length;
    const word = fold(raw).slice(0, LONGEST_WORD);
    if (last && isJoined(text, last, word, start)) {
      last.word = (last.word + word).slice(0, LONGEST_WORD);
      last.end = end;
    } else words.push({ word, start, end });
  }
  return words;
}

function isJoined(text: string, last: SpokenWord, word: string, start: number): boolean {
  const gap = text.slice(last.end, Math.min(start, last.end + 3));
  // "Don t": a recognizer's apostrophe that was lost.
  if (ENDINGS.has(word) && (APOSTROPHE.test(gap) || (gap === ' ' && /^\p{L}+$/u.test(last.word))))
    return true;
  if (APOSTROPHE.test(gap)) return word.length <= 2;
  const isNumber = /\d$/.test(last.word) && /^\d/.test(word);
  // "3.5", "1,500", "12:30".
  if (isNumber && /^[.,:']$/.test(gap)) return true;
  return (
    gap === '.' &&
    ((SUFFIX.test(word) && last.word.length > 1) || (word.length === 1 && last.word.length <= 2))
  );
}
