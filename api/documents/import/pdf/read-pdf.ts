import { RuleError } from '../../../core/errors.ts';
import { findPeriods } from '../../../writing/reading/fields/dates.ts';
import { headingKind } from '../../../writing/reading/sections/headings.ts';
import { isBlank } from '../../../writing/reading/lines/line.ts';
import { readerLine } from '../../../writing/reading/lines/reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import { raiseCentredDates } from './layout/centred-dates.ts';
import { findBarriers } from './layout/barriers.ts';
import { findSureColumns, splitRegions } from './layout/columns.ts';
import type { ColumnEdges } from './layout/columns.ts';
import { openPdf } from './glyphs/open-pdf.ts';
import type { OpenedPage } from './glyphs/open-pdf.ts';
import { linesOfRegion } from './layout/page-lines.ts';
import type { PageLine } from './layout/page-lines.ts';
import { sortInReadingOrder } from './layout/reading-order.ts';
import { findRepeatedLines } from './layout/repeated-lines.ts';
import { findRepeatedSides } from './layout/repeated-sides.ts';
import { findWideSteps } from './layout/wide-steps.ts';
import { findMissedLines } from './layout/missed-lines.ts';
import { findSideLabels } from './layout/side-labels.ts';
import type { SideLabel } from './layout/side-labels.ts';
import { mergeNeighbours } from './layout/rows.ts';
import { alignCells } from './layout/ruled-cells.ts';
import { joinMarginDates } from './layout/wrapped-dates.ts';
import { joinGlyphs } from './layout/segments.ts';
import { joinSpacedLetters } from './layout/spaced-letters.ts';
import type { Segment } from './layout/segments.ts';
import type { Line } from '../../../writing/reading/lines/line.ts';

interface ReadPage {
  lines: PageLine[];
  segments: Segment[];
  hidden: Segment[];
  /** A side that says nothing new. */
  repeated: Segment[];
  /** What is set sideways beside the text. */
  labels: SideLabel[];
}

/** A page's text in segments, before it is cut into columns. */
interface PreparedPage extends Pick<ReadPage, 'segments' | 'labels'> {
  page: OpenedPage;
  upright: Segment[];
  turned: Segment[];
  barriers: number[];
}

function preparePage(page: OpenedPage, segments: Segment[], sides: Set<Segment>): PreparedPage {
  const visible = segments.filter((segment) => segment.hidden === '' && !sides.has(segment));
  const labels = findSideLabels(visible);
  const beside = new Set(labels.flatMap(({ segments: own }) => own));
  const text = visible.filter((segment) => !beside.has(segment));
  const given = text.filter(({ isTurned }) => !isTurned);
  const aligned = alignCells(given, page.rules);
  const merged = mergeNeighbours(aligned);
  const upright = aligned === given ? raiseCentredDates(joinMarginDates(merged)) : merged;
  const barriers = findBarriers(page.rules, upright);
  return { page, segments, labels, upright, turned: text.filter(({ isTurned }) => isTurned), barriers };
}

/** @param columns those of the other pages */
function readPage(
  { page, segments, labels, upright, turned, barriers }: PreparedPage,
  number: number,
  columns: ColumnEdges[],
  sides: Set<Segment>,
): ReadPage {
  const regions = upright.length > 0 ? splitRegions(upright, barriers, columns) : [];
  const lines = regions.flatMap((region) => linesOfRegion(region, number, page.boxes, page.links));
  for (const segment of turned)
    lines.push(...linesOfRegion({ column: 'all', segments: [segment] }, number, [], []));
  return {
    lines,
    segments,
    hidden: segments.filter((segment) => segment.hidden !== ''),
    repeated: segments.filter((segment) => sides.has(segment)),
    labels,
  };
}

