import { milesBetween } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import { readName } from './name-readings.ts';
import type { Place } from './place.ts';
import { isWithin } from './rank-places.ts';

/** A quarter and its city, a suburb and the city that it is named with. */
const NEAR_MILES = 60;

/**
 * The cities, without those that are so many times smaller than their largest namesake: "Berlin, Paris" are no two villages in
 * New Hampshire, though there are two near each other.
 */
function likely(places: Place[], times: number): Place[] {
  const cities = places.filter(({ kind }) => kind === 'city');
  const largest = Math.max(...cities.map(({ population }) => population));
  return cities.filter(({ population }) => population * times >= largest);
}

/** Those that all other parts of the text agree with. A part that means nothing agrees with everything. */
export function filterByParts(places: Place[], others: string[], gazetteer: Gazetteer): Place[] {
  return others.reduce((left, other) => {
    const meant = readName(other, gazetteer);
    if (meant.length === 0) return left;
    const inside = left.filter((place) => meant.some((whole) => isWithin(place, whole)));
    if (inside.length > 0) return inside;
    const cities = likely(meant, 20);
    return likely(left, 250).filter((place) =>
      cities.some((city) => milesBetween(city, place) <= NEAR_MILES),
    );
  }, places);
}
