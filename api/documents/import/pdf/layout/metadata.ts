import { findPeriods } from '../../../../writing/reading/fields/dates.ts';
import { readDuration } from '../../../../writing/reading/fields/durations.ts';
import { placeScore } from '../../../../writing/reading/fields/places.ts';

/** A date, a length of time, a place, a page number or a lone glyph: text next to a line that belongs to it. */
export function isMetadata(text: string): boolean {
  const bare = text.replace(/\uE000/g, '').trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return true;
  if (/^(?:\d{1,3}\s*[%.)]?|page \d+.*)$/i.test(bare)) return true;
  const periods = findPeriods(bare);
  const dated = periods.reduce((sum, period) => sum + period.end - period.start, 0);
  if (dated > 0 && bare.length - dated <= 14) return true;
  if (/^(?:(?:19|20)\d{2}\s*[-–—]?|[-–—]?\s*(?:present|current|now|heute|today))$/i.test(bare)) return true;
  return readDuration(bare) !== null || placeScore(bare) >= 3;
}
