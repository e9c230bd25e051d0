import { remember } from '../lines/memo.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { hasSentenceEnd } from '../lines/sentences.ts';
import { wordSet } from '../words/parse-words.ts';
import { isAbbreviatedState } from '../words/place-words.ts';
import { ACTION_STARTS, NOT_VERBS } from '../words/verb-words.ts';
import { isJobWord, isLegalForm, titleHasHead } from '../fields/field-scores.ts';
import { endsWithState } from '../fields/places.ts';

const actionStarts = wordSet(ACTION_STARTS);
const notVerbs = wordSet(NOT_VERBS);
const ABBREVIATED_END =
  /(?:\b(?:inc|ltd|co|corp|jr|sr|st|dept|e\.v|e\.k|s\.a|s\.l|s\.r\.l|s\.p\.a|o\.o|n\.v|b\.v|u\.s|u\.k|d\.c|llc|bros|no|approx|etc|ker|szolg))\.$/iu;
/** A capital, or the end of an abbreviation of single letters: "s. r. o.". */
const INITIAL_END = /(?<![\p{L}\p{N}])(?:\p{Lu}\.|\p{L}\.\s?\p{L}\.)$/u;

/** "Managed", "co-founded"; "Human-centered" tells what something is like. */
const PAST = /^(?:(?:co|re|pre|over|under|cross|out|de)-)?[a-z]*[a-z]{2}ed$/;

/** Whether the first word is an action: "Led the team", "Leitung der ...". */
export function startsWithAction(text: string): boolean {
  const first = /^[\p{L}-]+/u.exec(fold(text))?.[0] ?? '';
  if (first === '' || notVerbs.has(first)) return false;
  // "Cook" and "Teaching Assistant" are also jobs; a statement continues in lower case.
  if ((isJobWord(first) || first.endsWith('ing')) && !/^[\p{L}-]+\s+\p{Ll}/u.test(text)) return false;
  return actionStarts.has(first) || (first.length > 4 && PAST.test(first));
}

const HEADER_WORDS = 12;
const TITLE_WORDS = 6;

/** A name that ends with an exclamation mark. */
const NAME_WITH_EXCLAMATION = /^\p{Lu}[^\s.!?]*(?:\s\p{Lu}[^\s.!?]*){0,3}\s?!$/u;

/** Whether the final full stop ends a sentence rather than an abbreviation such as "Inc." */
export function endsAsSentence(text: string): boolean {
  const trimmed = text.trimEnd();
  // "Globex, St. Louis, Mo."
  if (isAbbreviatedState(/,\s([^,]{2,6})$/u.exec(trimmed)?.[1] ?? '')) return false;
  // "Point Service Mobiles !"
  if (NAME_WITH_EXCLAMATION.test(trimmed)) return false;
  // "Tradequip, C.A. | Maracaibo.": parts of a header are no sentence.
  if (/\S\s?\|\s/u.test(trimmed) && trimmed.split(/\s+/).length <= HEADER_WORDS) return false;
  return (
    /[.;!?…]["”’)]?$/.test(trimmed) &&
    !ABBREVIATED_END.test(trimmed) &&
    !endsWithState(trimmed) &&
    !INITIAL_END.test(trimmed) &&
    !isLegalForm(trimmed.split(/[\s,]+/).at(-1) ?? '')
  );
}

const wordCount = (text: string): number => text.split(/\s+/).length;

/** Title, employer and place, each long. */
const NAMES_WORDS = 32;
const NAMES_MAX = 6;
const NAME_WORDS = 12;

/** Whether a long text is several names in a row: "Foundation for Research and Public Health, Project Manager, Leeds". */
function isListOfNames(text: string): boolean {
  const names = text.split(/,\s|\t|\s[|–—·•-]\s/u);
  return (
    names.length > 1 &&
    names.length <= NAMES_MAX &&
    wordCount(text) <= NAMES_WORDS &&
    names.every((name) => wordCount(name) <= NAME_WORDS) &&
    names.filter((name) => /^["“„«(]?\p{Lu}/u.test(name)).length * 3 > names.length * 2 &&
    !endsAsSentence(text)
  );
}

/** The penalty of a text that takes so many lines, since no line of a header is long. */
function lengthPenalty(text: string, lines: number): number {
  const words = wordCount(text) / lines;
  if (words > 16 || text.length / lines > 140) return isListOfNames(text) ? 1 : 3;
  return words > 10 ? 1 : 0;
}

/** "FUNDO MUNICIPAL DE SAÚDE.", "Auxiliar de escritório em geral.": a name in capitals or a title, though a full stop ends it. */
const isNameWithStop = (text: string, words: number): boolean =>
  text.endsWith('.') &&
  ((words <= HEADER_WORDS && !/\p{Ll}/u.test(text)) || (words <= TITLE_WORDS && titleHasHead(text)));

const wordingPenalty = remember((text: string): number => {
  let penalty = 0;
  const words = wordCount(text);
  if (endsAsSentence(text)) penalty += words >= 4 && !isNameWithStop(text, words) ? 3 : 2;
  if (hasSentenceEnd(text)) penalty += 1;
  if (/^\p{Ll}/u.test(text)) penalty += 1;
  if (startsWithAction(text)) penalty += words > 2 ? 2 : 1;
  // "Cook • Hotel Azul • Leeds,": a list of fields that goes on.
  if ((text.endsWith(',') && !/\s[•|·]\s/u.test(text)) || /^(?:https?:|www\.)/i.test(text)) penalty += 2;
  return penalty;
});

/**
 * How unlike a header (title, employer, place) a text is that takes one or several lines: 0 fits well; 3 and more is a
 * statement or list item, which is never part of a header.
 */
export const bodyPenalty = (text: string, lines = 1): number =>
  lengthPenalty(text, lines) + wordingPenalty(text);

/** The penalty of a line, or of one joined from so many, including one for a list marker. */
export function linePenalty(line: Line, lines = 1): number {
  return bodyPenalty(line.text, lines) + (line.marker === '' ? 0 : 3);
}
