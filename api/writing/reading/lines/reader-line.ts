import { columnBreaks, isBlank, leadingMarker, normaliseText } from './line.ts';
import type { Line } from './line.ts';
import type { StyleBreak } from './style-breaks.ts';

/** What a format knows about a line apart from its text. Numbers are assigned when the document is in order. */
export type LineSource = Partial<Omit<Line, 'lineNumber' | 'text' | 'isFull' | 'styleBreaks'>> & {
  text: string;
  isFull?: boolean | undefined;
  styleBreaks?: StyleBreak[] | undefined;
};

/**
 * Makes a line for a document with explicit structure, so it isn't parsed as Markdown. Null if it contains no
 * letter or digit.
 */
export function readerLine(source: LineSource): Omit<Line, 'lineNumber'> | null {
  const text = normaliseText(source.text).replace(/\n/g, ' ').trim();
  if (isBlank(text)) return null;
  const leading = source.marker === undefined || source.marker === '' ? leadingMarker(text) : '';
  const content = columnBreaks(text.slice(leading.length));
  const marker = source.marker || leading.trim();
  return {
    text: isBlank(content) ? columnBreaks(text) || text : content,
    indent: source.indent ?? 0,
    marker: isBlank(content) ? '' : marker,
    headingLevel: source.headingLevel ?? 0,
    isBold: source.isBold ?? false,
    size: source.size ?? null,
    gapBefore: source.gapBefore ?? false,
    links: source.links ?? [],
    isHidden: source.isHidden ?? false,
    ...(source.isRepeated && { isRepeated: true }),
    ...(source.isFull === undefined ? {} : { isFull: source.isFull }),
    ...(source.styleBreaks?.length ? { styleBreaks: source.styleBreaks.map(normaliseBreak) } : {}),
  };
}

const normaliseBreak = ([before, after]: StyleBreak): StyleBreak => [
  normaliseText(before),
  normaliseText(after),
];

/** Numbers lines in order; blank ones are dropped and pass their gap on to the next. */
export function readerLines(sources: Iterable<LineSource>): Line[] {
  const lines: Line[] = [];
  let gap = true;
  for (const source of sources) {
    const line = readerLine(source);
    if (line) lines.push({ ...line, lineNumber: lines.length, gapBefore: line.gapBefore || gap });
    gap = line === null;
  }
  return lines;
}
