import { readName } from './name-readings.ts';
import { rank, type Ranked } from './rank-places.ts';
import { inOrder, MOST_PARTS, readParts, splitParts, type Reading } from './read-parts.ts';
import { readPostcode } from './read-postcode.ts';

/** @returns what a text that names one place may mean, the likeliest first */
function readPlace(text: string, reading: Reading): Ranked[] {
  const whole = readName(text, reading.gazetteer);
  if (whole.length > 0) return rank(whole, { typed: text, others: [], country: reading.country });
  if (/\d/.test(text)) {
    const byCode = readPostcode(text, reading);
    if (byCode && byCode.length > 0) return byCode;
  }
  const parts = splitParts(text);
  const found = readParts(parts, reading);
  if (found.length > 0) return found;
  const smaller = parts.flatMap((part) => part.split(/-+/)).slice(0, MOST_PARTS);
  if (smaller.length > parts.length) {
    const hyphened = readParts(smaller, reading);
    if (hyphened.length > 0) return hyphened;
  }
  return [];
}

const readEach = (several: string[], reading: Reading) =>
  inOrder(several.slice(0, MOST_PARTS).map((one) => readPlace(one, reading)[0]));

/**
 * What a text may mean, the likeliest first. Of "London or Paris" and other lists, what is named first.
 */
export function readPlaces(text: string, reading: Reading): Ranked[] {
  const lines = text.split(/\s*[;/]\s*/);
  if (lines.length > 1 && readName(text, reading.gazetteer).length === 0) {
    const each = readEach(lines, reading);
    return each[0]?.place.kind === 'city' ? each : readPlace(lines.join(', '), reading);
  }
  const found = readPlace(text, reading);
  if (found.length > 0) return found;
  const several = text.split(/\s*[|•+&]\s*|\s+(?:or|and|und|oder|ou|et)\s+/u);
  return several.length > 1 ? readEach(several, reading) : [];
}
