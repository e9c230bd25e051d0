import { findPeriods, isDateAlone } from '../fields/dates.ts';
import { titleHasHead } from '../fields/field-scores.ts';
import { labelField } from '../headers/header-pieces.ts';
import type { LabelledField } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';
import { labelOf } from './labelled-forms.ts';

const isRange = (text: string): boolean => findPeriods(text).some((period) => period.isRange);

/** A title above the fields of its role may end in a colon; what was done there doesn't stand above them. */
const MAX_TITLE = 70;

/**
 * Takes the list marks from the fields of forms that are lists ("• Company: Globex", "• Duration: 2019 – 2021"), which would
 * else be things done in a role. The item that a form's fields are below loses its mark and its colon, too. Lines keep
 * their numbers.
 *
 * @returns the same lines unless two items or more are labelled dates, and as many are labelled titles or employers
 */
export function unlistForm(lines: Line[]): Line[] {
  const fields = lines.map((line): LabelledField | null => (line.marker === '' ? null : labelOf(line)));
  const count = (isCounted: (field: LabelledField | null, line: Line) => boolean): number =>
    lines.filter((line, index) => isCounted(fields[index] ?? null, line)).length;
  const dates = count((field, line) => field === 'dates' && isRange(line.text));
  const names = count((field) => field === 'title' || field === 'company');
  if (dates < 2 || names < 2) return lines;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const nextField = fields[index + 1] ?? null;
    if (line.marker === '') return line;
    if (fields[index]) return { ...line, marker: '' };
    const isAbove =
      next !== undefined &&
      next.indent > line.indent &&
      (nextField === 'company' || nextField === 'title' || nextField === 'dates');
    return isAbove && line.text.length <= MAX_TITLE
      ? { ...line, marker: '', text: line.text.replace(/\s*:$/, ''), gapBefore: true }
      : line;
  });
}

/** A header's fields are short and few. */
const FIELD = { letters: 70, count: 3 };

/** Whether a text is a range of dates and next to nothing else. */
function isOnlyRange(text: string): boolean {
  const [period] = findPeriods(text);
  return period?.isRange === true && text.length - (period.end - period.start) <= 3;
}

/**
 * Takes the list marks from headers whose fields are the items below an employer ("Globex", "• Baker", "• 2019 – 2021").
 *
 * @returns the same lines unless several employers have such a list, and no dates of the block are in another one
 */
export function unlistHeaders(lines: Line[]): Line[] {
  const isField = (line: Line | undefined): line is Line =>
    line !== undefined && line.marker !== '' && line.text.length <= FIELD.letters;
  const dated = lines.flatMap((line, index) => (isField(line) && isOnlyRange(line.text) ? [index] : []));
  if (dated.length < 2) return lines;
  const runs = dated.map((at) => {
    let [from, to] = [at, at + 1];
    while (at - from <= FIELD.count && isField(lines[from - 1])) from -= 1;
    while (to - at <= FIELD.count && isField(lines[to])) to += 1;
    return { from, to };
  });
  const areHeaders = runs.every(({ from, to }, order) => {
    const above = lines[from - 1];
    return (
      above !== undefined &&
      above.marker === '' &&
      above.text.length <= FIELD.letters &&
      to - from > 1 &&
      to - from <= FIELD.count &&
      from >= (runs[order - 1]?.to ?? 0)
    );
  });
  if (!areHeaders) return lines;
  const fields = new Set(runs.flatMap(({ from, to }) => [...Array(to - from).keys()].map((at) => from + at)));
  return lines.map((line, index) => (fields.has(index) ? { ...line, marker: '' } : line));
}

/**
 * Takes the list marks from employers above the dates of their roles ("• Globex", "2019 – 2021 – Baker").
 *
 * @returns the same lines unless nearly all dates before a title stand below such an item, and few items
 *   stand elsewhere
 */
export function unlistEmployers(lines: Line[]): Line[] {
  const dated = lines.flatMap((line, index) => (opensWithRange(line) ? [index] : []));
  const above = dated
    .map((index) => index - 1)
    .filter((index) => {
      const line = lines[index];
      return line !== undefined && line.marker !== '' && isName(line.text);
    });
  const marked = lines.filter(({ marker }) => marker !== '').length;
  const areEmployers =
    above.length >= EMPLOYERS.least &&
    above.length >= dated.length * EMPLOYERS.share &&
    above.length >= marked * EMPLOYERS.share;
  if (!areEmployers) return lines;
  const employers = new Set(above);
  return lines.map((line, index) =>
    employers.has(index)
      ? { ...line, text: line.text.replace(/(?<=\p{Ll})\.$/u, ''), marker: '', gapBefore: true }
      : line,
  );
}

