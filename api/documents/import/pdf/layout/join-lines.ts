import type { Segment } from './segments.ts';

/** Lines of one cell, from top to bottom, and what they say as one. */
export interface CellLines {
  lines: Segment[];
  text: string;
}

/** The texts of a cell's lines on one line. A hyphen at a break joins the halves of a word. */
export const joinTexts = (texts: string[]): string =>
  texts.reduce((text, line) =>
    /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : `${text} ${line}`,
  );

/** Puts each cell's text where its first line is, as wide as its widest line; its other lines go away. */
export function joinLines(segments: Segment[], cells: CellLines[]): Segment[] {
  const joined = new Map<Segment, Segment | null>();
  for (const { lines, text } of cells) {
    const [first, ...others] = lines;
    if (!first) continue;
    for (const line of others) joined.set(line, null);
    joined.set(first, {
      ...first,
      text,
      x0: Math.min(...lines.map(({ x0 }) => x0)),
      x1: Math.max(...lines.map(({ x1 }) => x1)),
      bottom: Math.max(...lines.map(({ y }) => y)),
      words: lines.flatMap(({ words }) => words),
    });
  }
  return segments.flatMap((segment) => {
    const cell = joined.get(segment);
    return cell === undefined ? [segment] : cell === null ? [] : [cell];
  });
}
