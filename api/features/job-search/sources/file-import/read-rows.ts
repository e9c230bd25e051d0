import { UnreadableFileError, type FileRow } from './file-row.ts';
import { readCsvRows } from './read-csv-rows.ts';
import { readFeedRows } from './read-feed-rows.ts';
import { readJsonRows } from './read-json-rows.ts';

const MAX_ROWS = 20_000;

/**
 * Reads JSON, CSV, or a feed (RSS, Atom, XML with `job` elements), whichever the text looks like.
 *
 * @throws {UnreadableFileError}
 */
export function readRows(text: string): FileRow[] {
  const start = text.trimStart().slice(0, 1);
  const read = start === '[' || start === '{' ? readJsonRows : start === '<' ? readFeedRows : readCsvRows;
  const rows = read(text);
  if (rows.length > MAX_ROWS)
    throw new UnreadableFileError(
      `The file has ${rows.length.toLocaleString('en-US')} jobs; at most ${MAX_ROWS.toLocaleString('en-US')} are taken at once. Please split it.`,
    );
  return rows;
}
