import { findStyleBreaks, styledWords } from '../../../writing/reading/lines/style-breaks.ts';
import type { StyledText } from '../../../writing/reading/lines/style-breaks.ts';
import type { LineSource } from '../../../writing/reading/lines/reader-line.ts';
import { linesOfRow } from './table-rows.ts';

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
    else for (const row of block.rows) yield* linesOfRow(row.map((cell) => [...sourcesOfBlocks(cell)]));
  }
}
