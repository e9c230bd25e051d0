import type { Rule } from '../glyphs/glyphs.ts';
import { joinRows } from './rows.ts';
import type { Segment } from './segments.ts';

const THIN = 2;
const MIN_WIDTH = 120;
const MAX_BAND = 500;
const NEAR = 2.5;

/** A table row between two full-width lines. */
interface Band {
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

/** The full-width lines of a table, joined from those of its cells. */
function levels(rules: Rule[]): { y: number; x0: number; x1: number }[] {
  const flat = rules.filter((rule) => rule.y1 - rule.y0 < THIN).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const found: { y: number; x0: number; x1: number }[] = [];
  for (const rule of flat) {
    const last = found.findLast((level) => Math.abs(level.y - rule.y0) < NEAR && rule.x0 <= level.x1 + NEAR);
    if (last) last.x1 = Math.max(last.x1, rule.x1);
    else found.push({ y: rule.y0, x0: rule.x0, x1: rule.x1 });
  }
  return found.filter((level) => level.x1 - level.x0 >= MIN_WIDTH);
}

function findBands(rules: Rule[]): Band[] {
  const sorted = levels(rules);
  return sorted.flatMap((level, index) => {
    const next = sorted
      .slice(index + 1)
      .find((other) => other.y - level.y > NEAR * 2 && Math.abs(other.x0 - level.x0) < 4);
    const isRow = next && next.y - level.y < MAX_BAND && Math.abs(next.x1 - level.x1) < 4;
    return isRow ? [{ x0: level.x0, x1: level.x1, top: level.y, bottom: next.y }] : [];
  });
}

/** Left and right borders of the cells of a row. */
function findBorders(band: Band, rules: Rule[]): number[] {
  const xs = rules
    .filter(
      (rule) =>
        rule.x1 - rule.x0 < THIN &&
        rule.y0 <= band.top + NEAR &&
        rule.y1 >= band.bottom - NEAR &&
        rule.x0 >= band.x0 - NEAR &&
        rule.x1 <= band.x1 + NEAR,
    )
    .map((rule) => rule.x0)
    .sort((a, b) => a - b);
  return xs.filter((x, index) => index === 0 || x - (xs[index - 1] ?? 0) > NEAR);
}

/**
 * The cells of a table with drawn borders, each moved to the top of its row: vertically centred text would not be
 * on the same line as the text it belongs to.
 */
export function alignCells(segments: Segment[], rules: Rule[]): Segment[] {
  if (rules.length < 6) return segments;
  const moved = new Map<Segment, { by: number; tableRow: number }>();
  for (const band of findBands(rules)) {
    const borders = findBorders(band, rules);
    const inside = segments.filter(({ y }) => y > band.top && y <= band.bottom);
    const cells = borders.slice(1).flatMap((right, index) => {
      const left = borders[index] ?? 0;
      const own = inside.filter((segment) => segment.x0 >= left - NEAR && segment.x1 <= right + NEAR);
      return own.length > 0 ? [own] : [];
    });
    if (cells.length < 2) continue;
    const tops = cells.map((cell) => joinRows(cell)[0]?.y ?? band.top);
    const top = Math.min(...tops);
    for (const [index, cell] of cells.entries())
      for (const segment of cell) moved.set(segment, { by: (tops[index] ?? top) - top, tableRow: band.top });
  }
  if (moved.size === 0) return segments;
  return segments.map((segment) => {
    const { by = 0, tableRow } = moved.get(segment) ?? {};
    return tableRow === undefined ? segment : { ...segment, y: segment.y - by, tableRow };
  });
}
