import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { ADDRESS_ENDS } from '../words/address-words.ts';
import { bodySize } from './names.ts';

/** An e-mail address. */
export const EMAIL =
  /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,3}\.\p{L}[\p{L}\p{N}-]{1,62}/u;
const WHOLE = new RegExp(`^${EMAIL.source}$`, 'u');
/** An address from its first letter to anywhere in it. */
const BEGUN =
  /^(?=[\p{L}\p{N}_])[\p{L}\p{N}._%+'-]{1,64}(?:@(?:[\p{L}\p{N}-]{1,63}\.){0,4}[\p{L}\p{N}-]{0,63})?$/u;
const LAST_WORD = /(?<![\p{L}\p{N}._%+'@-])[\p{L}\p{N}._%+'@-]{1,100}$/u;
/** The rest of an address: alone in its place, unless the sign is in it. */
const REST = /^[\p{L}\p{N}._%+'-]{1,64}$|^[\p{L}\p{N}._%+'-]{0,64}@[\p{L}\p{N}.-]{0,100}(?=$|\s)/u;
/** No text ends so. */
const ENDS_OPEN = /[\p{L}\p{N}][_+-]$/u;
const WEB = /^(?:www|https?)(?:\.|$)|linkedin|github/i;

const ends = new Set(ADDRESS_ENDS.trim().split(/\s+/));
const endOf = (address: string): string => fold(address.slice(address.lastIndexOf('.') + 1));
const hasKnownEnd = (address: string): boolean => ends.has(endOf(address));

/** An address may take so many lines of a narrow column. */
const LINES = 4;
/** What could be whole goes on only with so little. */
const FEW_LETTERS = 3;
const MAX_LINE = 300;
const NEAR_SIZE = 0.6;

const isLower = (text: string): boolean => !/\p{Lu}/u.test(text);
const isUpper = (text: string): boolean => !/\p{Ll}/u.test(text);
/** Whether two pieces are written alike, as those of one address are: in small letters or in capitals. */
const areAlike = (a: string, b: string): boolean => (isLower(a) && isLower(b)) || (isUpper(a) && isUpper(b));

/** The addresses that the links of a line write to. */
const linkedAddresses = ({ links }: Line): string[] =>
  links.flatMap((link) => {
    const address = /^mailto:\s*([^?\s]{3,200})/i.exec(link)?.[1] ?? '';
    return WHOLE.test(address) ? [address] : [];
  });

/**
 * The e-mail address in a line, whole where the line's link has the rest; `''` if there is none. Where text and link
 * differ otherwise, the text counts.
 */
export function findEmail(line: Line): string {
  const written = EMAIL.exec(line.text)?.[0].replace(/^[.'-]+/, '') ?? '';
  const linked = linkedAddresses(line);
  if (written === '') return linked[0] ?? '';
  const isRest = (whole: string): boolean =>
    whole.length > written.length && fold(whole).startsWith(fold(written)) && line.text.endsWith(written);
  return linked.find(isRest) ?? written;
}

/** Words of what is written in large letters or at the top, among which are those of the name. */
function likelyNames(lines: readonly Line[]): string[] {
  const body = bodySize(lines);
  const likely = lines.filter(
    ({ size, text, isHidden }, index) =>
      !isHidden && text.length <= 60 && (index < 3 || (size !== null && size >= body * 1.4)),
  );
  const words = likely
    .flatMap(({ text }) => fold(text).split(/[^\p{L}]+/u))
    .filter(({ length }) => length > 2);
  return [...new Set(words)].slice(0, 60);
}

/** How many letters of names stand in the first part of an address. */
function namedBy(address: string, names: readonly string[]): number {
  const local = fold(address.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
  return names.filter((word) => local.includes(word)).length;
}

/** Whether nothing but the width of the column parts two lines. */
const areOneText = (line: Line, next: Line): boolean =>
  (line.isFull !== false || ENDS_OPEN.test(line.text)) &&
  !next.gapBefore &&
  next.marker === '' &&
  next.isApart !== true &&
  (line.size === null || next.size === null || Math.abs(line.size - next.size) < NEAR_SIZE);

/** Whether what has the sign is no whole address, or hardly one, and the rest is written like it. */
function isCut(begun: string, rest: string): boolean {
  if (/[@.-]$/.test(begun) || /^[.-]/.test(rest)) return true;
  if (!areAlike(begun.slice(begun.indexOf('@')), rest)) return false;
  if (!WHOLE.test(begun) || !hasKnownEnd(begun)) return true;
  return rest.length <= FEW_LETTERS && /^\p{L}+$/u.test(rest);
}

/** Whether a word is the beginning of the address that goes on below. */
function isBeginning(begun: string, rest: string, line: Line, names: readonly string[]): boolean {
  // A telephone number isn't the beginning of one.
  if (!/\p{L}/u.test(begun)) return false;
  if (rest.startsWith('@') || ENDS_OPEN.test(begun)) return true;
  if (!areAlike(begun, rest)) return false;
  const isNamed = namedBy(begun + rest, names) > namedBy(rest, names);
  // "Tel." above an address is a label.
  if (begun.endsWith('.')) return isNamed || line.isFull === true;
  return line.isFull === true && (isNamed || /[\d._]/u.test(begun));
}

const cellsOf = (text: string): string[] => text.split('\t').map((cell) => cell.trim());

/** Where an address goes on: the place of the cell, and the piece of the address in it. */
interface Rest {
  column: number;
  text: string;
}

/** The piece of an address in the next line: in the same column, or in the only one. */
function restIn({ text, isHidden }: Line, column: number): Rest | null {
  if (isHidden || text.length > MAX_LINE) return null;
  const cells = cellsOf(text);
  for (const at of new Set([column, 0])) {
    const piece = REST.exec(cells[at] ?? '')?.[0] ?? '';
    if (piece !== '' && !WEB.test(piece)) return { column: at, text: piece };
  }
  return null;
}

/** An address that goes on below, and where its pieces stand. */
interface BrokenAddress {
  whole: string;
  rests: Rest[];
}

/** The address that begins with a line's word and goes on in the lines below. */
function followAddress(
  begun: string,
  column: number,
  lines: readonly Line[],
  names: readonly string[],
): BrokenAddress | null {
  let whole = begun;
  let found: BrokenAddress | null = null;
  const rests: Rest[] = [];
  for (const [step, next] of lines.slice(1).entries()) {
    const line = lines[step];
    const rest = restIn(next, rests.at(-1)?.column ?? column);
    if (!line || !rest || !areOneText(line, next) || !BEGUN.test(whole + rest.text)) break;
    const goesOn = whole.includes('@')
      ? isCut(whole, rest.text)
      : rest.text.includes('@')
        ? isBeginning(whole, rest.text, line, names)
        : line.isFull === true && areAlike(whole, rest.text);
    if (!goesOn) break;
    whole += rest.text;
    rests.push(rest);
    if (WHOLE.test(whole) && hasKnownEnd(whole)) found = { whole, rests: [...rests] };
  }
  return found;
}

function withoutRest({ text }: Line, rest: Rest): string {
  const cells = cellsOf(text);
  cells[rest.column] = (cells[rest.column] ?? '').slice(rest.text.length).trim();
  return cells.filter((cell) => cell !== '').join('\t');
}

/** The broken address that begins in one of a line's cells, and the cells with the whole one. */
function findBroken(
  line: Line,
  below: readonly Line[],
  names: readonly string[],
): (BrokenAddress & { text: string }) | null {
  if (line.isHidden || line.text.length > MAX_LINE || below.length === 0) return null;
  const cells = cellsOf(line.text);
  for (const [column, cell] of cells.entries()) {
    const begun = LAST_WORD.exec(cell)?.[0] ?? '';
    const before = cell.slice(0, cell.length - begun.length);
    // Without the sign a word is the beginning of an address only where there is nothing else, apart from a label.
    if (begun === '' || !(begun.includes('@') || before === '' || /[:|]\s*$/.test(before))) continue;
    const broken = BEGUN.test(begun) ? followAddress(begun, column, [line, ...below], names) : null;
    if (broken) return { ...broken, text: cells.with(column, before + broken.whole).join('\t') };
  }
  return null;
}

/**
 * Lines with each e-mail address whole that was broken at the end of a narrow column, anywhere in it and several times:
 * "ada_brandt@mill.te" with "st" below. What went on is no longer in its line, which may be empty then. An address is
 * only joined if it isn't whole without the rest, and what stands below is written like it and nothing else.
 */
export function joinAddresses(lines: readonly Line[]): Line[] {
  const names = likelyNames(lines);
  const joined = [...lines];
  for (const index of lines.keys()) {
    const line = joined[index];
    if (!line || line.text === '') continue;
    const broken = findBroken(line, joined.slice(index + 1, index + LINES), names);
    if (!broken) continue;
    joined[index] = { ...line, text: broken.text };
    for (const [step, rest] of broken.rests.entries()) {
      const next = joined[index + 1 + step];
      if (next) joined[index + 1 + step] = { ...next, text: withoutRest(next, rest) };
    }
  }
  return joined;
}
