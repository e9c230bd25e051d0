import type { Range, WordFile } from './word-file.ts';

/** Each section has six: for even, odd and first pages, headers and footers. Before them come the rules above notes. */
const PER_SECTION = 6;
const HEADERS = new Set([0, 1, 4]);
/** Twenty sections' worth; a resume has one or two. */
const PARTS_MAX = 126;

/** The ranges of the headers and of the footers of all sections; empty if the document has none or they are damaged. */
export function readHeaders({ find, stories }: WordFile): { headers: Range[]; footers: Range[] } {
  const table = find('headers');
  // Where the last part ends, and one more place that means nothing.
  const count = Math.min(PARTS_MAX, Math.floor(table.length / 4) - 2);
  const headers: Range[] = [];
  const footers: Range[] = [];
  let end = stories.headers.from;
  for (let index = PER_SECTION; index < count; index++) {
    const from = stories.headers.from + table.readUInt32LE(index * 4);
    const to = Math.min(stories.headers.to, stories.headers.from + table.readUInt32LE(index * 4 + 4));
    // Ranges that overlap would multiply the text.
    if (from < end || from >= to) continue;
    (HEADERS.has(index % PER_SECTION) ? headers : footers).push({ from, to });
    end = to;
  }
  return { headers, footers };
}
