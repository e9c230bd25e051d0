import { singular } from '../text/tokens.ts';
import {
  MIN_SORTED_LENGTH,
  LONG_RUN,
  SHORT_RUN,
  splitPieces,
  wordRuns,
  sortLetters,
  type MeasuredTerm,
  type PreparedPosting,
} from './prepare.ts';
import type { ReadText } from './reading.ts';
import { NO_CONTENT, STOCK_WORDS } from './stock-words.ts';

// Detects text copied from the posting, which proves nothing or next to nothing (docs/decisions/0034).

/** A text with at least this many of the posting's terms may be stuffed with them. */
export const MIN_STUFFED = 6;
/** A text with at least this many is stuffed if it contains hardly anything else. */
const MIN_STUFFED_SMALL = 4;
const STUFFED_SHARE = 0.7;
const COPIED_SHARE = 0.6;
/** A text with a smaller share of words that are not in the posting counts as copied. */
const OWN_SHARE = 0.2;
/** A line of the posting with this many words added isn't a mere copy. */
const OWN_WORDS = 2;
/** Plural and case endings in the supported languages, except English ones, which `Token.norm` removes. */
const ENDINGS = ['s', 'n', 'e', 'en', 'es', 'er', 'i', 'y', 'x'];
const DIGITS: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** Shorter pieces of a word could be part of anything. */
const MIN_STEM = 4;
/** The shortest verb whose "-ing" form is recognized. */
const MIN_VERB = 3;
/** Words this long are compounds or several words written without spaces. */
const GLUED = 16;

/** No word of a posting is longer. */
const LONGEST = 40;

/** The long words without content, with their letters sorted. */
const SCRAMBLED = new Set(
  [...NO_CONTENT].filter((word) => word.length >= MIN_SORTED_LENGTH).map(sortLetters),
);

/** Whether a word is known in some form: as it is, with or without an ending, or as the verb of its "-ing" form. */
function isKnownForm(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  for (const ending of ENDINGS) {
    if (word.length >= MIN_STEM && known.has(word + ending)) return true;
    if (word.length - ending.length < MIN_STEM || !word.endsWith(ending)) continue;
    if (known.has(word.slice(0, -ending.length))) return true;
  }
  const base = word.endsWith('ing') ? word.slice(0, -3) : '';
  return base.length >= MIN_VERB && (known.has(base) || known.has(`${base}e`));
}

/** Whether a word carries meaning; numbers and words with digits for letters don't count. */
const hasContent = (word: string) =>
  !NO_CONTENT.has(word) &&
  !(word.length >= MIN_SORTED_LENGTH && SCRAMBLED.has(sortLetters(word))) &&
  !/^\p{N}|\p{L}\p{N}\p{L}/u.test(word) &&
  !isKnownForm(word, STOCK_WORDS);

/** Whether a long word consists of words of the posting and words without content written without spaces. */
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

/** Whether the posting contains the word: in another form, with digits for letters, or joined with other words. */
function isPostingWord(word: string, { words, scrambled }: PreparedPosting): boolean {
  return splitPieces(word).every((piece) => {
    if (isKnownForm(piece, words)) return true;
    const letters = piece.replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit);
    return (
      words.has(singular(letters)) ||
      scrambled.has(sortLetters(letters)) ||
      (letters.endsWith('s') && scrambled.has(sortLetters(letters.slice(0, -1)))) ||
      isGlued(piece, words)
    );
  });
}

/**
 * Whether a text is copied from the posting: eight words in a row, most of its four-word runs, a whole line, or hardly
 * any word that the posting doesn't contain (its keywords in a row, its lines in another order). People who did the
 * work write what the posting can't know: where, for whom, how much.
 */
export function isCopied(reading: ReadText, prepared: PreparedPosting): boolean {
  const words = reading.tokens.map((token) => token.norm);
  if (prepared.wholeLines.has(words.join(' '))) return true;
  const telling = words.filter(hasContent);
  const own = telling.filter((word) => !isPostingWord(word, prepared));
  if (words.length > 0 && (own.length === 0 || own.length / telling.length < OWN_SHARE)) return true;
  return own.length < OWN_WORDS && isLongCopy(reading, prepared);
}

/**
 * Whether eight words in a row, or most four-word runs, are in the posting: no job title or skill is that long by
 * chance.
 */
export function isLongCopy({ tokens }: ReadText, prepared: PreparedPosting): boolean {
  const words = tokens.map((token) => token.norm);
  if (words.length < LONG_RUN) return false;
  if (wordRuns(words, LONG_RUN).some((run) => prepared.runs.has(run))) return true;
  const runs = wordRuns(words, SHORT_RUN);
  return runs.filter((run) => prepared.shortRuns.has(run)).length / runs.length >= COPIED_SHARE;
}

/** Whether the bullet is stuffed with the posting's terms rather than a sentence. */
export function isStuffed(reading: ReadText, named: readonly MeasuredTerm[]): boolean {
  if (named.length > MIN_STUFFED) return true;
  if (named.length < MIN_STUFFED_SMALL) return false;
  const words = named.reduce(
    (sum, { term, stems }) => sum + (reading.skills.get(term.canonical) ?? stems.length),
    0,
  );
  return words / Math.max(1, reading.tokens.length) > STUFFED_SHARE;
}
