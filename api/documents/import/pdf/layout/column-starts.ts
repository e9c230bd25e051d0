import type { Glyph } from '../glyphs/glyphs.ts';

/** Points: positions closer than this are one left edge. */
const SAME_EDGE = 0.4;
/** In shares of the letters' size: a gap between words is narrower. */
const GAP = 0.45;
const SAME_BASELINE = 0.2;
const MIN_STARTS = 3;

/** Letters that begin a line or come after a clear gap, in rows from top to bottom. */
function letterStarts(glyphs: Glyph[]): { glyph: Glyph; isInside: boolean }[] {
  const sorted = [...glyphs].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const starts: { glyph: Glyph; isInside: boolean }[] = [];
  let row: Glyph[] = [];
  const close = () => {
    row.sort((a, b) => a.x0 - b.x0);
    for (const [index, glyph] of row.entries()) {
      const last = row[index - 1];
      if (!last) starts.push({ glyph, isInside: false });
      else if (glyph.x0 - last.x1 > GAP * glyph.size)
        starts.push({ glyph, isInside: /[\p{L}\p{N}]/u.test(last.text) });
    }
    row = [];
  };
  for (const glyph of sorted) {
    const first = row[0];
    if (first && glyph.y - first.y > SAME_BASELINE * first.size) close();
    row.push(glyph);
  }
  close();
  return starts;
}

/** How sure it is that a letter begins at the left edge of a column of text. */
export interface ColumnStarts {
  /** Three lines or more begin exactly there after a clear gap to other text. */
  isColumn: (glyph: Glyph) => boolean;
  /** Three lines or more begin exactly there, with or without text before them. */
  isEdge: (glyph: Glyph) => boolean;
}

/**
 * The left edges of columns of text, to the right of other text. A date or a heading in a margin can end so near to one
 * that the gap alone doesn't tell.
 */
export function findColumnStarts(glyphs: Glyph[]): ColumnStarts {
  const all = new Map<number, number>();
  const inside = new Map<number, number>();
  for (const { glyph, isInside } of letterStarts(glyphs)) {
    const edge = Math.round(glyph.x0 / SAME_EDGE);
    all.set(edge, (all.get(edge) ?? 0) + 1);
    if (isInside) inside.set(edge, (inside.get(edge) ?? 0) + 1);
  }
  const isIn = (edges: Map<number, number>) => (glyph: Glyph) => {
    const edge = Math.round(glyph.x0 / SAME_EDGE);
    return [edge - 1, edge, edge + 1].reduce((sum, one) => sum + (edges.get(one) ?? 0), 0) >= MIN_STARTS;
  };
  return { isColumn: isIn(inside), isEdge: isIn(all) };
}
