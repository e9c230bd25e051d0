import WordExtractor from 'word-extractor';
import { parseLines } from '../../../writing/reading/lines/line.ts';
import type { SourceDocument } from '../source-document.ts';
import { damagedFile } from '../zip-guard.ts';

/** An option of the library that its types leave out. */
interface TextOptions {
  filterUnicode: boolean;
}

/** Otherwise the person's quotation marks and dashes would be replaced. */
const AS_WRITTEN: TextOptions = { filterUnicode: false };

/**
 * Reads a Word 97-2003 document: headers and text boxes first, then the body. Its list marks aren't text, so they
 * are lost. Throws `RuleError` `file-damaged`.
 */
export async function readDoc(bytes: Uint8Array): Promise<SourceDocument> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const readBody: (options: TextOptions) => string = document.getBody.bind(document);
    const readFootnotes: (options: TextOptions) => string = document.getFootnotes.bind(document);
    const parts = [
      document.getHeaders({ includeFooters: false, ...AS_WRITTEN }),
      document.getTextboxes({ includeHeadersAndFooters: false, ...AS_WRITTEN }),
      readBody(AS_WRITTEN),
      readFootnotes(AS_WRITTEN),
    ];
    const text = parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\n\n');
    return { lines: parseLines(text), warnings: [] };
  } catch {
    throw damagedFile();
  }
}
