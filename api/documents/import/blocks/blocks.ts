import { findPeriods } from '../../../writing/reading/fields/dates.ts';
import { countWords } from '../../../writing/reading/lines/count-words.ts';
import { readRange } from '../stacked-dates.ts';
import { findStyleBreaks, styledWords } from '../../../writing/reading/lines/style-breaks.ts';
import type { StyledText } from '../../../writing/reading/lines/style-breaks.ts';
import type { LineSource } from '../../../writing/reading/lines/reader-line.ts';

/** A paragraph of a text document; `\n` in the text is a soft line break, `\t` a tab. */
export interface Paragraph {
  kind: 'paragraph';
  text: string;
  isBold: boolean;
  /** The size of most of its letters in points; null if the source doesn't say it. */
  size: number | null;
  /** 1 to 6, 0 for body text. */
  headingLevel: number;
  /** The depth of its list; 0 if it isn't a list item. */
  listDepth: number;
  /** The mark displayed before a list item. */
  marker: string;
  links: string[];
  /** Its text in runs of one style, as far as the source knows it. */
  runs: StyledText[];
  /** The space between it and the paragraph above in points, 0 if the source doesn't say it. */
  spaceAbove: number;
  /** Whether more space is above it than is usual in the document. */
  isApart: boolean;
}

export interface Table {
  kind: 'table';
  /** Rows of cells, each with its own content. */
  rows: Block[][][];
}

export type Block = Paragraph | Table;

export function emptyParagraph(): Paragraph {
  return {
    kind: 'paragraph',
    text: '',
    isBold: false,
    size: null,
    headingLevel: 0,
    listDepth: 0,
    marker: '',
    links: [],
    runs: [],
    spaceAbove: 0,
    isApart: false,
  };
}

const INDENT_PER_LEVEL = 4;
/** A cell with more paragraphs than this is a column rather than a label. */
const LABEL_LINES = 3;

function* sourcesOfParagraph(paragraph: Paragraph): Generator<LineSource> {
  let isFirst = true;
  const styleBreaks = findStyleBreaks(styledWords(paragraph.runs));
  for (const text of paragraph.text.split('\n')) {
    const isItem = paragraph.listDepth > 0;
    yield {
      text,
      marker: isItem && isFirst ? paragraph.marker || '•' : '',
      indent: isItem ? (paragraph.listDepth - 1) * INDENT_PER_LEVEL + (isFirst ? 0 : 2) : 0,
      isBold: paragraph.isBold,
      size: paragraph.size,
      headingLevel: paragraph.headingLevel,
      links: isFirst ? paragraph.links : [],
      gapBefore: isFirst && (paragraph.headingLevel > 0 || paragraph.isApart),
      styleBreaks,
    };
    isFirst = false;
  }
}

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

/** "2014" above "2015", and "Krefeld," above "Germany", each in one cell, as one line. */
function joinCell(cell: LineSource[]): LineSource[] {
  const [first, second, ...others] = cell;
  if (!first || !second || others.length > 0 || second.marker) return cell;
  const range = readRange([first.text, second.text]);
  if (range !== null) return [{ ...first, text: range }];
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
  const hasRange = ({ text: line }: LineSource): boolean => findPeriods(line).some(({ isRange }) => isRange);
  return (
    header.length > 1 &&
    header.length <= HEADER_LINES &&
    header.some(hasRange) &&
    (text.length > 1 || (words[0] ?? 0) >= SENTENCE_WORDS) &&
    words.slice(0, 2).every((count) => count >= FIRST_WORDS) &&
    words.reduce((sum, count) => sum + count, 0) >= text.length * TEXT_WORDS &&
    !text.some(hasRange)
  );
}

function sourcesOfRow(cells: Block[][]): LineSource[] {
  const filled = cells
    .map((cell) => joinCell([...sourcesOfBlocks(cell)].filter(isFilled)))
    .filter((cell) => cell.length > 0);
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

/** Text normalised so that the same header on every page compares equal. */
const joinBlocks = (blocks: Block[]): string =>
  blocks
    .map((block) => (block.kind === 'paragraph' ? block.text.trim() : joinBlocks(block.rows.flat(2))))
    .join('\n');

/** The blocks of several headers, without duplicates. */
export function distinctBlocks(headers: Block[][]): Block[] {
  const seen = new Set<string>();
  return headers
    .filter((blocks) => {
      const text = joinBlocks(blocks).trim();
      if (text === '' || seen.has(text)) return false;
      seen.add(text);
      return true;
    })
    .flat();
}

/** The lines of a document's content: tables row by row, soft breaks as lines of one paragraph. */
export function* sourcesOfBlocks(blocks: Block[]): Generator<LineSource> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield* sourcesOfParagraph(block);
    else
      for (const row of block.rows) {
        yield* sourcesOfRow(row);
      }
  }
}
