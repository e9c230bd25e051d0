import type { Line } from './line.ts';

/**
 * Tells the texts apart that are beside each other only because lines were moved: each line whose neighbour above was
 * another one before begins a text.
 *
 * @param before the lines in their order of the source
 * @param after the same lines in their new order, with the same numbers
 */
export function partMovedLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const above = new Map(before.map(({ lineNumber }, at) => [lineNumber, before[at - 1]?.lineNumber]));
  return after.map((line, at) =>
    above.get(line.lineNumber) === after[at - 1]?.lineNumber ? line : { ...line, isApart: true },
  );
}
