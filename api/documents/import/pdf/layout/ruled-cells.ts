import type { Rule } from '../glyphs/glyphs.ts';
import { leadingMarker } from '../../../../writing/reading/lines/line.ts';
import { joinLines, joinTexts } from './join-lines.ts';
import type { CellLines } from './join-lines.ts';
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

/** A row with fewer names may be a margin and the text beside it. */
const NAME_CELLS = 3;
/** A cell with more letters is text. */
const NAME_LETTERS = 60;

/** In shares of the letters' size: what is put so far below a row is a line of its own. */
const BELOW = 0.5;

/** The lines of a narrow cell as one; null where it has a list or a text. */
function nameOf(cell: Segment[]): CellLines | null {
  const texts = joinRows(cell).flatMap(({ segments }) => segments.map(({ text }) => text));
  const text = joinTexts(texts);
  return text.length <= NAME_LETTERS && leadingMarker(text) === '' ? { lines: cell, text } : null;
}

/**
 * The cells of a table with drawn borders, each moved to the top of its row: vertically centred text would not be
 * on the same line as the text it belongs to. Where a row has several cells with names and dates, those that wrap are joined ("2nd
 * July" above "2018" beside "Software" above "Developer"), and lists and texts come below them.
 */
export function alignCells(segments: Segment[], rules: Rule[]): Segment[] {
  if (rules.length < 6) return segments;
  const moved = new Map<Segment, { by: number; tableRow: number; tableCell: number }>();
  const names: CellLines[] = [];
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
    const named = cells.map(nameOf);
    const own = named.filter((name) => name !== null);
    const isRow = own.length >= NAME_CELLS && own.some(({ lines }) => joinRows(lines).length > 1);
    if (isRow) names.push(...own);
    for (const [index, cell] of cells.entries()) {
      const up = (tops[index] ?? top) - top;
      for (const segment of cell) {
        const down = isRow && named[index] === null ? BELOW * segment.size : 0;
        moved.set(segment, { by: up - down, tableRow: band.top, tableCell: index });
      }
    }
  }
  if (moved.size === 0) return segments;
  const placed = new Map(
    segments.map((segment) => {
      const cell = moved.get(segment);
      if (!cell) return [segment, segment];
      const { by, tableRow, tableCell } = cell;
      return [segment, { ...segment, y: segment.y - by, tableRow, tableCell }];
    }),
  );
  const wrapped = names.map(({ lines, text }) => ({
    lines: lines.flatMap((line) => placed.get(line) ?? []),
    text,
  }));
  return joinLines([...placed.values()], wrapped);
}
