import { findPeriods } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import { endsWithHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';

/** Whether the roles of a block are the items of a list. */
export interface RoleList {
  areItems: boolean;
  /** Since nothing but items has dates. */
  areDated: boolean;
  /** Since nearly every line is an item with one range, wherever in it: "Cook: Globex, 2019 – 2021, Leeds". */
  areAllDated: boolean;
  /** Since most items, or all lines without a mark, are a title with what belongs to it, and a date at the end. */
  areEnded: boolean;
  /** Whether a line is an item with a date, and what was done there an item of a list within it. */
  isOuterItem: (line: Line) => boolean;
}

const MAX_WORDS = 20;
const FIELD_MARK = /\s[|•·▪]\s/gu;

const rangesOf = ({ text }: Line): Period[] => findPeriods(text).filter(({ isRange }) => isRange);

/** Whether a line begins or ends with a range. */
const hasRangeAtEdge = (line: Line): boolean =>
  line.text.split(/\s+/).length <= MAX_WORDS &&
  rangesOf(line).some(({ start, end }) => start <= 1 || end >= line.text.trimEnd().length - 1);

/** Whether an item begins with a period, or has it in brackets before a colon: "Globex Ltd (2019 – 2021): Cook". */
export const opensItem = (text: string, { start, end }: Period): boolean =>
  start <= 1 || /^[)\]]\s*:/.test(text.slice(end));

/** Whether an item begins with a month, or with a year and a colon: "July 2004  Steward, Globex", "2004: Steward, Globex". */
export function opensWithDate(text: string): boolean {
  const [period] = findPeriods(text);
  if (period === undefined || period.start > 1) return false;
  return period.endDate.length > YEAR_LENGTH || /^\s?:\s/u.test(text.slice(period.end));
}
const YEAR_LENGTH = 4;

/** Whether an item has several fields: its style changes, or there are marks between them. */
const hasFields = ({ text, styleBreaks = [] }: Line): boolean =>
  styleBreaks.length > 0 || (text.match(FIELD_MARK)?.length ?? 0) >= 2;

/** Whether some period of a line includes one of an item, by their years. */
const includes = (line: Line, item: Line): boolean =>
  rangesOf(line).some((all) =>
    rangesOf(item).some(
      ({ startDate, endDate }) =>
        all.startDate.slice(0, YEAR_LENGTH) <= startDate.slice(0, YEAR_LENGTH) &&
        (all.endDate === '' ||
          (endDate !== '' && all.endDate.slice(0, YEAR_LENGTH) >= endDate.slice(0, YEAR_LENGTH))),
    ),
  );

/** One line may have lost its mark if so many items have theirs. */
const MANY = 3;

/** Whether hardly anything but the items of a list has dates: two or more, and half of them, open with them, or most have them. */
function areDatedItems(lines: Line[], items: Line[]): boolean {
  const opened = items.filter((line) => rangesOf(line).some((period) => opensItem(line.text, period)));
  const [unmarked, ...more] = lines.filter((line) => line.marker === '' && hasRangeAtEdge(line));
  if (more.length > 0) return false;
  // Within the time of a role the items are what was done in it.
  if (unmarked && (opened.length < MANY || opened.some((item) => includes(unmarked, item)))) return false;
  const dated = items.filter(hasRangeAtEdge);
  // What was done there has marks of its own, or is set in.
  const alike = items.filter(
    ({ marker, indent }) => marker === opened[0]?.marker && indent === opened[0].indent,
  );
  return (
    (opened.length >= 2 && opened.length * 2 >= alike.length) ||
    (dated.length >= 3 && dated.length * 2 > items.length)
  );
}

const NEARLY_ALL = 0.8;
const MOST = 0.6;
const TITLE_WORDS = 4;

/** Whether a text begins with a known title: "Serveur au Café Globex". */
function opensWithTitle(text: string): boolean {
  const words = text.split(/[\s,:]+/u).slice(0, TITLE_WORDS);
  return words.some((_, index) => endsWithHead(words.slice(0, index + 1).join(' ')));
}

/** Whether an item ends with its only date: "Serveur au Café Globex, été 2019." */
export function endsWithDate(text: string): boolean {
  const [period, ...others] = findPeriods(text);
  return period !== undefined && others.length === 0 && /^[^\p{L}\p{N}]{0,2}$/u.test(text.slice(period.end));
}

