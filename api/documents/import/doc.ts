import WordExtractor from 'word-extractor';
import { linesFromText } from '../../writing/reading/line.ts';
import type { SourceDocument } from './source-document.ts';
import { damagedWord } from './zip-guard.ts';

/**
 * Reads a Word 97-2003 document: headers and text boxes first, then the body. Its list marks are not text and are
 * lost. Throws `RuleError` `file-damaged`.
 */
export async function readDoc(bytes: Uint8Array): Promise<SourceDocument> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const parts = [
      document.getHeaders({ includeFooters: false }),
      document.getTextboxes({ includeHeadersAndFooters: false }),
      document.getBody(),
      document.getFootnotes(),
    ];
    const text = parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\n\n');
    return { lines: linesFromText(text), warnings: [] };
  } catch {
    throw damagedWord();
  }
}
