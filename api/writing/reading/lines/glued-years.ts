import { isPresent } from '../fields/dates.ts';
import type { Line } from './line.ts';

const YEAR_AND_END = /^((?:19\d|20[0-4])\d)((?:19\d|20[0-4])\d|\p{L}{3,15})$/u;

/**
 * "20142015", "2015present" alone in a line: the two ends of a range between which only the style of a page sets a
 * dash. Any other line is returned as it is.
 */
export function partGluedYears(line: Line): Line {
  const [, start = '', end = ''] = YEAR_AND_END.exec(line.text) ?? [];
  const isRange = start !== '' && (isPresent(end) || (/^\d/u.test(end) && start <= end));
  return isRange ? { ...line, text: `${start} – ${end}`, joined: [line] } : line;
}
