import { hasRange } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';

const NUMBER = /^(\d{1,2})[.)]\s*$/u;
/** A job's dates stand at most so many lines below its number. */
const DATES_WITHIN = 2;

const numberOf = ({ marker }: Line): number => Number(NUMBER.exec(marker)?.[1] ?? 0);

/** Whether a numbered line begins an entry: its dates are in one of the next lines, which have no mark. */
function beginsEntry(lines: readonly Line[], at: number): boolean {
  const [first, ...next] = lines.slice(at, at + 1 + DATES_WITHIN);
  const end = next.findIndex(({ marker }) => marker !== '');
  const below = end < 0 ? next : next.slice(0, end);
  return first !== undefined && !hasRange(first.text) && below.some(({ text }) => hasRange(text));
}

/**
 * Lines whose number isn't that of a list's item: "1. Baker", "2019 – 2021", "Mill & Oven", "• Made bread", "2. Cook", ... Where
 * lines are numbered from 1 and each has its dates below it, they begin jobs or studies, and lose their mark.
 */
export function openNumberedHeaders(lines: readonly Line[]): Line[] {
  const runs: { at: number; line: Line }[][] = [];
  for (const [at, line] of lines.entries()) {
    const number = numberOf(line);
    if (number === 0) continue;
    const run = runs.at(-1);
    if (run && number === run.length + 1) run.push({ at, line });
    else runs.push(number === 1 ? [{ at, line }] : []);
  }
  const headers = runs
    .filter((run) => run.length > 1 && run.every(({ at }) => beginsEntry(lines, at)))
    .flat();
  const opened = [...lines];
  for (const { at, line } of headers) opened[at] = { ...line, marker: '', joined: [line] };
  return opened;
}
