import { listingsFromRows } from '../file-import/listing-from-row.ts';
import { UnreadableFileError } from '../file-import/file-row.ts';
import { readRows } from '../file-import/read-rows.ts';
import { HOUR_MS, UnreadableAnswerError, type Connector } from './connector.ts';

function read(text: string) {
  try {
    return readRows(text);
  } catch (error) {
    throw error instanceof UnreadableFileError ? new UnreadableAnswerError('garbage') : error;
  }
}

/** The operator's own feed: RSS, Atom, JSON or CSV at an address. */
export const feed: Connector = {
  label: ({ part }) => part,
  credit: ({ part, value }) => ({ text: `Jobs from ${part}`, url: new URL(value).origin }),
  everyMs: 3 * HOUR_MS,
  retryMs: HOUR_MS,
  pauseMs: 0,
  maxPages: 1,
  request: ({ value }) => ({ url: value }),
  parse: (text) => {
    const { listings, problems } = listingsFromRows(read(text));
    if (listings.length === 0 && problems.length > 0) throw new UnreadableAnswerError('changed');
    return { listings, skipped: problems.length, isLast: true };
  },
};
