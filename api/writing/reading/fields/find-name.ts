import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { headingKind } from '../sections/headings.ts';
import type { ReadContact } from '../../types.ts';
import { titleScore } from './field-scores.ts';
import { nameBehindLabel, withoutNameLabel } from './name-labels.ts';
import {
  bareName,
  bodySize,
  hasNameForm,
  isInverted,
  isNoCompany,
  isOpenName,
  looksLikeName,
  namesDocument,
} from './names.ts';
import { placeScore } from './places.ts';

/** A name, and the lines that it stands in. */
export interface FoundName {
  name: string;
  lines: Line[];
}

/** What is known when a name is looked for. */
export interface NameEvidence {
  /** The letters of the person's addresses on the internet, in which the name is usually found. */
  handle: string;
  /** The size of the document's letters. */
  body: number;
}

/** The part of an address on the web that may be somebody's name: "adabrandt.dev", "github.io/ada-brandt". */
const namedPart = (website: string): string =>
  website
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    .split('/')
    .slice(0, 2)
    .join(' ');

/** What only says where an address is. */
const NO_NAME = /\.(?:[\p{L}]{2,3}\.)?[\p{L}]{2,}$/u;

/** The name in an address of LinkedIn, unless it is that of an article or an employer. */
const linkedName = (linkedIn: string): string =>
  linkedIn.replace(
    /^.*linkedin\.com\/(?:in\/|pub\/|(?:pulse|posts|company|school|learning|feed|jobs)\/.*)?/i,
    '',
  );

/** The letters of somebody's addresses, for `NameEvidence`. */
export const handleOf = ({ email, linkedIn, website }: ReadContact): string =>
  fold([email.replace(NO_NAME, ''), linkedName(linkedIn), namedPart(website)].join(' ')).replace(
    /[^\p{L}]+/gu,
    ' ',
  );

/** "Müller" as "mueller". */
const spelledOut = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[äæ]/g, 'ae')
    .replace(/[öø]/g, 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('å', 'aa');

/** How many words of a name are in the person's addresses. */
function sharedWords(name: string, handle: string): number {
  return name
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && (handle.includes(fold(word)) || handle.includes(spelledOut(word))))
    .length;
}

const wordCount = (text: string): number => text.split(/\s+/).length;

const CELLS = /\s*[|•·⋅∙●◆■]\s*|\t|\s[–—-]\s|\s\/\/\s|\s{2,}/u;
const DOCUMENT_BEFORE =
  /^(?:cv|curriculum vitae|resume|r[eé]sum[eé]|lebenslauf|[zż]yciorys)(?:\s*[:–—-]\s*|\s+(?:of|von|de|di)\s+)/i;
