import { milesBetween } from './distance.ts';
import { readName } from './name-readings.ts';
import { DEFAULT_COUNTRY, isWithin, rank, type Ranked } from './rank-places.ts';
import { readParts, splitParts, type Reading } from './read-parts.ts';
import { takePostcode } from './take-postcode.ts';

const NEAR_ZIP_MILES = 25;
/** The point of a rough postcode may be off by so much. */
const NEAR_AREA_MILES = 100;

/**
 * The place of a text with a postcode: the postcode where its point is exact, otherwise the town that is named with it. A code
 * that doesn't fit the town is left out. Null without a postcode.
 */
export function readPostcode(text: string, reading: Reading): Ranked[] | null {
  const taken = takePostcode(text, reading.gazetteer);
  if (!taken) return null;
  const parts = splitParts(taken.rest);
  const towns = readParts(parts, reading);
  if (towns.length === 0 && parts.every((part) => readName(part, reading.gazetteer).length === 0)) {
    const country = reading.country ?? DEFAULT_COUNTRY;
    const own = taken.readings.filter(({ countryCode }) => countryCode === country);
    const readings = own.length > 0 ? own : taken.readings;
    return rank(readings, { typed: text, others: [], country });
  }
  const matching = taken.readings.flatMap((code) => {
    const limit = code.isRough ? NEAR_AREA_MILES : NEAR_ZIP_MILES;
    return towns
      .filter(({ place }) =>
        place.kind === 'city' ? milesBetween(place, code) <= limit : isWithin(code, place),
      )
      .slice(0, 1)
      .map(({ place, score }) => ({ place: code.isRough && place.kind === 'city' ? place : code, score }));
  });
  return matching.length > 0 ? matching.sort((a, b) => b.score - a.score).slice(0, 1) : towns;
}
