import { RuleError } from '../../../core/errors.ts';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import { markGaps } from '../blocks/paragraph-gaps.ts';
import { distinctBlocks, sourcesOfBlocks } from '../blocks/blocks.ts';
import type { Block } from '../blocks/blocks.ts';
import type { SourceDocument } from '../source-document.ts';
import { PARAGRAPHS_MAX, tooComplex } from '../too-complex.ts';
import { damagedFile } from '../zip-guard.ts';
import { blocksOfParagraphs } from './binary/blocks-of-paragraphs.ts';
import { readHeaders } from './binary/headers.ts';
import { openWordFile } from './binary/word-file.ts';
import type { Range } from './binary/word-file.ts';
import { paragraphsOf } from './binary/word-paragraphs.ts';
import type { WordParagraph } from './binary/word-paragraphs.ts';
import { readWordText } from './binary/word-text.ts';

function readBlocks(bytes: Buffer): Block[] {
  const file = openWordFile(bytes);
  const text = readWordText(file);
  let paragraphs = 0;
  function* countedIn(range: Range): Generator<WordParagraph> {
    for (const paragraph of paragraphsOf(text, range)) {
      if (++paragraphs > PARAGRAPHS_MAX) throw tooComplex();
      yield paragraph;
    }
  }
  const blocksOf = (range: Range): Block[] => blocksOfParagraphs(countedIn(range));
  const { body, footnotes, endnotes, boxes, headerBoxes } = file.stories;
  const { headers, footers } = readHeaders(file);
  return [
    ...distinctBlocks([...headers, headerBoxes].map(blocksOf)),
    ...blocksOf(boxes),
    ...blocksOf(body),
    ...blocksOf(footnotes),
    ...blocksOf(endnotes),
    ...distinctBlocks(footers.map(blocksOf)),
  ];
}

/**
 * Reads a Word 97-2003 document: headers and text boxes first, then the body, notes and footers. A damaged description of its looks loses
 * only those. Throws `RuleError` `file-encrypted`, `file-damaged`, or `file-unsafe` for what no resume has: 100,000 paragraphs.
 */
export function readDoc(bytes: Uint8Array): SourceDocument {
  let blocks: Block[];
  try {
    blocks = readBlocks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } catch (error) {
    throw error instanceof RuleError ? error : damagedFile();
  }
  return { lines: readerLines(sourcesOfBlocks(markGaps(blocks))), warnings: [] };
}
