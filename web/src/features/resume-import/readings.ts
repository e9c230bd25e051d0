import type { Question, ReviewedRole } from './questions.ts';

/** A role's header is within its first lines. */
const HEADER = 6;
/** How many lines are quoted when nothing read is found in them. */
const FIRST = 3;
const MOST_LINES = 4;
/** The beginning of a role may have been left to the one above. */
const LINES_ABOVE = 2;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The texts that a question is about, to look for in the file: names, or the years of the dates. */
export function listValues({ topic }: Question, role: ReviewedRole): string[] {
  const values =
    topic === 'names'
      ? [role.title, role.company]
      : [role.startDate, role.endDate ?? ''].map((date) => date.slice(0, 4));
  return [...new Set(values)].filter((value) => value !== '');
}

/**
 * Picks the lines of a role that say what was read, or its first ones if something wasn't found.
 *
 * @param lines the role's lines, in the file's order
 */
export function pickQuote(lines: readonly string[], values: readonly string[], isMissing: boolean): string[] {
  const header = lines.filter((line) => line.trim() !== '').slice(0, HEADER);
  const says = (line: string) => values.some((value) => value !== '' && fold(line).includes(fold(value)));
  const quote = header.filter((line, index) => says(line) || (isMissing && index < FIRST));
  return (quote.length > 0 ? quote : header.slice(0, FIRST)).slice(0, MOST_LINES);
}

const LIST_ITEM = /^\s*[•·▪◦‣*–—-]\s/u;

/**
 * Picks the lines from which the names of a role can be put right: those that say what was read, its first ones, and the ones
 * right above, which may have been left to the role before. None is a list item.
 */
export function pickNameLines(
  lines: readonly string[],
  above: readonly string[],
  values: readonly string[],
): string[] {
  const near = above.filter((line) => line.trim() !== '').slice(-LINES_ABOVE);
  return [...near, ...pickQuote(lines, values, true)].filter((line) => !LIST_ITEM.test(line));
}

/** A part of a line; marked if it is one of the values. */
export interface QuotePart {
  text: string;
  isMarked: boolean;
}

/** Splits a line around the values in it. */
export function markValues(line: string, values: readonly string[]): QuotePart[] {
  const places = values
    .map((value) => ({ from: line.toLowerCase().indexOf(value.toLowerCase()), length: value.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from);
  const parts: QuotePart[] = [];
  let at = 0;
  for (const { from, length } of places) {
    if (from < at) continue;
    parts.push({ text: line.slice(at, from), isMarked: false });
    parts.push({ text: line.slice(from, from + length), isMarked: true });
    at = from + length;
  }
  return [...parts, { text: line.slice(at), isMarked: false }].filter(({ text }) => text !== '');
}