const EMPLOYERS = { least: 3, share: 0.7 };

const isName = (text: string): boolean => text.split(/\s+/).length <= 10 && !/[;:!]$/.test(text);

/**
 * Whether a line without a mark begins with dates, in brackets or not, and goes on with a title, or is dates in brackets or behind
 * their label: "Period (2019 – 2021)".
 */
function opensWithRange({ text, marker }: Line): boolean {
  const [period] = findPeriods(text);
  if (marker !== '' || period?.isRange !== true) return false;
  if (period.start > 1) return labelField(text.slice(0, period.start).replace(/[\s:([]+$/u, '')) === 'dates';
  const rest = text.slice(period.end);
  return titleHasHead(rest) || (text.startsWith('(') && rest.trim() === ')');
}

/** "At Globex", "Bei der Globex AG" */
const AT_EMPLOYER =
  /^(?:[Aa]t|[Bb]eim?|[Bb]ij|[Hh]os|[Cc]hez|[Pp]resso)\s+(?:the\s+|de[mnr]\s+|het\s+|l['’])?\p{Lu}/u;
const BELOW = { least: 2, share: 0.7 };

/**
 * Takes the list marks from employers that are the first item below the dates and titles of their roles ("2019 – 2021 Baker",
 * "• At Globex").
 *
 * @returns the same lines unless several ranges, and nearly all, have such an item below
 */
export function unlistEmployersBelow(lines: Line[]): Line[] {
  const dated = lines.flatMap(({ text, marker }, index) => (marker === '' && isRange(text) ? [index] : []));
  const below = dated
    .map((index) => index + 1)
    .filter((index) => {
      const line = lines[index];
      return line !== undefined && line.marker !== '' && AT_EMPLOYER.test(line.text) && isName(line.text);
    });
  if (below.length < BELOW.least || below.length < dated.length * BELOW.share) return lines;
  const employers = new Set(below);
  return lines.map((line, index) => (employers.has(index) ? { ...line, marker: '' } : line));
}

/** No header of one line below its dates is longer. */
const HEADER_WORDS = 14;

/** Whether an item is a range of dates and what stands around one: "De juin 2015 à avril 2019 :". */
function isDateItem({ text, marker }: Line): boolean {
  const [period, ...others] = findPeriods(text);
  return (
    marker !== '' &&
    period?.isRange === true &&
    others.length === 0 &&
    !/[\p{L}\p{N}]/u.test(text.slice(0, period.start) + text.slice(period.end))
  );
}

/** Whether a line without a mark of its own, or with another one than the item's, has a title as a header has it. */
const isHeaderOf = (line: Line | undefined, item: Line | undefined): boolean =>
  line !== undefined &&
  (line.marker === '' || line.marker !== item?.marker || line.indent > item.indent) &&
  line.text.split(/\s+/u).length <= HEADER_WORDS &&
  line.text.split(/\s[–—-]\s|,\s/u).some(titleHasHead);

/** So many items show how a document writes its dates, if they are most of those that are dates. */
const DATED_MIN = 2;

/**
 * Takes the list marks from items that are dates alone: right below a header, "Guard, Globex" above "• June 2015 – April 2019", or
 * right above one that is an item, too: "• June 2015 – April 2019:" above "- Guard – Globex", which loses its mark. A lone date in the
 * place of another role's range, "• June 2014", is one of them.
 *
 * @returns the same lines unless two items or more are ranges alone, and most of them have a header with a title there
 */
export function unlistDates(lines: Line[]): Line[] {
  const dated = lines.flatMap((line, index) => (isDateItem(line) ? [index] : []));
  const areMost = (found: number[]): boolean => found.length >= DATED_MIN && found.length * 2 > dated.length;
  const marks = new Set(dated.map((index) => lines[index]?.marker));
  const isLone = ({ marker, text }: Line, index: number): boolean =>
    marks.has(marker) && lines[index - 1]?.marker === '' && isDateAlone(text);
  const dates = new Set([...dated, ...lines.flatMap((line, index) => (isLone(line, index) ? [index] : []))]);
  const below = dated.filter((index) => isHeaderOf(lines[index + 1], lines[index])).map((index) => index + 1);
  const above = dated.filter(
    (index) => lines[index - 1]?.marker === '' && isHeaderOf(lines[index - 1], lines[index]),
  );
  if (!areMost(below) && !areMost(above)) return lines;
  const headers = new Set(areMost(below) ? below : []);
  return lines.map((line, index) =>
    dates.has(index)
      ? { ...line, text: line.text.replace(/\s*:$/u, ''), marker: '', gapBefore: areMost(below) }
      : headers.has(index)
        ? { ...line, marker: '' }
        : line,
  );
}
