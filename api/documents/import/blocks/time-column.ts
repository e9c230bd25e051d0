import { hasRange, isDateAlone } from '../../../writing/reading/fields/dates.ts';
import { countWords } from '../../../writing/reading/lines/count-words.ts';
import type { LineSource } from '../../../writing/reading/lines/reader-line.ts';

/** Lines of a cell without a blank one between them, and in which line of the cell they begin. */
interface Group {
  at: number;
  lines: LineSource[];
}

const isBlank = ({ text }: LineSource): boolean => !/[\p{L}\p{N}]/u.test(text);

function groupsOf(cell: readonly LineSource[]): Group[] {
  const groups: Group[] = [];
  let isOpen = false;
  for (const [at, line] of cell.entries()) {
    if (isBlank(line)) isOpen = false;
    else if (isOpen) groups.at(-1)?.lines.push(line);
    else {
      groups.push({ at, lines: [line] });
      isOpen = true;
    }
  }
  return groups;
}

/** A time and a place have so many lines at most, and each so many words. */
const TIME_LINES = 3;
const TIME_WORDS = 5;

const isDated = ({ text }: LineSource): boolean => hasRange(text) || isDateAlone(text);

/** Whether lines are a job's time, and perhaps its place. */
const isTime = ({ lines }: Group): boolean =>
  lines.filter(isDated).length === 1 &&
  lines.length <= TIME_LINES &&
  lines.every(({ text }) => countWords(text) <= TIME_WORDS);

/**
 * Parts a cell without blank lines by the times beside it: each group begins with the line level with its time, or else with the
 * nearest one above that is no list item. Empty if that isn't another line for each time, the first one for the first.
 */
function groupsAtTimes(cell: readonly LineSource[], times: readonly Group[]): Group[] {
  /** Of each line, the last one up to it that is no item. */
  const headers: number[] = [];
  for (const [at, { marker }] of cell.entries()) headers.push(marker ? (headers.at(-1) ?? -1) : at);
  const starts = times.map(({ at }) => headers[Math.min(at, headers.length - 1)] ?? -1);
  const isMatch =
    starts[0] === 0 && starts.every((at, index) => index === 0 || at > (starts[index - 1] ?? 0));
  return isMatch ? starts.map((at, index) => ({ at, lines: cell.slice(at, starts[index + 1]) })) : [];
}

/**
 * The jobs of a table that has all their times in one cell and what they were in the one beside it, with blank lines between:
 * each with the lines of its time and those of its text. Blank lines count where people kept the two level with each other;
 * where texts are longer than a line, jobs and times are matched in their order.
 *
 * @param times the lines of a cell, blank ones among them, as in `text`
 * @returns null if the cells aren't such a pair
 */
export function matchTimes(
  times: readonly LineSource[],
  text: readonly LineSource[],
): { time: LineSource[]; text: LineSource[] }[] | null {
  const dated = groupsOf(times);
  if (dated.length < 2 || !dated.every(isTime) || !times.some((line) => hasRange(line.text))) return null;
  const parted = groupsOf(text);
  const jobs = parted.length === 1 ? groupsAtTimes(text, dated) : parted;
  if (jobs.some(({ lines: [first] }) => first !== undefined && hasRange(first.text))) return null;
  const starts = new Map(dated.map(({ at, lines }) => [at, lines]));
  if (dated.every(({ at }) => jobs.some((job) => job.at === at)))
    return jobs.map(({ at, lines }) => ({ time: starts.get(at) ?? [], text: lines }));
  if (jobs.length !== dated.length) return null;
  return jobs.map(({ lines }, at) => ({ time: dated[at]?.lines ?? [], text: lines }));
}
