import { findPeriods } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import { hasIcon } from '../lines/icons.ts';
import type { Line } from '../lines/line.ts';
import { COLUMN_LABELS, FIELD_LABELS } from '../words/label-words.ts';
import { phraseList } from '../words/parse-words.ts';

const dateLabels = new Set([
  ...phraseList(FIELD_LABELS.dates),
  'year',
  'years',
  'jahr',
  'annee',
  'ano',
  'anno',
  'ar',
  'jaar',
  'rok',
  'yil',
  'tahun',
  'vuosi',
  'ev',
  'an',
]);

const columnLabels = new Set(phraseList(COLUMN_LABELS));
const COLUMNS_MIN = 2;

/** Whether a line is the first row of a table, which names its columns: "Period  Degree  School", "Degree  Institute  CGPA". */
export function isColumnHeadings({ text }: Line): boolean {
  const cells = text.split(/\t|\s\|\s/);
  return (
    cells.length > 1 &&
    !/\d/u.test(text) &&
    cells.every((cell) => cell.split(' ').length <= 3) &&
    (cells.some((cell) => dateLabels.has(fold(cell).trim())) ||
      cells.every((cell) => columnLabels.has(fold(cell).trim())) ||
      (cells.length > COLUMNS_MIN &&
        cells.filter((cell) => columnLabels.has(fold(cell).trim())).length >= COLUMNS_MIN))
  );
}

/** Whether a line is an item of a list; an icon that a template sets before a school is no list mark. */
export const isItem = (line: Line): boolean => line.marker !== '' && !hasIcon(line);

/** Words that can't end an entry. */
const OPEN_END =
  /(?:[,(&/–—-]|\s\+|(?<![\p{L}\p{N}])(?:no|nr|num|n[.]?º|n[.]?°|of|in|and|und|et|y|e|i|och|og|oraz|an|bei|beim|im|mit|zum|zur|der|des|en|ve|dan|a|de|di|do|da|du|des|del|della|for|für|pour|para|per|von|van|la|le|al|am|the|z|w)\.?)$/iu;

/** A line without the dates in its last column, and these. */
function withoutDateColumn(text: string): [string, string] {
  const at = text.lastIndexOf('\t');
  if (at < 0) return [text, ''];
  const [period] = findPeriods(text.slice(at + 1));
  const isDate = period !== undefined && text.length - at - 1 - (period.end - period.start) < 3;
  return isDate ? [text.slice(0, at), text.slice(at)] : [text, ''];
}

/** "2020—": a period that goes on, and no text that does. */
function isOpenPeriod(text: string): boolean {
  const [period] = findPeriods(text);
  return period?.isRange === true && /^\P{L}*$/u.test(text.slice(0, period.start) + text.slice(period.end));
}

/** Whether a line carries on the text of the one before it, judged by grammar alone. */
export function continuesLine(line: Line, before: Line | undefined): boolean {
  if (before === undefined || line.marker !== '' || line.gapBefore) return false;
  const [text] = withoutDateColumn(before.text);
  // A bracket that somebody forgot to close behind a year has nothing to come.
  const opened =
    (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0) &&
    !/\([^()]{0,12}\d{4}$/.test(text.trim());
  const isSmall = /^\p{Ll}/u.test(line.text) && before.isFull !== false;
  // "and Literature" below "Study of Media", whatever room was left
  const isJoined = /^(?:and|und|et|og|och|oraz|ve|dan)\s\p{L}/u.test(line.text);
  // "(Oak) Carving" below a line with room left is a name of its own.
  const isNamed = before.isFull !== true && /^\([^()]*\)\s\p{L}/u.test(line.text);
  return (
    opened ||
    isSmall ||
    isJoined ||
    (/^[(),;&]/u.test(line.text) && !isNamed) ||
    (OPEN_END.test(text.trim()) && !isOpenPeriod(text))
  );
}

const LOOKS: ((line: Line) => string)[] = [
  (line) => String(line.marker !== ''),
  (line) => String(line.isBold),
  (line) => String(line.size),
  (line) => String(Math.round(line.indent / 3)),
  (line) => `${line.marker !== ''} ${line.isBold} ${line.size}`,
  (line) => `${line.marker !== ''} ${line.isBold} ${line.size} ${Math.round(line.indent / 3)}`,
];
/** What tells lines of one kind from those of another. */
export const lookOf = (line: Line): string => `${line.marker !== ''} ${line.isBold} ${line.size}`;

/** Ways to tell where entries begin, each as the indexes of their first lines. */
function* waysToSplit(lines: readonly Line[], hasDate: readonly boolean[]): Generator<number[]> {
  const all = [...lines.keys()];
  const free = all.filter((index) => {
    const line = lines[index];
    return line !== undefined && !continuesLine(line, lines[index - 1]);
  });
  yield [0];
  yield all;
  yield free;
  yield free.filter((index) => lines[index]?.gapBefore);
  for (const key of LOOKS) {
    const looks = lines.map(key);
    const alike = free.filter((index) => looks[index] === looks[0]);
    yield alike;
    yield alike.filter((index) => looks[index - 1] !== looks[0]);
  }
  const dated = all.filter((index) => hasDate[index]);
  for (let above = 0; above <= (dated[0] ?? -1) && above <= 4; above += 1)
    yield dated.map((index) => index - above);
  yield dated.map((index) => index + 1);
}

function cut<L extends Line>(lines: readonly L[], starts: readonly number[]): L[][] {
  const firsts = [...new Set([0, ...starts])]
    .filter((at) => at >= 0 && at < lines.length)
    .sort((a, b) => a - b);
  return firsts.map((from, index) => lines.slice(from, firsts[index + 1]));
}

/** How alike entries are that are complete: the look of their first lines, and their lengths. */
function likeness(entries: readonly (readonly Line[])[], rates: readonly number[]): number {
  const first = entries[0]?.[0];
  if (first === undefined || entries.length < 2) return 0;
  const [key, length] = [lookOf(first), entries[0]?.length];
  return entries
    .map((entry, index) =>
      index === 0 || (rates[index] ?? 0) <= 0
        ? 0
        : (entry[0] !== undefined && lookOf(entry[0]) === key ? 0.4 : 0) +
          (entry.length === length ? 0.3 : 0),
    )
    .reduce((sum, one) => sum + one, 0);
}

/** No entry has a sentence that is longer, and joining stays quick for any text. */
const WHOLE_MAX = 500;

/** A line with the lines that carry it on, and their numbers. */
export type WholeLine = Line & { sourceLines: number[] };

/** Joins lines that were broken by the width of a column. */
export function joinBroken(
  lines: readonly Line[],
  isMore: (line: Line, before: Line) => boolean = continuesLine,
): WholeLine[] {
  const whole: WholeLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && last.text.length < WHOLE_MAX && isMore(line, last)) {
      const [text, dates] = withoutDateColumn(last.text);
      const isHyphened = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
      // "E-" above "commerce", "MILL-" above "OVEN": the hyphen is the word's own.
      const isCompound = /\p{Lu}-$/u.test(text) && /^\p{L}/u.test(line.text);
      last.text = `${isHyphened ? text.slice(0, -1) : isCompound ? text : `${text} `}${line.text}${dates}`;
      last.isFull = line.isFull === true;
      last.sourceLines.push(line.lineNumber);
    } else whole.push({ ...line, sourceLines: [line.lineNumber] });
  }
  return whole;
}

