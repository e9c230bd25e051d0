import { findPeriods } from '../fields/dates.ts';
import { countWords } from '../lines/count-words.ts';
import type { Line } from '../lines/line.ts';

/** One row may be a remark. */
const MIN = 3;
const MOST = 0.6;
/** A row with more words beside its dates is no header. */
const LONG_WORDS = 18;
/** What stands before the colon: an employer, perhaps with its full name in brackets. */
const HEADER_WORDS = 20;

interface Row {
  header: string;
  text: string;
  isLong: boolean;
}

/** A line that begins with dates, in brackets or not, goes on with a name, and tells behind a colon what was done. */
function readRow({ text, marker, isHidden }: Line): Row | null {
  const [period] = findPeriods(text);
  if (marker !== '' || isHidden || !period || period.start > 1) return null;
  const after = text.slice(period.end).replace(/^\s?\)/u, '');
  const colon = /^[^:]{3,160}?\p{L}\)?\s?:\s+(?=\S)/u.exec(after);
  if (!colon || countWords(colon[0]) > HEADER_WORDS) return null;
  return {
    header: text.slice(0, text.length - after.length + colon[0].length).replace(/\s?:\s+$/u, ''),
    text: after.slice(colon[0].length),
    isLong: countWords(after) > LONG_WORDS,
  };
}

/**
 * Parts rows that tell all of a role behind its dates ("(2014 – 2016) Globex: kept the books, ...") into headers and texts.
 *
 * @returns the same lines unless most lines of the block are such rows, several of them too long for a header
 */
export function partLongRows(lines: Line[]): Line[] {
  const rows = lines.map(readRow);
  const found = rows.filter((row) => row !== null);
  if (found.length < MIN || found.length < lines.length * MOST) return lines;
  if (found.filter(({ isLong }) => isLong).length < 2) return lines;
  return lines.flatMap((line, index) => {
    const row = rows[index];
    if (!row) return [line];
    const { header, text } = row;
    return [
      { ...line, text: header, gapBefore: true, isFull: false, joined: [line] },
      // Its line is the header's already.
      { ...line, text, gapBefore: false, joined: [] },
    ];
  });
}
