import { startsWithAction } from '../headers/header-lines.ts';
import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import { DEGREE_AT_START, DEGREE_AT_WORD, NOTE_LABEL, THESIS } from '../words/education-words.ts';
import { readEducationLine } from './education-atoms.ts';
import { isLabel, kindOf } from './education-kinds.ts';
import { NAME_MAX_WORDS } from './education-pieces.ts';
import { periodsOf } from './entries.ts';

/** Beginnings of sentences in which people tell of themselves. */
const FIRST_PERSON = /^(?:I|I[’']ve|Ich|Je|J[’']ai|Ho|Sono|He|Me|Jag|Jeg|Ik|Saya)\s+\p{Ll}/u;
const NOTE_MIN_WORDS = 8;
const NOTE_MIN_LENGTH = 110;

const ACTION_MIN_WORDS = 5;
/** What one does at a school, of which people tell instead of naming the two. */
const STUDIED = /^(?:studied|graduated|attended|enrolled|obtained|earned|awarded|received|completed an?)\s/iu;

/** Whether a line tells what somebody did: "Participated in the moss club of the school". */
const tellsOfAction = (text: string): boolean =>
  /^\p{L}+ed\s\p{Ll}/u.test(text) &&
  startsWithAction(text) &&
  !STUDIED.test(text) &&
  text.trim().split(/\s+/).length >= ACTION_MIN_WORDS &&
  periodsOf(text).length === 0;

/** Many words, nearly all of them small, that begin like no name. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= NOTE_MIN_WORDS &&
    small >= words.length * 0.85 &&
    periodsOf(text).length === 0 &&
    kindOf(words.slice(0, 3).join(' ')) === 'text'
  );
}

/**
 * Whether a line tells of one's studies without naming them: a sentence, or what stands behind a label of its own
 * ("Thesis: ...", "Modules: ...").
 */
export const isEducationNote = remember((text: string): boolean => {
  const words = text.trim().split(/\s+/).length;
  const isSentence = words >= NOTE_MIN_WORDS && /[\p{Ll})][.!]$/u.test(text.trim()) && !/\t/.test(text);
  const isLong = text.length >= NOTE_MIN_LENGTH && words > 14 && !/[\t|]/.test(text);
  const label = /^([\p{L} ’'/-]{3,40}?)\s?:(?:\s|$)/u.exec(text)?.[1];
  const named = fold(label ?? '').trim();
  const isLabelled =
    label !== undefined &&
    (THESIS.test(named) ||
      (label.split(' ').length <= 4 &&
        kindOf(label) === 'text' &&
        !isLabel(label) &&
        (periodsOf(text).length === 0 || NOTE_LABEL.test(named))));
  const { atoms, periods } = readEducationLine(text);
  const names = new Set(atoms.map(({ kind }) => kind));
  const folded = fold(text);
  const beginsWithDegree = DEGREE_AT_START.test(folded) || DEGREE_AT_WORD.exec(folded)?.index === 0;
  const isNamed =
    periods.length > 0 ||
    (names.has('degree') && (names.has('school') || (beginsWithDegree && words <= NAME_MAX_WORDS * 2)));
  const isListed = isLong && (names.has('degree') || names.has('school'));
  const isTold = words >= NOTE_MIN_WORDS && FIRST_PERSON.test(text);
  return (
    isTold ||
    isLabelled ||
    tellsOfAction(text) ||
    (isSentence && !isNamed) ||
    (isLong && !isNamed && !isListed) ||
    isProse(text)
  );
});
