import type { StyledText } from '../../../../writing/reading/lines/style-breaks.ts';
import type { Segment } from './segments.ts';

/** Segments that share a baseline, from left to right. */
export interface Row {
  segments: Segment[];
  x0: number;
  x1: number;
  y: number;
  /** The lowest baseline of what was joined to it; `y` where nothing was. */
  bottom: number;
  /** The largest letter size in the row. */
  size: number;
}

const SAME_ROW = 0.35;

/** A row of segments that share a baseline; at least one. */
export function rowFrom(segments: Segment[]): Row {
  const sorted = [...segments].sort((a, b) => a.x0 - b.x0 || a.order - b.order);
  const longest = sorted.reduce((best, one) => (one.text.length > best.text.length ? one : best));
  return {
    segments: sorted,
    x0: Math.min(...sorted.map((segment) => segment.x0)),
    x1: Math.max(...sorted.map((segment) => segment.x1)),
    y: longest.y,
    bottom: Math.max(longest.y, ...sorted.flatMap(({ bottom }) => bottom ?? [])),
    size: Math.max(...sorted.map((segment) => segment.size)),
  };
}

/** Groups segments by baseline, from top to bottom. */
export function joinRows(segments: Segment[]): Row[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const rows: Segment[][] = [];
  for (const segment of sorted) {
    const row = rows.at(-1);
    const anchor = row?.[0];
    const isSame =
      row !== undefined &&
      anchor !== undefined &&
      segment.y - anchor.y <= SAME_ROW * Math.min(anchor.size, segment.size) + 0.5 &&
      row.every(
        (other) => segment.x0 >= other.x1 - 0.5 * other.size || segment.x1 <= other.x0 + 0.5 * other.size,
      );
    if (isSame) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map(rowFrom);
}

/** The words of two texts without a space between them: the last of one and the first of the other are one word. */
function joinWords(left: StyledText[], right: StyledText[]): StyledText[] {
  const [end, start] = [left.at(-1), right[0]];
  if (!end || !start) return [...left, ...right];
  const longer = end.text.length >= start.text.length ? end : start;
  return [...left.slice(0, -1), { ...longer, text: end.text + start.text }, ...right.slice(1)];
}

/** Joins segments close together on a baseline, even if they were not painted consecutively. */
export function mergeNeighbours(segments: Segment[]): Segment[] {
  return joinRows(segments).flatMap((row) => {
    const merged: Segment[] = [];
    for (const segment of row.segments) {
      const last = merged.at(-1);
      const gap = last ? segment.x0 - last.x1 : Infinity;
      if (
        last &&
        !segment.startsColumn &&
        gap < 0.6 * Math.min(last.size, segment.size) &&
        last.hidden === segment.hidden
      ) {
        const letters = last.text.length + segment.text.length;
        merged[merged.length - 1] = {
          ...last,
          text: last.text + (gap > 0.14 * segment.size ? ' ' : '') + segment.text,
          x1: Math.max(last.x1, segment.x1),
          size: segment.text.length > last.text.length ? segment.size : last.size,
          words:
            gap > 0.14 * segment.size
              ? [...last.words, ...segment.words]
              : joinWords(last.words, segment.words),
          bold: (last.bold * last.text.length + segment.bold * segment.text.length) / letters,
          order: Math.min(last.order, segment.order),
        };
      } else {
        merged.push(segment);
      }
    }
    return merged;
  });
}
