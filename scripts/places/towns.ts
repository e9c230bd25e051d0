import { milesBetween } from '../../api/places/distance.ts';
import { foldName } from '../../api/places/fold-name.ts';
import { RENAMED } from './city-names.ts';
import { groupBy } from './group-by.ts';
import type { City } from './sources.ts';

/** Historical, abandoned, destroyed or religious. */
const NO_TOWNS = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'PPLR']);
const PART_OF_CITY = 'PPLX';
const SMALLEST = 1_000;
/** Seats of a government; some are listed without their population. */
const SEATS = /^PPL(?:C|A[23]?)$/;

export interface Town {
  name: string;
  /** Its folded name. */
  key: string;
  country: string;
  /** Row of its region. */
  region: number;
  population: number;
  latitude: number;
  longitude: number;
  /** A part of a city, whose people are counted there too. */
  isPart: boolean;
  /** In France, the first two digits of its postcodes. */
  department: string;
}

/** Whether a row of the source is a town of today that is large enough. */
export const isListed = ({ featureCode, population }: City): boolean =>
  !NO_TOWNS.has(featureCode) && (population >= SMALLEST || (population === 0 && SEATS.test(featureCode)));

export function readTown({ name, country, population, muni, featureCode, loc }: City, region: number): Town {
  const called = (RENAMED[name] ?? name).replaceAll('\n', ' ');
  const [longitude, latitude] = loc.coordinates;
  // Corsica's postcodes begin with 20, its departments are 2A and 2B. Paris has no arrondissement of this kind.
  const number = called === 'Paris' ? '75' : (muni ?? '').slice(0, 2).replace(/^2[AB]$/, '20');
  const department = country === 'FR' && /^\d\d$/.test(number) ? number : '';
  const isPart = featureCode === PART_OF_CITY;
  return {
    name: called,
    key: foldName(called),
    country,
    region,
    population,
    latitude,
    longitude,
    isPart,
    department,
  };
}

/** Sorted by key. Of towns with one name within ten miles in the same region, the largest stays. */
export function withoutDoubles(towns: Town[]): Town[] {
  const kept: Town[] = [];
  const groups = groupBy(towns, ({ region, key }) => `${region} ${key}`);
  for (const group of groups.values()) {
    const mine: Town[] = [];
    for (const town of group.sort((a, b) => b.population - a.population)) {
      if (mine.every((other) => milesBetween(town, other) > 10)) mine.push(town);
    }
    kept.push(...mine);
  }
  // By code units, as the search compares.
  return kept.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population));
}
