import { distinctBlocks, sourcesOfBlocks } from '../blocks/blocks.ts';
import type { Block } from '../blocks/blocks.ts';
import { blocksFromHtml } from '../blocks/blocks-from-html.ts';
import { markGaps } from '../blocks/paragraph-gaps.ts';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import type { Flow } from './rtf-flow.ts';
import { RtfReader } from './rtf-reader.ts';

const blocksOf = (flow: Flow): Block[] => blocksFromHtml(flow.tokens);

/**
 * Reads rich text (RTF): headers, the body, footers and footnotes, each text box before the paragraph that it is tied to. Hidden and
 * deleted text, comments and pictures are left out. Characters are decoded by the character set of their font. Throws `RuleError`
 * `file-unsafe`.
 */
export function readRichText(bytes: Uint8Array): SourceDocument {
  const reader = new RtfReader();
  reader.read(Buffer.from(bytes).toString('latin1'));
  const blocks = [
    ...distinctBlocks(reader.headers.map(blocksOf)),
    ...blocksOf(reader.body),
    ...distinctBlocks(reader.footers.map(blocksOf)),
  ];
  return { lines: readerLines(sourcesOfBlocks(markGaps(blocks))), warnings: [] };
}
