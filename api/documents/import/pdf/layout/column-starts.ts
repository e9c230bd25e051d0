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

/**
 * Whether a letter begins at the left edge of a column of text, to the right of other text: three lines or more begin
 * exactly there after a clear gap. A date in a margin can end so near to it that the gap alone doesn't tell.
 */
export function findColumnStarts(glyphs: Glyph[]): (glyph: Glyph) => boolean {
  const edges = new Map<number, number>();
  for (const { glyph, isInside } of letterStarts(glyphs)) {
    const edge = Math.round(glyph.x0 / SAME_EDGE);
    // Lines below without anything beside them show that it is an edge, but don't make one.
    edges.set(edge, (edges.get(edge) ?? 0) + (isInside ? 1 : 0.01));
  }
  const count = (edge: number) =>
    (edges.get(edge - 1) ?? 0) + (edges.get(edge) ?? 0) + (edges.get(edge + 1) ?? 0);
  return (glyph) => count(Math.round(glyph.x0 / SAME_EDGE)) >= MIN_STARTS;
}
