import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import type { PageLine } from './page-lines.ts';

/** A column across all pages on which it appears. */
interface Stream {
  lines: PageLine[];
}

function firstHeading(lines: PageLine[]): number {
  const index = lines.findIndex((line) => headingKind(line.text) !== null);
  return index < 0 ? lines.length : index;
}

/** Whether a line has a range of dates, as roles do. */
const isRange = ({ text }: PageLine): boolean => findPeriods(text).some((period) => period.isRange);

/** How likely a column is to contain the work history: by its headings, then its dates, then its length. */
function workScore({ lines }: Stream): number {
  const headings = lines.filter((line) => headingKind(line.text) === 'experience').length;
  const dates = lines.filter(isRange).length;
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  return headings * 100 + dates * 5 + letters / 500;
}

/**
 * The lines above the right column's first heading that go on with the left column: if that one ends with its roles on
 * this page, and there are more of them here, below the place where the left column's sections begin.
 */
function findContinuation(opening: PageLine[], left: PageLine[]): PageLine[] {
  const last = opening.at(-1)?.page ?? 0;
  const headings = left.filter(({ text, page }) => page <= last && headingKind(text) !== null);
  const [first] = headings;
  const endsWithRoles = lastHeading(headings) === 'experience';
  const hasRoles = opening.some(isRange);
  return first && endsWithRoles && hasRoles
    ? opening.filter(({ page, y }) => page !== first.page || y > first.y - first.size)
    : [];
}

const lastHeading = (lines: PageLine[]): string | null =>
  headingKind(lines.findLast(({ text }) => headingKind(text) !== null)?.text ?? '');

/**
 * The lines with which the right column of a page begins, above any heading, that go on with the roles of the left one: several have
 * dates, and on the pages before, the right column ends with a section that isn't about work and has none.
 */
function findRolesAcross(left: Stream, right: Stream): PageLine[] {
  const pages = [...new Set(right.lines.map(({ page }) => page))].slice(1);
  return pages.flatMap((page) => {
    const own = right.lines.filter((line) => line.page === page);
    const opening = own.slice(0, firstHeading(own));
    const before = right.lines.filter((line) => line.page < page);
    const heading = before.findLastIndex(({ text }) => headingKind(text) !== null);
    const goesOn =
      heading >= 0 &&
      lastHeading(before) !== 'experience' &&
      !before.slice(heading).some(isRange) &&
      opening.filter(isRange).length >= ROLES_ACROSS &&
      lastHeading(left.lines.filter((line) => line.page <= page)) === 'experience';
    return goesOn ? opening : [];
  });
}
const ROLES_ACROSS = 2;

/** The columns, with the roles of the left one that stand in the right one moved below it, page by page. */
function withRolesAcross(left: Stream, right: Stream): [Stream, Stream] {
  const across = new Set(findRolesAcross(left, right));
  if (across.size === 0) return [left, right];
  const byPage = [...left.lines, ...across].map((line, order) => ({ line, order }));
  const lines = byPage
    .toSorted((a, b) => a.line.page - b.line.page || a.order - b.order)
    .map(({ line }) => line);
  return [{ lines }, { lines: right.lines.filter((line) => !across.has(line)) }];
}

/**
 * Two columns in full: the text above their first headings, then the column with the work, then the other; or the other
 * one first, where the column with the work ends with a heading and its text goes on below both.
 */
function mergeColumns(first: Stream, second: Stream, goesOnBelow: boolean): PageLine[] {
  const [left, right] = withRolesAcross(first, second);
  const [main, side] = workScore(right) > workScore(left) ? [right, left] : [left, right];
  const mainLead = firstHeading(main.lines);
  const sideLead = firstHeading(side.lines);
  // A column without a heading keeps its place in the order of the page.
  if (sideLead === side.lines.length || mainLead === main.lines.length) {
    const isSideBefore = side === left && sideLead < side.lines.length;
    return isSideBefore ? [...side.lines, ...main.lines] : [...main.lines, ...side.lines];
  }
  const opening = side.lines.slice(0, sideLead);
  const continued = new Set(side === right ? findContinuation(opening, main.lines) : []);
  const lead = [...main.lines.slice(0, mainLead), ...opening.filter((line) => !continued.has(line))];
  const own = main.lines.slice(mainLead);
  const later = own.findIndex(({ page }) => page > (opening.at(-1)?.page ?? page));
  const work =
    continued.size > 0 && later > -1 ? own.toSpliced(later, 0, ...continued) : [...own, ...continued];
  const rest = side.lines.slice(sideLead);
  const endsWithHeading = headingKind(work.at(-1)?.text ?? '') !== null;
  return goesOnBelow && endsWithHeading ? [...lead, ...rest, ...work] : [...lead, ...work, ...rest];
}

/** Whether a line without columns beside it goes on below a column of the page before: it is within its edges. */
function isBelow({ column, x0, x1, size }: PageLine, { lines }: Stream): boolean {
  const [from, to] = [Math.min(...lines.map((line) => line.x0)), Math.max(...lines.map((line) => line.x1))];
  return column === 'all' && x0 > from - size && x1 < to + size;
}

/**
 * Puts the lines of all pages into reading order. `pages` holds each page's lines in the order of its regions: a
 * column that continues on the next page is read to its end before the other column begins.
 *
 * @param repeated headers and footers: the work goes on across a footer if the next page's text stands in its column
 */
export function sortInReadingOrder(pages: PageLine[][], repeated: ReadonlySet<PageLine>): PageLine[] {
  const ordered: PageLine[] = [];
  let left: Stream = { lines: [] };
  let right: Stream = { lines: [] };
  let between: PageLine[] = [];
  const close = (goesOnBelow: boolean) => {
    if (left.lines.length > 0 || right.lines.length > 0)
      ordered.push(...mergeColumns(left, right, goesOnBelow));
    ordered.push(...between);
    left = { lines: [] };
    right = { lines: [] };
    between = [];
  };
  for (const page of pages) {
    // A last page without a second column: its text continues the work column, up to the next columns.
    let open = workScore(right) > workScore(left) ? right : left;
    const text = page.find((line) => !repeated.has(line));
    if (between.length > 0 && !(text && isBelow(text, open))) {
      close(true);
      open = left;
    }
    const hasOpenColumns = left.lines.length > 0 && right.lines.length > 0;
    const column = open === right ? 'right' : 'left';
    let goesOn = hasOpenColumns && page[0]?.column === 'all';
    for (const line of page) {
      if (line.column !== 'all') {
        goesOn = false;
        (line.column === 'left' ? left : right).lines.push(line);
      } else if (goesOn) {
        open.lines.push({ ...line, column });
      } else if (repeated.has(line) && left.lines.length > 0 && right.lines.length > 0) {
        between.push(line);
      } else {
        close(true);
        ordered.push(line);
      }
    }
  }
  close(false);
  return ordered;
}
