import type { Line } from '../lines/line.ts';
import { fold } from '../lines/fold.ts';
import { headingKind } from '../sections/headings.ts';
import { phraseList } from '../words/parse-words.ts';
import { DOCUMENT_TITLES } from '../words/contact-words.ts';
import { companyScore, titleScore } from './field-scores.ts';
import { placeScore } from './places.ts';

const titles = new Set(phraseList(DOCUMENT_TITLES));

const DOCUMENT_TITLE_MAX = 100;

/** Whether a text only says what the document is: "Curriculum vitae", "Lebenslauf". */
export const namesDocument = (text: string): boolean =>
  text.length <= DOCUMENT_TITLE_MAX &&
  titles.has(
    fold(text)
      .replace(/[^\p{L}]+$/u, '')
      .replaceAll('.', ''),
  );

const NOT_NAMES = new Set(
  'europass curriculum vitae resume cv lebenslauf bewerbung curriculo zyciorys zivotopis ozgecmis oneletrajz personal information page contact profile summary references dear to whom the and my work'.split(
    ' ',
  ),
);
const DEGREES_BEHIND =
  /,\s*(?:ph\.?d|m\.?d|rn|bsn|msn|mba|cpa|pmp|esq|jr|sr|ba|bsc|msc|llm|llb|pe|phr|np|lpn|dds|cfa|acca)\.?(?=$|,|\s).*$/i;
/** The same without a comma, as far as it is nobody's name. */
const DEGREE_AT_END =
  /(?<=\p{L}{2}\s\p{Lu}[\p{L}'’-]+)\s+(?:(?:Ph\.?D|M\.?D|MBA|M\.?Sc|B\.?Sc|M\.?Eng|B\.?Eng|M\.?Phil|D\.?Phil|LL\.?M|LL\.?B|CPA|PMP|BSN|MSN|MPH|PharmD|PsyD|RN)\.?,?\s*){1,3}$/u;
const ADDRESSED_BEHIND = /\s*\((?:mr|mrs|ms|miss|mx|dr|he|she|they|sie|er|herr|frau|m|f|w|d)[^()]{0,15}\)$/i;

const ADDRESSED_BEFORE = /^(?:mr|mrs|ms|miss|herr|frau|mme|monsieur|madame|sig|sr|sra)\.?\s+(?=\p{Lu})/iu;

/** A name without the degrees and the form of address that people add to it: "Ada Brandt, RN, BSN", "Ada Brandt (Ms)". */
export const bareName = (text: string): string =>
  text
    .replace(ADDRESSED_BEFORE, '')
    .replace(DEGREES_BEHIND, '')
    .replace(DEGREE_AT_END, '')
    .replace(ADDRESSED_BEHIND, '')
    .trim();

const SMALL_WORDS =
  /^(?:de|da|do|dos|das|di|del|della|von|van|der|den|la|le|el|al|bin|ibn|y|e|zu|ter|ten|mac|af)$/i;

/** Whether a name can't end here: "Eduarda Batista dos". */
export const isOpenName = (text: string): boolean =>
  /\p{L}-$/u.test(text) || /\s(?:de|da|do|dos|das|di|del|della|von|van|der|den|ter|ten)$/u.test(text);

const WORDS_MAX = 6;

/** Whether a text is written like a person's name: one to six capitalised words, no heading. It may also be a job or a town. */
export function hasNameForm(text: string): boolean {
  const name = bareName(text);
  const words = name.split(/\s+/);
  if (
    words.length > WORDS_MAX ||
    name.length < 3 ||
    name.length > 50 ||
    /[\d@|/:;!?<>=_#&]|https?|\.\p{Ll}/u.test(name)
  )
    return false;
  if (words.length === 1 && !/^\p{Lu}[\p{L}'’-]{2,}$/u.test(name)) return false;
  if (headingKind(name) !== null || words.some((word) => NOT_NAMES.has(fold(word)))) return false;
  const isCapital = (word: string, index: number): boolean =>
    /^["'“(]?\p{Lu}[\p{L}.'’"”)‐–-]*$/u.test(word) ||
    SMALL_WORDS.test(word) ||
    // "Ada Van caeneghem"
    (index > 1 && SMALL_WORDS.test(words[index - 1] ?? '') && /^\p{Ll}+$/u.test(word));
  return words.every(isCapital) && /\p{Lu}/u.test(name);
}

const SURE_TITLE = 2.3;
const SURE_COMPANY = 1.9;
const SURE_PLACE = 3;

/** Whether a text is no employer, as far as one can tell. */
export const isNoCompany = (text: string): boolean => companyScore(bareName(text)) < SURE_COMPANY;

/** Whether a text has the form of a person's name, and isn't a job, employer, town or heading. */
export function looksLikeName(text: string): boolean {
  const name = bareName(text);
  const words = name.split(/\s+/);
  return (
    words.length < WORDS_MAX &&
    hasNameForm(name) &&
    titleScore(name) < SURE_TITLE &&
    isNoCompany(name) &&
    (words.length > 1 ? placeScore(name) < SURE_PLACE : true)
  );
}

/** "Brandt, Ada Maria": the family name before the others. */
export function isInverted(text: string): boolean {
  const [family = '', given = '', ...others] = bareName(text).split(/,\s+/);
  return (
    others.length === 0 &&
    given !== '' &&
    looksLikeName(family) &&
    looksLikeName(given) &&
    placeScore(text) < SURE_PLACE &&
    family.split(' ').length + given.split(' ').length <= WORDS_MAX
  );
}

/** The size of most of the document's letters; 0 if it is unknown. */
export function bodySize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ size }) => (size === null || size <= 0 ? [] : [size])).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