const DOCUMENT_BEHIND = /(?<=\p{L})\s+(?:resume|r[eé]sum[eé]|cv|curriculum vitae|lebenslauf|[zż]yciorys)$/iu;
/** The first detail behind a name in one line. */
const DETAIL_BEHIND = /\s+(?:[\p{L}\p{N}._%+'-]{1,64}@|https?:|www\.|[+(]?\d{2}).*$/u;

/** A text without the detail at its end, before which a word alone is a label: "Web www.brandt.example". */
function withoutDetail(cell: string): string {
  const before = cell.replace(DETAIL_BEHIND, '').trim();
  return before === cell || before.includes(' ') ? before : '';
}

const cellsOf = (text: string): string[] =>
  withoutNameLabel(text)
    .replace(DOCUMENT_BEFORE, '')
    .replace(DOCUMENT_BEHIND, '')
    .split(CELLS)
    .map((cell) => bareName(withoutDetail(cell.trim())))
    .filter((cell) => cell !== '');

/** The part of a line that could be a name, without a preceding "CV:" and without "Resume" or degrees at the end. */
export function extractName(line: string): string {
  const name = cellsOf(line)[0] ?? '';
  return looksLikeName(name) ? name : (name.split(/,\s/)[0] ?? '');
}

const LARGE = 1.4;
const isLarge = (size: number | null, body: number): boolean => size !== null && size >= body * LARGE;
const SAME_SIZE = 0.06;
const NAME_LINES = 3;
/** So many lines of a second column may stand between the parts of a name. */
const BETWEEN = 2;
const PART = /^\p{Lu}[\p{L}'’.‐–-]*(?: [\p{L}'’.‐–-]+){0,3}$/u;
const isJob = (text: string): boolean => titleScore(text) >= 2.3;

/** Whether two lines are written in the same large letters, or are headings of the same kind. */
const areAlike = (a: Line, b: Line, body: number): boolean =>
  a.size !== null && b.size !== null
    ? isLarge(a.size, body) && Math.abs(a.size - b.size) <= a.size * SAME_SIZE
    : a.size === null && b.size === null && a.headingLevel > 0 && a.headingLevel === b.headingLevel;

/** Whether a name goes on in the other part, which is written alike or stands right below. */
function goesOn(name: string, rest: string, areSame: boolean, handle: string): boolean {
  const isBroken = /\p{L}-$/u.test(name) && /^\p{Ll}+$/u.test(rest);
  if (isBroken) return areSame;
  if (!PART.test(name) || !PART.test(rest) || headingKind(rest) !== null || namesDocument(rest)) return false;
  const [own, more] = [sharedWords(name, handle), sharedWords(rest, handle)];
  if (!areSame) return own > 0 && more > 0 && wordCount(name) + wordCount(rest) <= 3;
  if (isOpenName(name)) return hasNameForm(rest);
  if (more > 0) return hasNameForm(rest) && wordCount(name) + wordCount(rest) <= 6;
  const isWhole = own > 1 && own === wordCount(name);
  return (
    !isWhole &&
    wordCount(name) + wordCount(rest) <= 4 &&
    (wordCount(name) === 1 || wordCount(rest) === 1) &&
    wordCount(rest) <= 2 &&
    looksLikeName(name) &&
    looksLikeName(rest) &&
    looksLikeName(`${name} ${rest}`)
  );
}

/** The line in which a name may go on: the next, or the next in the same letters beside which smaller ones stand. */
function nextPart(lines: readonly Line[], index: number, body: number): number {
  const line = lines[index];
  if (!line) return -1;
  for (let at = index + 1; at <= index + 1 + BETWEEN && at < lines.length; at += 1) {
    const next = lines[at];
    if (next && !next.isHidden && next.marker === '' && areAlike(line, next, body)) return at;
    if (!isLarge(line.size, body) || next?.size === null || isLarge(next?.size ?? null, body)) break;
  }
  return index + 1 < lines.length ? index + 1 : -1;
}

/** A name that is written over several lines: "ADA" above "BRANDT". */
function joinedName(lines: readonly Line[], index: number, { handle, body }: NameEvidence): FoundName | null {
  const line = lines[index];
  let name = cellsOf(line?.text ?? '')[0] ?? '';
  if (!line || line.isHidden || line.text.length > 120) return null;
  const found = [line];
  let at = index;
  while (found.length < NAME_LINES) {
    const below = nextPart(lines, at, body);
    const next = lines[below];
    const rest = cellsOf(next?.text ?? '')[0] ?? '';
    if (!next || next.isHidden || next.marker !== '' || rest === '') break;
    if (!goesOn(name, rest, areAlike(line, next, body), handle)) break;
    name = /^\p{Ll}/u.test(rest) && name.endsWith('-') ? name.slice(0, -1) + rest : `${name} ${rest}`;
    found.push(next);
    at = below;
  }
  return found.length > 1 && hasNameForm(name) && isNoCompany(name) ? { name, lines: found } : null;
}

/** "ada BRANDT": only the family name has capitals, all of them. */
const HALF_IN_CAPITALS = /^\p{Ll}+ \p{Lu}{3,}$/u;

/** Whether a text is the person's name, given how many of its words are in the addresses. */
function isName(text: string, shared: number): boolean {
  if (looksLikeName(text) || (shared > 0 && isInverted(text))) return true;
  // Names that are also jobs or towns ("Baker", "London"), which only the address gives away.
  if (shared > 0 && text.includes(' ') && hasNameForm(text) && isNoCompany(text) && !isOpenName(text))
    return shared > 1 || placeScore(text) < 3;
  // People write their own name in small letters, too.
  const isPlain =
    /^[\p{L}'’ -]+$/u.test(text) && headingKind(text) === null && !isJob(text) && isNoCompany(text);
  return isPlain && (shared > 1 || (shared > 0 && HALF_IN_CAPITALS.test(text)));
}

/** The names that may stand in a line, or begin in it. */
function namesAt(lines: readonly Line[], index: number, evidence: NameEvidence): FoundName[] {
  const line = lines[index];
  if (!line || line.isHidden || line.text.length > 200) return [];
  const joined = joinedName(lines, index, evidence);
  const cells = cellsOf(line.text).flatMap((cell) => [cell, cell.split(/,\s/)[0] ?? '']);
  const single = [...new Set(cells)].map((name) => ({ name, lines: [line] }));
  return (joined ? [joined, ...single] : single).filter(
    ({ name }) => isName(name, sharedWords(name, evidence.handle)) || isWrittenInverted(name, line),
  );
}

/** The name that shares most words with the addresses; the first of several. */
function sharedName(
  lines: readonly Line[],
  evidence: NameEvidence,
): { found: FoundName; shared: number } | null {
  let best: { found: FoundName; shared: number } | null = null;
  for (const index of lines.keys())
    for (const found of namesAt(lines, index, evidence)) {
      const shared = sharedWords(found.name, evidence.handle);
      if (shared > (best?.shared ?? 0) && (found.name.includes(' ') || isInLarge(found, evidence)))
        best = { found, shared };
    }
  return best;
}

const isInLarge = ({ lines }: FoundName, { body }: NameEvidence): boolean =>
  isLarge(lines[0]?.size ?? null, body);

/** The name in the largest letters, if they are by far larger than the others. */
function largestName(lines: readonly Line[], evidence: NameEvidence): FoundName | null {
  const largest = Math.max(0, ...lines.map(({ size }) => size ?? 0));
  for (const [index, line] of lines.entries()) {
    if (!isLarge(line.size, evidence.body) || (line.size ?? 0) < largest * 0.95) continue;
    const found =
      joinedName(lines, index, evidence) ??
      namesAt(lines, index, evidence).find(({ name }) => name === cellsOf(line.text)[0]);
    if (found?.name.includes(' ')) return found;
  }
  return null;
}

/** A name alone at the top is among the first lines. */
const TOP_LINES = 6;

/**
 * The name at the top of a document: the one that is also in the addresses, else the one in the largest letters, else the
 * first. Null if none of them can be one.
 */
export function nameAtTop(lines: readonly Line[], evidence: NameEvidence): FoundName | null {
  const top = lines.slice(0, TOP_LINES);
  const shared = sharedName(lines.slice(0, TOP_LINES * 2), evidence)?.found;
  if (shared) return shared;
  const large = largestName(lines.slice(0, TOP_LINES * 2), evidence);
  if (large) return large;
  for (const [index, line] of top.entries()) {
    if (line.marker !== '') continue;
    const joined = joinedName(lines, index, evidence);
    if (joined) return joined;
    const first = cellsOf(line.text)[0] ?? '';
    const name = looksLikeName(first) || isWrittenInverted(first, line) ? first : extractName(line.text);
    if (looksLikeName(name) || isInverted(name)) {
      const isSingle = !name.includes(' ');
      if (
        isSingle &&
        (placeScore(name) >= 3 || (index > 0 && line.size !== null && !isLarge(line.size, evidence.body)))
      )
        continue;
      return { name, lines: [line] };
    }
  }
  return null;
}

/** "BRANDT, Ada" in large letters or bold: "Baker, Globex" isn't written so. */
const isWrittenInverted = (text: string, line: Line): boolean =>
  isInverted(text) && /^\p{Lu}{2,}[\p{Lu} '’-]*,/u.test(text) && (line.isBold || line.headingLevel > 0);

/** So far down a form may ask for the name. */
const FORM_LINES = 25;

/**
 * The person's name anywhere in a document: behind a label, or the one that is also in the addresses, else what is written
 * in by far the largest letters; `known` unless there is a better one.
 */
export function findName(lines: readonly Line[], contact: ReadContact): string {
  const known = contact.fullName;
  const evidence = { handle: handleOf(contact), body: bodySize(lines) };
  const shared = known === '' ? 0 : sharedWords(known, evidence.handle);
  const labelled = lines
    .slice(0, shared > 0 ? lines.length : FORM_LINES)
    .map(({ text }) => nameBehindLabel(text))
    .find((name) => name.includes(' ') && sharedWords(name, evidence.handle) >= shared);
  if (labelled !== undefined) return labelled;
  if (shared > 0 && known.includes(' ')) return known;
  const best = sharedName(lines, evidence);
  // One word may be there by chance.
  const isSure = best !== null && (best.shared > 1 || !known.includes(' '));
  if (isSure && best.shared > shared) return best.found.name;
  return known || (largestName(lines, evidence)?.name ?? '');
}