/** The dates of a text; the typographic hyphen within one is a plain one to the grammar of dates. */
export const periodsOf = (text: string): Period[] =>
  findPeriods(text.replace(/[‐‑]/g, '-')).filter(
    ({ startDate, endDate, isCurrent }) => startDate + endDate !== '' || isCurrent,
  );

const DATE_COLUMN =
  /^(?:[^\t]{2,30}(?=\t)|\d{4}[-‐]\d\d\s?[–—-](?=\s)|[^\t–—]{3,20}\s?[–—](?:\s\p{L}{3,9}\.?(?=\s\p{Lu}))?(?=\s))/u;

/** The first column of a line, or its beginning up to a dash, and the rest. */
function dateColumn(text: string): [string, string] {
  const column = DATE_COLUMN.exec(text)?.[0];
  return column === undefined ? [text, ''] : [column, text.slice(column.length).trim()];
}

/** "2014-09 – ⇥Master" above "2017-06⇥School": a period that a narrow column broke is put together in its first line. */
export function joinBrokenDates(lines: readonly WholeLine[]): WholeLine[] {
  const joined: WholeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [start, above] = dateColumn(last?.text ?? '');
    const [end, beside] = dateColumn(line.text);
    const column = `${start} ${end}`;
    const [period, ...more] = end.length <= 30 && above !== '' ? periodsOf(column) : [];
    const isWhole =
      period?.isRange === true && period.endDate !== '' && column.length - (period.end - period.start) < 2;
    if (
      !last ||
      !isWhole ||
      more.length > 0 ||
      periodsOf(start).some(({ endDate, isRange }) => isRange && endDate !== '')
    ) {
      joined.push({ ...line });
      continue;
    }
    last.text = `${column}\t${above}`;
    if (beside === '') last.sourceLines.push(...line.sourceLines);
    else joined.push({ ...line, text: beside });
  }
  return joined;
}

/**
 * Splits a section's lines into its entries, all in the same way: the one whose entries fit best by `rate`, begin alike
 * and are equally long. `others` are further ways, as the indexes of first lines. Every line is in exactly one entry.
 */
export function splitEntries<L extends Line>(
  lines: readonly L[],
  hasDate: readonly boolean[],
  rate: (entry: readonly L[]) => number,
  others: readonly number[][] = [],
): L[][] {
  if (lines.length === 0) return [];
  let best: L[][] = [];
  let most = -Infinity;
  const known = new Set<string>();
  for (const starts of [...waysToSplit(lines, hasDate), ...others]) {
    const entries = cut(lines, starts);
    const key = entries.map((entry) => entry.length).join(' ');
    if (known.has(key)) continue;
    known.add(key);
    const rates = entries.map(rate);
    const sum = rates.reduce((total, one) => total + one, likeness(entries, rates));
    if (sum > most + 1e-9) [best, most] = [entries, sum];
  }
  return best;
}
