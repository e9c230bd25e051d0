import type { Range, WordFile } from './word-file.ts';

/** Each section has six: for even, odd and first pages, headers and footers. Before them come the rules above notes. */
const PER_SECTION = 6;
const HEADERS = new Set([0, 1, 4]);
/** Twenty sections' worth; a resume has one or two. */
const PARTS_MAX = 126;

/** The ranges of the headers of all sections; empty if the document has none or they are damaged. */
export function readHeaders({ find, stories: { headers } }: WordFile): Range[] {
  const table = find('headers');
  const count = Math.min(PARTS_MAX, Math.floor(table.length / 4) - 1);
  const ranges: Range[] = [];
  let end = headers.from;
  for (let index = PER_SECTION; index < count; index++) {
    if (!HEADERS.has(index % PER_SECTION)) continue;
    const from = headers.from + table.readUInt32LE(index * 4);
    const to = Math.min(headers.to, headers.from + table.readUInt32LE(index * 4 + 4));
    // Ranges that overlap would multiply the text.
    if (from >= end && from < to) {
      ranges.push({ from, to });
      end = to;
    }
  }
  return ranges;
}
