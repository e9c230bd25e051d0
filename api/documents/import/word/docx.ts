import mammoth from 'mammoth';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import { distinctBlocks, sourcesOfBlocks } from '../blocks/blocks.ts';
import { blocksFromHtml } from '../blocks/blocks-from-html.ts';
import { tokensOf } from '../blocks/markup-tokens.ts';
import { blocksFromWordXml } from './word-xml.ts';
import { damagedFile, readGuardedParts } from '../zip-guard.ts';

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/**
 * Reads a .docx: headers first (people put their name there, and mammoth leaves them out), then the body, then the
 * footers. Throws `RuleError` `file-unsafe` or `file-damaged`.
 */
export async function readDocx(bytes: Uint8Array): Promise<SourceDocument> {
  const parts = await readGuardedParts(bytes, (name) => /^word\/(?:header|footer)\d*\.xml$/i.test(name));
  const named = (kind: RegExp) =>
    distinctBlocks(
      [...parts]
        .filter(([name]) => kind.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, xml]) => {
          const { headers, body, footers } = blocksFromWordXml(xml);
          return [...headers, ...body, ...footers];
        }),
    );
  let html: string;
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        styleMap: STYLES,
        ignoreEmptyParagraphs: false,
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      },
    );
    html = result.value;
  } catch {
    throw damagedFile();
  }
  const blocks = [...named(/header/i), ...blocksFromHtml(tokensOf(html)), ...named(/footer/i)];
  return { lines: readerLines(sourcesOfBlocks(blocks)), warnings: [] };
}
