import { hasContactDetail } from '../../../writing/reading/fields/contact.ts';
import type { Line } from '../../../writing/reading/lines/line.ts';
import type { Reading } from '../../../writing/reading/read-lines.ts';
import { setAside } from '../../../writing/reading/lines/set-aside.ts';
import { asRead, plain } from '../../../writing/reading/second-reading/literal.ts';

/** What is sent of a document, in characters: the oldest jobs of a very long resume are left out. */
export const DOCUMENT_READ = 30_000;
const LINE_READ = 400;

/**
 * The lines of a document as a service is shown them, numbered, with list marks and the gaps between them. Those that were read
 * as contact details or hold any, give orders to a machine or are no content are left out.
 */
export function listDocumentLines(lines: readonly Line[], { history, placement }: Reading): Line[] {
  const contact = new Set(Object.values(history.contact).filter(String).map(plain));
  return setAside([...lines]).kept.filter(
    (line) =>
      placement.get(line.lineNumber) !== 'contact' &&
      !hasContactDetail(line) &&
      !contact.has(plain(line.text)) &&
      plain(line.text) !== '',
  );
}

/** Writes the lines for a prompt, and tells which have found room in it. */
export function writeDocumentLines(lines: readonly Line[]): { text: string; numbers: number[] } {
  const written: string[] = [];
  const numbers: number[] = [];
  let length = 0;
  for (const { lineNumber, text, marker, gapBefore } of lines) {
    const line = `${lineNumber}: ${marker === '' ? '' : '- '}${asRead(text).slice(0, LINE_READ)}`;
    length += line.length + 1;
    if (length > DOCUMENT_READ) break;
    if (gapBefore && written.length > 0) written.push('');
    written.push(line);
    numbers.push(lineNumber);
  }
  return { text: written.join('\n'), numbers };
}