/**
 * Whether a section has nothing but items, of which most begin with a title and most end with their only date, at most half
 * of these with a range.
 */
function areEnded(lines: Line[], items: Line[]): boolean {
  const ended = items.filter(({ text }) => endsWithDate(text));
  const titled = items.filter(({ text }) => opensWithTitle(text));
  return (
    items.length >= lines.length * NEARLY_ALL &&
    ended.length >= MANY &&
    Math.min(ended.length, titled.length) >= items.length * MOST &&
    ended.filter((line) => rangesOf(line).length > 0).length * 2 <= ended.length
  );
}

/** Whether a section has nothing but short items, of which nearly all have one range or begin with a date. */
function areOneRangeEach(lines: Line[], items: Line[]): boolean {
  const isShort = ({ text }: Line): boolean => text.split(/\s+/).length <= MAX_WORDS;
  const dated = items.filter(
    (line) => isShort(line) && (rangesOf(line).length === 1 || opensWithDate(line.text)),
  );
  const wrapped = lines.filter((line, at) => isWrapped(line, lines[at - 1]));
  return (
    dated.length >= 3 &&
    dated.length >= items.length * NEARLY_ALL &&
    items.length >= (lines.length - wrapped.length) * NEARLY_ALL
  );
}

/** Whether a line goes on with an item that had no more room in the line above. */
const isWrapped = ({ marker, indent, gapBefore }: Line, above: Line | undefined): boolean =>
  marker === '' && !gapBefore && above?.marker !== '' && above?.isFull === true && indent > above.indent;

/** Whether all lines of a section end with their only date, and half of them begin with a title: "Porter. Kestrel Inn. 2005." */
function areEndedLines(lines: Line[], items: Line[]): boolean {
  const titled = lines.filter(({ text }) => opensWithTitle(text));
  return (
    items.length === 0 &&
    lines.length >= MANY &&
    lines.every(({ text }) => endsWithDate(text) && /[.)]$/u.test(text)) &&
    titled.length * 2 >= lines.length
  );
}

/**
 * Tells the items of a list whose items have lists of their own, if each of the outer ones has a date, most of them at the end,
 * and none of the inner ones does: "- Globex, Intern (2023)" above "• Answered calls".
 */
function findOuterItems(lines: Line[], items: Line[]): (line: Line) => boolean {
  const [first] = items;
  const hasOwnMark = items.some(({ marker }) => marker !== first?.marker);
  const isOuter = (line: Line): boolean =>
    first !== undefined && line.marker === first.marker && (hasOwnMark || line.indent <= first.indent + 1);
  const outer = items.filter(isOuter);
  const inner = items.filter((line) => !isOuter(line));
  const hasOneDate = ({ text }: Line): boolean =>
    findPeriods(text).length === 1 && text.split(/\s+/u).length <= MAX_WORDS;
  const ended = outer.filter(({ text }) => endsWithDate(text));
  const areRoles =
    outer.length >= 2 &&
    inner.length >= outer.length &&
    outer.every(hasOneDate) &&
    ended.length >= outer.length * MOST &&
    !lines.some((line) => !isOuter(line) && findPeriods(line.text).length > 0);
  return areRoles ? isOuter : () => false;
}

/**
 * Finds out whether roles are the items of a list: two items or more have a range at one end and several fields, as in
 * "- **Company Commander** Marine Corps — _Jan 2024 – May 2025_" or "– Globex • Cook • 2019 – 2021", or nothing else has
 * dates, or nearly every line is an item with one range.
 */
export function findRoleList(lines: Line[]): RoleList {
  const items = lines.filter(({ marker }) => marker !== '');
  const areDated = areDatedItems(lines, items);
  const areAllDated = areOneRangeEach(lines, items);
  const ended = areEnded(lines, items) || areEndedLines(lines, items);
  const withFields = items.filter((line) => hasFields(line) && hasRangeAtEdge(line));
  const isOuterItem = findOuterItems(lines, items);
  return {
    areItems: withFields.length >= 2 || areDated || areAllDated || ended,
    areDated,
    areAllDated,
    areEnded: ended,
    isOuterItem,
  };
}
