import type { Line } from '../lines/line.ts';
import type { ReadContact } from '../../types.ts';
import { fold } from '../lines/fold.ts';
import { headingKind } from '../sections/headings.ts';
import { phraseList } from '../words/parse-words.ts';
import { DOCUMENT_TITLES, FAMILY_NAME_LABELS, GIVEN_NAME_LABELS } from '../words/contact-words.ts';
import { companyScore, titleScore } from './field-scores.ts';
import { placeScore } from './places.ts';

const titles = new Set(phraseList(DOCUMENT_TITLES));
const givenLabels = new Set(phraseList(GIVEN_NAME_LABELS));
const familyLabels = new Set(phraseList(FAMILY_NAME_LABELS));

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
const ADDRESSED_BEHIND = /\s*\((?:mr|mrs|ms|miss|mx|dr|he|she|they|sie|er|herr|frau|m|f|w|d)[^()]{0,15}\)$/i;

const ADDRESSED_BEFORE = /^(?:mr|mrs|ms|miss|herr|frau|mme|monsieur|madame|sig|sr|sra)\.?\s+(?=\p{Lu})/iu;

/** A name without the degrees and the form of address that people add to it: "Ada Brandt, RN, BSN", "Ada Brandt (Ms)". */
export const bareName = (text: string): string =>
  text.replace(ADDRESSED_BEFORE, '').replace(DEGREES_BEHIND, '').replace(ADDRESSED_BEHIND, '').trim();

const SMALL_WORDS =
  /^(?:de|da|do|dos|di|del|della|von|van|der|den|la|le|el|al|bin|ibn|y|e|zu|ter|ten|mac|af)$/i;

/** Whether a text has the form of a person's name: one to five capitalised words, not a job, employer or heading. */
export function looksLikeName(text: string): boolean {
  const name = bareName(text);
  const words = name.split(/\s+/);
  if (words.length > 5 || name.length < 3 || name.length > 50 || /[\d@|/:;!?<>=_#&]|https?/.test(name))
    return false;
  if (words.length === 1 && !/^\p{Lu}[\p{L}'’-]{2,}$/u.test(name)) return false;
  if (headingKind(name) !== null || words.some((word) => NOT_NAMES.has(fold(word)))) return false;
  const isCapital = (word: string, index: number): boolean =>
    /^["'“(]?\p{Lu}[\p{L}.'’"”)-]*$/u.test(word) ||
    SMALL_WORDS.test(word) ||
    // "Ada Van caeneghem"
    (index > 1 && SMALL_WORDS.test(words[index - 1] ?? '') && /^\p{Ll}+$/u.test(word));
  if (!words.every(isCapital) || !/\p{Lu}/u.test(name)) return false;
  return (
    titleScore(name) < 2.3 && companyScore(name) < 1.9 && (words.length > 1 ? placeScore(name) < 3 : true)
  );
}

/** The letters of a person's addresses on the internet, in which the name is usually found. */
const handleOf = ({ email, linkedIn, website }: ReadContact): string =>
  fold([email, linkedIn.replace(/^.*linkedin\.com\/(?:in|pub)?/i, ''), website].join(' ')).replace(
    /[^\p{L} ]/gu,
    '',
  );

/** How many words of a name are in the person's addresses. */
function sharedWords(name: string, handle: string): number {
  return fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && handle.includes(word)).length;
}

const cellsOf = ({ text }: Line): string[] =>
  text
    .split(/\s*[|•·⋅∙●◆■]\s*|\t|\s[–—-]\s|\s\/\/\s/u)
    .map((cell) => bareName(cell.trim()))
    .filter((cell) => cell !== '');

const isLarge = (size: number | null, body: number): boolean => size !== null && size >= body * 1.4;

/** Two lines that are one name in large letters: "ADA" above "BRANDT". */
export function joinedName(line: Line, next: Line | undefined, body: number): string {
  const [name, rest] = [line.text.trim(), next?.text.trim() ?? ''];
  const words = `${name} ${rest}`.split(/\s+/).length;
  const isPart = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u;
  const canBeOne =
    next?.marker === '' &&
    !line.isHidden &&
    !next.isHidden &&
    isLarge(line.size, body) &&
    isLarge(next.size, body) &&
    words <= 4 &&
    isPart.test(name) &&
    isPart.test(rest) &&
    (name.split(' ').length === 1 || rest.split(' ').length === 1);
  return canBeOne && looksLikeName(name) && looksLikeName(rest) && looksLikeName(`${name} ${rest}`)
    ? `${name} ${rest}`
    : '';
}

/** The size of most of the document's letters; 0 if it is unknown. */
export function bodySize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ size }) => (size === null || size <= 0 ? [] : [size])).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/**
 * The person's name anywhere in a document: the one that is also in the e-mail address, else what is written in by far
 * the largest letters; `known` unless there is a better one.
 */
export function findName(lines: readonly Line[], contact: ReadContact): string {
  const known = contact.fullName;
  const handle = handleOf(contact);
  const body = bodySize(lines);
  let best = known;
  let most = known === '' ? 0 : sharedWords(known, handle);
  if (most > 0 && known.includes(' ')) return known;
  for (const [index, line] of lines.entries()) {
    if (line.isHidden || line.text.length > 120) continue;
    for (const name of [joinedName(line, lines[index + 1], body), ...cellsOf(line)]) {
      const words = name.split(/\s+/).length;
      const shared = sharedWords(name, handle);
      if (shared <= most || words < 2 || words > 5) continue;
      const isWritten = looksLikeName(name);
      // People write their own name in small letters, too, which only the address gives away.
      const isPlain =
        shared > 1 &&
        /^[\p{L}'’. -]+$/u.test(name) &&
        headingKind(name) === null &&
        titleScore(name) < 2.3 &&
        companyScore(name) < 1.9;
      if (isWritten || isPlain) [best, most] = [name, shared];
    }
  }
  if (best !== '') return best;
  const largest = Math.max(0, ...lines.map(({ size }) => size ?? 0));
  for (const [index, line] of lines.entries()) {
    if (!isLarge(line.size, body) || (line.size ?? 0) < largest * 0.95) continue;
    const name = joinedName(line, lines[index + 1], body) || (cellsOf(line)[0] ?? '');
    if (name.includes(' ') && looksLikeName(name)) return name;
  }
  return '';
}

/** A name from the lines of a form that has one for each part: "Surname: Brandt", "First name: Ada". */
export function labelledName(lines: readonly Line[]): string {
  let [given, family] = ['', ''];
  for (const { text } of lines) {
    const [, label = '', value = ''] =
      /^([\p{L} ]{3,25}?)\s*(?:[:\t]|\s(?=\p{Lu}))\s*(\p{Lu}.{1,40})$/u.exec(text) ?? [];
    if (!looksLikeName(value)) continue;
    if (givenLabels.has(fold(label))) given ||= value.trim();
    if (familyLabels.has(fold(label))) family ||= value.trim();
  }
  return given !== '' && family !== '' ? `${given} ${family}` : '';
}
