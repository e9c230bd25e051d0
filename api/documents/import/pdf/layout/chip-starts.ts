import type { Glyph } from '../glyphs/glyphs.ts';

/** As shares of the letter size. */
const LEAST_GAP = 0.8;
const SAME_BASELINE = 0.1;
/** Gaps differ by so little where a program has set them. */
const STEP = 0.02;
/** So many rows and gaps show that a gap is no accident: words of a line set to its full width have gaps of their own in each line. */
const ROWS = 2;
const GAPS_IN_ROW = 2;
const GAPS = 4;

interface Gap {
  glyph: Glyph;
  row: number;
}

/**
 * The first letters of chips: short texts side by side, in frames or not, with the same gap between all of them in several rows of a page.
 *
 * @param glyphs the page's upright letters in painting order, without spaces
 * @param most wider gaps part texts anyhow, in shares of the letters' size
 */
export function findChipStarts(glyphs: readonly Glyph[], most: number): Set<Glyph> {
  const gaps = new Map<string, Gap[]>();
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1];
    if (!last || !glyph.startsRun || glyph.size !== last.size) continue;
    if (Math.abs(glyph.y - last.y) > SAME_BASELINE * glyph.size) continue;
    const gap = (glyph.x0 - last.x1) / glyph.size;
    if (gap < LEAST_GAP || gap >= most) continue;
    const kind = `${glyph.size.toFixed(1)} ${Math.round(gap / STEP)}`;
    const same = gaps.get(kind) ?? [];
    same.push({ glyph, row: Math.round(glyph.y) });
    gaps.set(kind, same);
  }
  return new Set([...gaps.values()].filter(areChips).flatMap((same) => same.map(({ glyph }) => glyph)));
}

function areChips(gaps: readonly Gap[]): boolean {
  const inRow = new Map<number, number>();
  for (const { row } of gaps) inRow.set(row, (inRow.get(row) ?? 0) + 1);
  return (
    gaps.length >= GAPS && inRow.size >= ROWS && [...inRow.values()].some((count) => count >= GAPS_IN_ROW)
  );
}
