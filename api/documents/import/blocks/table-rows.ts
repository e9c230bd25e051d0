import { hasRange, isRangeAlone } from '../../../writing/reading/fields/dates.ts';
import { countWords } from '../../../writing/reading/lines/count-words.ts';
import type { LineSource } from '../../../writing/reading/lines/reader-line.ts';
import { readRange } from '../stacked-dates.ts';
import { matchTimes } from './time-column.ts';

/** A cell with more paragraphs than this is a column rather than a label. */
const LABEL_LINES = 3;

const isFilled = (source: LineSource): boolean => /[\p{L}\p{N}]/u.test(source.text);

/** Cells whose lines belong side by side: a date and a place beside a title and an employer. */
function sideBySide(cells: LineSource[][]): LineSource[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  const lines: LineSource[] = [];
  for (let index = 0; index < height; index++) {
    const parts = cells.map((cell) => cell[index]).filter((part) => part !== undefined);
    const main = parts.reduce((best, part) => (part.text.length > best.text.length ? part : best));
    const isSingle = parts.length === 1;
    lines.push({
      ...main,
      text: parts.map((part) => part.text).join('\t'),
      marker: isSingle ? (main.marker ?? '') : (parts.find((part) => part.marker)?.marker ?? ''),
      isBold: parts.every((part) => part.isBold) || (main.isBold ?? false),
      headingLevel: Math.max(...parts.map((part) => part.headingLevel ?? 0)),
      links: parts.flatMap((part) => part.links ?? []),
      styleBreaks: parts.flatMap((part) => part.styleBreaks ?? []),
      gapBefore: index === 0 || parts.some((part) => part.gapBefore),
    });
  }
  return lines;
}

/** "May 2012" above "– June 2014" as one text; null if the two aren't a range and nothing else. */
function readWrappedRange(texts: string[]): string | null {
  const text = texts.map((one) => one.trim()).join(' ');
  return isRangeAlone(text) ? text : null;
}

/** "2014" above "2015", with a list mark or without, and "Krefeld," above "Germany", each in one cell, as one line. */
function joinCell(cell: LineSource[]): LineSource[] {
  const [first, second, ...others] = cell;
  if (!first || !second || others.length > 0 || second.marker) return cell;
  const texts = [first.text, second.text];
  const range = readRange(texts) ?? readWrappedRange(texts);
  if (range !== null) return [{ ...first, text: range, marker: '' }];
  return first.text.trimEnd().endsWith(',')
    ? [{ ...first, text: `${first.text.trimEnd()} ${second.text}` }]
    : cell;
}

/** A cell's lines above its first list item. */
function aboveItems(cell: LineSource[]): LineSource[] {
  const first = cell.findIndex((line) => line.marker);
  return first < 0 ? cell : cell.slice(0, first);
}

/** A line that tells what was done has so many words on average; the first ones, which could be a title and an employer, fewer. */
const TEXT_WORDS = 6;
const FIRST_WORDS = 4;
/** A single line that tells what was done is a sentence. */
const SENTENCE_WORDS = 8;
/** Dates, a title, an employer, its place and the kind of work. */
const HEADER_LINES = 5;

/** Whether a cell has the lines of a role's header, its dates among them, and the other one what was done, line by line. */
function isHeaderBesideText(header: LineSource[], text: LineSource[]): boolean {
  const words = text.map((line) => countWords(line.text));
  return (
    header.length > 1 &&
    header.length <= HEADER_LINES &&
    header.some((line) => hasRange(line.text)) &&
    (text.length > 1 || (words[0] ?? 0) >= SENTENCE_WORDS) &&
    words.slice(0, 2).every((count) => count >= FIRST_WORDS) &&
    words.reduce((sum, count) => sum + count, 0) >= text.length * TEXT_WORDS &&
    !text.some((line) => hasRange(line.text))
  );
}

/** Jobs of which all times are in one cell and all texts in the other one, each with its time; null of other cells. */
function withTimesBeside([left, right, ...others]: LineSource[][]): LineSource[] | null {
  if (!left || !right || others.length > 0) return null;
  const timesLeft = matchTimes(left, right);
  const jobs = timesLeft ?? matchTimes(right, left);
  if (!jobs) return null;
  return jobs.flatMap(({ time, text }) => linesOfRow(timesLeft ? [time, text] : [text, time]));
}

/**
 * The lines of a table's row as a person reads them: across the cells, or each cell as a column.
 *
 * @param all the lines of each cell, blank ones among them
 */
export function linesOfRow(all: LineSource[][]): LineSource[] {
  const cells = all.filter((cell) => cell.some(isFilled));
  const timed = withTimesBeside(cells);
  if (timed) return timed;
  const filled = cells.map((cell) => joinCell(cell.filter(isFilled)));
  if (filled.length <= 1) return filled.flat();
  const long = filled.filter((cell) => cell.length > LABEL_LINES);
  // Two long cells are two columns; each is read in full.
  if (long.length > 1)
    return filled.flatMap((cell) =>
      cell.map((line, index) => (index === 0 ? { ...line, gapBefore: true } : line)),
    );
  const [short, text] = filled;
  if (short && text && filled.length === 2 && isHeaderBesideText(short, text)) return [...short, ...text];
  // A list beside a title and a date, or below one of them, continues below both.
  const heads = filled.map(aboveItems);
  if (heads.every((head) => head.length === 0)) return sideBySide(filled);
  return [
    ...sideBySide(heads.filter((head) => head.length > 0)),
    ...filled.flatMap((cell, at) => cell.slice(heads[at]?.length)),
  ];
}
