import { isRangeAlone } from '../../../../writing/reading/fields/dates.ts';
import { leadingMarker } from '../../../../writing/reading/lines/line.ts';
import type { Segment } from './segments.ts';
import { CELL_LEADING } from './stacked-ranges.ts';

/** In shares of the letters' size. */
const SAME_ROW = 0.35;
const SAME_EDGE = 0.4;
/** Of a page, with a date between or below them. */
const MIN_ENTRIES = 2;
/** So many dates are set to the middle of an entry for each one that isn't. */
const PER_OTHER = 2;
/** A page with more text is not a resume's. */
const MAX_SEGMENTS = 4_000;
/** A line with a larger share of bold letters is a name by itself; one with less goes on in another style. */
const ALL_BOLD = 0.95;

const shareRow = (one: Segment, other: Segment): boolean =>
  Math.abs(one.y - other.y) <= SAME_ROW * Math.min(one.size, other.size);

/** Whether the lines of an entry begin with a title that stands out, and go on in plain letters. */
const goesOn = (row: Segment[]): boolean =>
  row[0]?.startsBold === true && row.some(({ bold }) => bold < ALL_BOLD);

/** The segments of the line nearest above or below a height, from left to right. */
function nearestLine(text: Segment[], isHere: (segment: Segment) => boolean, y: number): Segment[] {
  const here = text.filter(isHere);
  const nearest = here.reduce<Segment | null>(
    (best, one) => (best === null || Math.abs(one.y - y) < Math.abs(best.y - y) ? one : best),
    null,
  );
  return nearest ? here.filter((one) => shareRow(one, nearest)).sort((a, b) => a.x0 - b.x0) : [];
}

/**
 * Where the line stands to whose middle a date in the margin is set: that of the first line of an entry of two lines, if the date
 * stands between them or beside the second one; `'beside'` if it stands beside the beginning of an entry; null otherwise.
 */
function placeOf(date: Segment, text: Segment[]): number | 'beside' | null {
  const reach = CELL_LEADING * date.size;
  const own = nearestLine(text, (one) => shareRow(one, date), date.y);
  if (own[0]?.startsBold === true) return 'beside';
  const isAbove = (one: Segment): boolean =>
    one.y < date.y && date.y - one.y <= reach && !shareRow(one, date);
  const isBelow = (one: Segment): boolean =>
    one.y > date.y && one.y - date.y <= reach && !shareRow(one, date);
  const above = nearestLine(text, isAbove, date.y);
  const second = own.length > 0 ? own : nearestLine(text, isBelow, date.y);
  const [first, next] = [above[0], second[0]];
  const isEntry =
    first !== undefined &&
    next !== undefined &&
    goesOn(above) &&
    !next.startsBold &&
    leadingMarker(next.text) === '' &&
    next.y - first.y <= reach &&
    Math.abs(next.x0 - first.x0) <= SAME_EDGE * first.size;
  return isEntry ? first.y : null;
}

/** The dates of a page that stand alone at the left edge of the leftmost of them, or end where it does. */
function findMargin(segments: Segment[]): Segment[] {
  const dates = segments.filter(({ text }) => isRangeAlone(text));
  const [first] = [...dates].sort((a, b) => a.x0 - b.x0);
  if (!first) return [];
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_EDGE * first.size;
  return dates.filter(({ x0, x1 }) => isNear(x0, first.x0) || isNear(x1, first.x1));
}

/**
 * Moves dates in the left margin of a page to the first line of their entries, where the page sets each to the middle of an
 * entry's two lines, so that it stands between them or beside the second one. Only if most dates of the margin that aren't beside
 * a title stand so: otherwise they belong to the lines that they stand beside.
 */
export function raiseCentredDates(segments: Segment[]): Segment[] {
  if (segments.length > MAX_SEGMENTS) return segments;
  const dates = findMargin(segments);
  const right = Math.max(...dates.map(({ x1 }) => x1));
  const text = segments.filter(({ x0 }) => x0 > right);
  const places = new Map(dates.map((date) => [date, placeOf(date, text)]));
  const raised = [...places.values()].filter((place) => typeof place === 'number');
  const others = [...places.values()].filter((place) => place === null);
  if (raised.length < Math.max(MIN_ENTRIES, PER_OTHER * others.length)) return segments;
  return segments.map((segment) => {
    const place = places.get(segment);
    return typeof place === 'number' ? { ...segment, y: place } : segment;
  });
}
