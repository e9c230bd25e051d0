import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import { sourcesOfBlocks } from '../blocks/blocks.ts';
import { markGaps } from '../blocks/paragraph-gaps.ts';
import type { SourceDocument } from '../source-document.ts';
import { readWordLists } from './word-lists.ts';
import { readWordStyles } from './word-styles.ts';
import { blocksFromWordXml } from './word-text-reader.ts';

/** Reads a document that Word 2003 saved as XML, whatever its extension. */
export function readWordXml(xml: string): SourceDocument {
  const context = { styles: readWordStyles(xml), findListLevel: readWordLists(''), relations: new Map() };
  const { headers, body, footers } = blocksFromWordXml(xml, context);
  return { lines: readerLines(sourcesOfBlocks(markGaps([...headers, ...body, ...footers]))), warnings: [] };
}