function readPages(pages: OpenedPage[]): ReadPage[] {
  const segments = pages.map((page) => joinSpacedLetters(joinGlyphs(page.glyphs)));
  const sides = findRepeatedSides(
    pages.map(({ height }, index) => ({
      height,
      segments: (segments[index] ?? []).filter(({ hidden, isTurned }) => hidden === '' && !isTurned),
    })),
  );
  const prepared = pages.map((page, index) => preparePage(page, segments[index] ?? [], sides));
  const columns =
    pages.length > 1
      ? prepared.flatMap(({ upright, barriers }) => findSureColumns(upright, barriers) ?? [])
      : [];
  return prepared.map((page, index) => readPage(page, index, columns, sides));
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The distance between two lines of one paragraph, as a share of the letter size. */
function usualLeading(lines: PageLine[]): number {
  const steps = lines
    .map((line) => (line.step === null ? 0 : line.step / line.size))
    .filter((step) => step > 0.8 && step < 3);
  if (steps.length === 0) return 1.3;
  const sorted = [...steps].sort((a, b) => a - b);
  // Lines within a paragraph are closer than paragraphs are: a low percentile finds their leading in short
  // documents too.
  return sorted[Math.floor(sorted.length * 0.35)] ?? 1.3;
}

const GAP = 1.32;
const NEAR_EDGE = 30;

/** Whether the next line's first word would have fitted at the end of this line. */
function isFull(line: PageLine, next: PageLine | undefined, edges: Map<string, number>): boolean | undefined {
  if (!next || next.page !== line.page || next.column !== line.column || next.isTurned) return undefined;
  const word = next.text.split(/\s/)[0] ?? '';
  const width = next.text.length === 0 ? 0 : ((next.x1 - next.x0) / next.text.length) * (word.length + 1);
  const edge = edges.get(`${line.page}/${line.column}`);
  return edge === undefined ? undefined : line.x1 + width > edge - 0.5;
}

/** The upright lines of each column. */
function columnsOf(lines: PageLine[]): Map<string, PageLine[]> {
  const columns = new Map<string, PageLine[]>();
  for (const line of lines.filter(({ isTurned }) => !isTurned)) {
    const key = `${line.page}/${line.column}`;
    columns.set(key, [...(columns.get(key) ?? []), line]);
  }
  return columns;
}

/** The lines above which their column leaves clearly more room than between most of its lines. */
function findGaps(lines: PageLine[]): Set<PageLine> {
  return new Set(
    [...columnsOf(lines).values()].flatMap((column) => {
      const wide = findWideSteps(column);
      return column.filter((_, at) => wide.has(at));
    }),
  );
}

/**
 * The right margins of columns: where several lines end together, otherwise where the longest line ends, including
 * a date at the margin.
 */
function columnEdges(lines: PageLine[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const [key, column] of columnsOf(lines)) {
    const plain = column.filter((line) => !line.text.includes('\t')).map((line) => line.x1);
    const all = Math.max(...column.map((line) => line.x1));
    const own = Math.max(...plain);
    const together = plain.filter((end) => end > own - NEAR_EDGE).length;
    if (together >= 3 || (together === 2 && plain.length < 12)) edges.set(key, own);
    else if (column.filter((line) => line.x1 > all - NEAR_EDGE).length >= 3) edges.set(key, all);
  }
  return edges;
}

const HEADER_REST = 3;

/** A title or an employer's name that a narrow column breaks: both lines bold, the first full. */
function isBrokenHeader(line: PageLine, next: PageLine | undefined, edges: Map<string, number>): boolean {
  return (
    next !== undefined &&
    next.step !== null &&
    line.isBold &&
    next.isBold &&
    !/\t/.test(line.text + next.text) &&
    Math.abs(line.size - next.size) < 0.3 &&
    Math.abs(line.x0 - next.x0) < 2 &&
    next.step < line.size * 1.8 &&
    next.text.split(/\s+/).length <= HEADER_REST &&
    findPeriods(next.text).length === 0 &&
    headingKind(line.text) === null &&
    headingKind(next.text) === null &&
    isFull(line, next, edges) === true
  );
}

function joinBrokenHeaders(lines: PageLine[], edges: Map<string, number>): PageLine[] {
  const whole: PageLine[] = [];
  for (const [index, line] of lines.entries()) {
    const above = whole.at(-1);
    const before = lines[index - 1];
    if (above && before && isBrokenHeader(before, line, edges))
      whole[whole.length - 1] = {
        ...above,
        text: `${above.text} ${line.text}`,
        links: [...above.links, ...line.links],
        styleBreaks: [...above.styleBreaks, ...line.styleBreaks],
        y: line.y,
      };
    else whole.push(line);
  }
  return whole;
}

function toReaderLines(given: PageLine[], repeated: Set<PageLine>): Line[] {
  const edges = columnEdges(given);
  const lines = joinBrokenHeaders(given, edges);
  const leading = usualLeading(lines);
  const lefts = new Map<string, number>();
  for (const line of lines) {
    const key = `${line.page}/${line.column}`;
    lefts.set(key, Math.min(lefts.get(key) ?? Infinity, line.left));
  }
  const body = median(lines.map((line) => line.size));
  const wide = findGaps(lines);
  const read: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const continuesPage = above !== undefined && above.page !== line.page && above.column === line.column;
    const gapBefore = continuesPage
      ? line.isBold || line.size > body * 1.1
      : line.step === null ||
        wide.has(line) ||
        line.step / Math.max(line.size, above?.size ?? 0) > leading * GAP;
    const left = lefts.get(`${line.page}/${line.column}`) ?? 0;
    const one = readerLine({
      text: line.text,
      marker: line.isMarked ? '•' : '',
      indent: Math.max(0, Math.round((line.left - left) / (body * 0.5 || 5))),
      isBold: line.isBold,
      size: Math.round(line.size * 10) / 10,
      gapBefore,
      links: line.links,
      styleBreaks: line.styleBreaks,
      isHidden: repeated.has(line),
      isRepeated: repeated.has(line),
      isFull: isFull(line, lines[index + 1], edges),
    });
    if (one) read.push({ ...one, lineNumber: read.length });
  }
  return read;
}

