import { singular } from '../text/tokens.ts';
import {
  LONG,
  RUN,
  SHORT_RUN,
  splitPieces,
  wordRuns,
  sorted,
  type MeasuredTerm,
  type PreparedPosting,
} from './prepare.ts';
import type { ReadText } from './reading.ts';
import { NO_CONTENT, STOCK_WORDS } from './stock-words.ts';

// What proves nothing, or next to nothing, because it was taken from the posting (docs/decisions/0034).

/** From so many of a posting's terms on, a text may be a pile of them. */
export const PILE = 6;
/** From so many on, a text is a pile if it is hardly anything else. */
const SMALL_PILE = 4;
const PILE_SHARE = 0.7;
const COPIED_SHARE = 0.6;
/** A text with a smaller share of words that the posting does not use says nothing of its own. */
const OWN_SHARE = 0.2;
/** Who adds so many words of their own to a line of the posting has said something with it. */
const OWN_WORDS = 2;
/** Endings of the plural and of cases in the languages read; English ones are gone before (`Token.norm`). */
const ENDINGS = ['s', 'n', 'e', 'en', 'es', 'er', 'i', 'y', 'x'];
const DIGITS: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** Pieces of a word shorter than this can be part of anything. */
const MIN_STEM = 4;
/** Nothing that people write in one word is this long but compounds and words glued together. */
const GLUED = 16;

/** No word of a posting is longer. */
const LONGEST = 40;

/** The long words without content, their letters in the order of the alphabet. */
const SCRAMBLED = new Set([...NO_CONTENT].filter((word) => word.length >= LONG).map(sorted));

/** The forms in which a word of the posting can come back: the verb of an "-ing" form, without or with an ending. */
function wordForms(word: string): string[] {
  const base = /^(\p{L}{3,})ing$/u.exec(word)?.[1];
  const shorter = ENDINGS.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM,
  ).map((ending) => word.slice(0, -ending.length));
  const longer = word.length >= MIN_STEM ? ENDINGS.map((ending) => word + ending) : [];
  return [word, ...(base === undefined ? [] : [base, `${base}e`]), ...shorter, ...longer];
}

/** Whether a word can tell something: numbers and words with digits for letters tell nothing either. */
const hasContent = (word: string) =>
  !NO_CONTENT.has(word) &&
  !(word.length >= LONG && SCRAMBLED.has(sorted(word))) &&
  !/^\p{N}|\p{L}\p{N}\p{L}/u.test(word) &&
  !wordForms(word).some((form) => STOCK_WORDS.has(form));

/** Whether a long word is words of the posting, and words without content, written together. */
function isGlued(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < GLUED) return false;
  const isKnown = (piece: string) => words.has(piece) || words.has(singular(piece)) || NO_CONTENT.has(piece);
  const reached = new Set([0]);
  for (let end = 1; end <= word.length; end += 1)
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1)
      if (reached.has(start) && isKnown(word.slice(start, end))) {
        reached.add(end);
        break;
      }
  return reached.has(word.length);
}

/** Whether the posting uses the word: in a form of it, with digits for letters, or with others written in one. */
function isOfPosting(word: string, { words, scrambled }: PreparedPosting): boolean {
  return splitPieces(word).every((piece) => {
    const letters = piece.replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit);
    return (
      wordForms(piece).some((form) => words.has(form)) ||
      words.has(singular(letters)) ||
      scrambled.has(sorted(letters)) ||
      scrambled.has(sorted(letters.replace(/s$/, ''))) ||
      isGlued(piece, words)
    );
  });
}

/**
 * Whether a text is taken from the posting: eight words in a row, most of its four-word runs, a whole line, or next
 * to no word that the posting does not use in this very form (its keywords in a row, its lines in another order).
 * Whoever did the work says what the posting can't know: where, for whom, how much.
 */
export function isCopied(reading: ReadText, prepared: PreparedPosting): boolean {
  const words = reading.tokens.map((token) => token.norm);
  if (prepared.wholeLines.has(words.join(' '))) return true;
  const telling = words.filter(hasContent);
  const own = telling.filter((word) => !isOfPosting(word, prepared));
  if (words.length > 0 && (own.length === 0 || own.length / telling.length < OWN_SHARE)) return true;
  return own.length < OWN_WORDS && isLongCopy(reading, prepared);
}

/** Eight words in a row of the posting, or most of its four-word runs: no job title or skill is that long by chance. */
export function isLongCopy({ tokens }: ReadText, prepared: PreparedPosting): boolean {
  const words = tokens.map((token) => token.norm);
  if (words.length < RUN) return false;
  if (wordRuns(words, RUN).some((run) => prepared.runs.has(run))) return true;
  const runs = wordRuns(words, SHORT_RUN);
  return runs.filter((run) => prepared.shortRuns.has(run)).length / runs.length >= COPIED_SHARE;
}

/** Whether the bullet is a pile of the posting's terms more than a sentence. */
export function isStuffed(reading: ReadText, named: readonly MeasuredTerm[]): boolean {
  if (named.length > PILE) return true;
  if (named.length < SMALL_PILE) return false;
  const words = named.reduce(
    (sum, { term, stems }) => sum + (reading.skills.get(term.canonical) ?? stems.length),
    0,
  );
  return words / Math.max(1, reading.tokens.length) > PILE_SHARE;
}
