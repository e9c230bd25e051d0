import { findPeriods, isDateAlone, isPresent, isRangeAlone } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import { fold } from '../lines/fold.ts';
import { FROM } from '../words/date-words.ts';
import { endsWithDate } from './role-lists.ts';

/** What is left of a range of dates for its second line is short. */
const MAX_REST = 32;

/** Whether a line has a word beside its dates; a date alone in a narrow column is read with its neighbours elsewhere. */
const hasWords = (text: string, end: number): boolean => /\p{L}{2}/u.test(text.slice(0, end));

/**
 * Whether a range of dates begins at the end of a line and ends with the next one: "Cook, Hotel Azul, March 2019 – June" above
 * "2021".
 */
function goesOn(line: Line, next: Line): boolean {
  if (next.marker !== '' || next.gapBefore || next.isHidden || line.isHidden) return false;
  if (next.text.length > MAX_REST || /\t/u.test(next.text)) return false;
  if (!/\d/u.test(next.text) && !isPresent(next.text)) return false;
  const joined = `${line.text} ${next.text}`;
  const range = findPeriods(joined).find(({ isRange }) => isRange);
  // "Engineer at Meta" above a whole range, though "metà 2019" is Italian for the middle of it.
  const isWhole = isRangeAlone(next.text) && findPeriods(next.text)[0]?.startDate === range?.startDate;
  return (
    range !== undefined &&
    !isWhole &&
    hasWords(line.text, range.start) &&
    range.start < line.text.length &&
    range.end > line.text.length + 1 &&
    !/[\p{L}\p{N}]/u.test(joined.slice(range.end))
  );
}

const CELL = /^([^\t]{3,24}?)\s*\t\s*(\S.*)$/u;

/**
 * Two rows of a table whose first column has the beginning of a range and its end: "Jan 2016-  University of Lorvale" above
 * "August 2017  Research Assistant"; with the whole range in the first of them, or null.
 */
function withWholeRange(line: Line, next: Line): [Line, Line] | null {
  const [, start = '', text = ''] = CELL.exec(line.text) ?? [];
  const [, end = '', below = ''] = CELL.exec(next.text) ?? [];
  if (!/[-–—]$/u.test(start) || !isDateAlone(end) || line.marker !== '' || next.marker !== '') return null;
  const range = `${start} ${end}`;
  // "2018 –" above "2016 –": two that go on.
  if (/[-–—]$/u.test(end) || !isRangeAlone(range) || findPeriods(text).length > 0) return null;
  return [
    { ...line, text: `${range}\t${text}` },
    { ...next, text: below, gapBefore: false },
  ];
}

/** A cell with the beginning of a range, "Jan 2016 –", and the row below with its end, "August 2017  Kestrel GmbH", as one; or null. */
function withRangeAbove(line: Line, next: Line): Line | null {
  const [, end = '', text = ''] = CELL.exec(next.text) ?? [];
  const range = `${line.text} ${end}`;
  if (!/\d\s*[-–—]$/u.test(line.text) || line.text.length > MAX_REST || !isDateAlone(end)) return null;
  if (line.marker !== '' || next.marker !== '' || line.isHidden || next.isHidden) return null;
  if (/[-–—]$/u.test(end) || !isRangeAlone(range) || findPeriods(text).length > 0) return null;
  return { ...next, text: `${range}\t${text}`, gapBefore: line.gapBefore, joined: [line, next] };
}

function joinBrokenCells(given: Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of given) {
    const above = lines.at(-1);
    const joined = above && withRangeAbove(above, line);
    if (joined) lines[lines.length - 1] = joined;
    else lines.push(line);
  }
  const whole = [...lines];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const rows = next && withWholeRange(whole[index] ?? line, next);
    if (rows) whole.splice(index, 2, ...rows);
  }
  return whole;
}

const BEFORE_DATES = new RegExp(`(?<![\\p{L}\\p{N}])(?:${FROM})(?:\\s(?:the|el|le|il|la))?$`, 'u');

/** No header of a role that is an item of a list is longer. */
const ITEM = { words: 20, lines: 2 };

/** An item with the lines it goes on in, if these end with its only date: "Cook at the Hotel Azul from" above "2019 to 2021."; or null. */
function withDatesOfItem(lines: Line[], index: number): Line | null {
  const [item, ...others] = lines.slice(index, index + 1 + ITEM.lines);
  if (!item || item.marker === '' || item.isHidden || findPeriods(item.text).length > 0) return null;
  const rest: Line[] = [];
  for (const line of others) {
    if (line.marker !== '' || line.gapBefore || line.isHidden) return null;
    const above = rest.at(-1) ?? item;
    if (!/^\p{Ll}/u.test(line.text) && !BEFORE_DATES.test(fold(above.text))) return null;
    rest.push(line);
    const text = [item, ...rest].map((part) => part.text).join(' ');
    if (text.split(/\s+/u).length > ITEM.words) return null;
    if (endsWithDate(text))
      return {
        ...item,
        text,
        links: [item, ...rest].flatMap(({ links }) => links),
        styleBreaks: [item, ...rest].flatMap(({ styleBreaks = [] }) => styleBreaks),
        joined: [item, ...rest],
        isFull: false,
      };
  }
  return null;
}

/** Joins the items of a list whose dates stand in the line they go on in, if there are several and no dates outside of the list. */
function joinDatedItems(lines: Line[]): Line[] {
  const found = new Map(
    lines.flatMap((_, index) => {
      const whole = withDatesOfItem(lines, index);
      return whole ? [[index, whole] as const] : [];
    }),
  );
  if (found.size < 2) return lines;
  const taken = new Set(
    [...found].flatMap(([index, { joined = [] }]) => joined.slice(1).map((_, step) => index + 1 + step)),
  );
  const isElsewhere = ({ text, marker }: Line, index: number): boolean =>
    marker === '' && !taken.has(index) && findPeriods(text).length > 0;
  if (lines.some(isElsewhere)) return lines;
  return lines.flatMap((line, index) => (taken.has(index) ? [] : [found.get(index) ?? line]));
}

/** Joins headers whose dates were broken over two lines, or over two rows of a table, and items that end with them. */
export function joinBrokenDates(given: Line[]): Line[] {
  const lines = joinDatedItems(joinBrokenCells(given));
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const [above, before] = [whole.at(-1), lines[index - 1]];
    if (above && before && above.lineNumber === before.lineNumber && goesOn(before, line))
      whole[whole.length - 1] = {
        ...above,
        text: `${above.text} ${line.text}`,
        links: [...above.links, ...line.links],
        styleBreaks: [...(above.styleBreaks ?? []), ...(line.styleBreaks ?? [])],
        joined: [...(above.joined ?? [above]), line],
        isFull: false,
      };
    else whole.push(line);
  }
  return whole;
}