const HIDDEN = {
  invisible: 'has no ink',
  tiny: 'is too small to be seen',
  outside: 'lies outside the page',
  background: 'has the colour of the paper',
} as const;

/**
 * The lines of a PDF in reading order. Throws `RuleError` with one of these reasons: `file-damaged`,
 * `file-encrypted`, `file-without-text`. (docs/algorithms.md#from-glyphs-to-lines)
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: { maxPages: number; maxLetters: number },
): Promise<SourceDocument> {
  const pdf = await openPdf(bytes, limits);
  const pages = readPages(pdf.pages);
  const repeated = findRepeatedLines(
    pages.flatMap((page) => page.lines),
    pdf.pages.map((page) => page.height),
  );
  const ordered = sortInReadingOrder(
    pages.map((page) => page.lines),
    repeated,
  );
  const lines = toReaderLines(ordered, repeated);
  const warnings: string[] = [];
  const kinds = new Set<string>();
  for (const { hidden, repeated: sides, labels } of pages) {
    for (const { text } of [...hidden, ...sides, ...labels]) {
      const line = readerLine({ text, isHidden: true, gapBefore: true });
      if (line) lines.push({ ...line, lineNumber: lines.length });
    }
    for (const segment of hidden)
      if (segment.hidden !== '' && !isBlank(segment.text)) kinds.add(HIDDEN[segment.hidden]);
  }
  for (const [index, page] of pdf.pages.entries()) {
    const found = (pages[index]?.segments ?? []).map((segment) => segment.text).join(' ');
    for (const text of findMissedLines(page.extracted, found)) {
      const line = readerLine({ text });
      if (line) lines.push({ ...line, lineNumber: lines.length });
    }
  }
  for (const kind of kinds) warnings.push(`Some text of this PDF ${kind}. It was left out of the roles.`);
  if (!lines.some((line) => !line.isHidden)) {
    throw new RuleError('file-without-text', 'This file is a picture; paste the text instead.');
  }
  if (pdf.pageCount > limits.maxPages)
    warnings.push(`This file has ${pdf.pageCount} pages. Only the first ${limits.maxPages} were read.`);
  for (const page of pdf.damaged) warnings.push(`Page ${page} is damaged and could not be read.`);
  return { lines, warnings };
}
