import { foldName } from './fold-name.ts';
import { DEGREE, type GazetteerFile } from './gazetteer-format.ts';
import type { Place } from './place.ts';

/** The places of the data file, looked up by folded names (`fold-name.ts`) and postcodes. */
export interface Gazetteer {
  /** Largest first. Towns with this name or one of their other names. */
  cities: (folded: string) => Place[];
  /** States and provinces of all countries with this name, or with this code. */
  regions: (folded: string) => Place[];
  country: (folded: string) => Place | null;
  /** By two-letter code. */
  countryOf: (code: string) => Place | null;
  zip: (digits: string) => Place | null;
  /** By the first three letters of a Canadian postcode. */
  canada: (letters: string) => Place | null;
  /** A rough place by the country and the beginning of a postcode: "DE80", "FR69", "GBSW". */
  area: (key: string) => Place | null;
}

/** The first row at which `isAtLeast` holds, if it holds for all later ones. */
function firstRow(rows: number, isAtLeast: (row: number) => boolean): number {
  let [from, to] = [0, rows];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isAtLeast(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** What people type may be "constructor". */
function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** @param file see `gazetteer-format.ts` */
export function createGazetteer(file: GazetteerFile): Gazetteer {
  const countryRows = new Map(file.countries.map(([code], row) => [code, row]));
  const placeIn = (row: number): Pick<Place, 'region' | 'countryCode' | 'countryName'> => {
    const [country = 0, code = '', name = ''] = file.regions[row] ?? [];
    const [countryCode = '', countryName = ''] = file.countries[country] ?? [];
    return { region: name === '' ? null : { code, name }, countryCode, countryName };
  };
  const city = (row: number): Place => ({
    kind: 'city',
    name: file.cityName(row),
    ...placeIn(file.cityRegion[row] ?? 0),
    latitude: (file.cityLatitude[row] ?? 0) / DEGREE,
    longitude: (file.cityLongitude[row] ?? 0) / DEGREE,
    population: file.cityPopulation[row] ?? 0,
    isRough: false,
  });
  const region = (row: number): Place => {
    const [, , name = '', latitude = 0, longitude = 0, population = 0] = file.regions[row] ?? [];
    return { kind: 'region', name, ...placeIn(row), latitude, longitude, population, isRough: false };
  };
  const country = (row: number | undefined): Place | null => {
    const found = row === undefined ? undefined : file.countries[row];
    if (!found) return null;
    const [countryCode, name, latitude, longitude, population] = found;
    const where = { latitude, longitude, population, isRough: false };
    return { kind: 'country', name, region: null, countryCode, countryName: name, ...where };
  };

  return {
    cities: (folded) => {
      const rows = [...(own(file.cityNames, folded) ?? [])];
      const start = firstRow(file.cities, (row) => foldName(file.cityName(row)) >= folded);
      for (let row = start; row < file.cities && foldName(file.cityName(row)) === folded; row += 1) {
        if (!rows.includes(row)) rows.push(row);
      }
      return rows.map(city).sort((a, b) => b.population - a.population);
    },
    regions: (folded) => (own(file.regionNames, folded) ?? []).map(region),
    country: (folded) => country(own(file.countryNames, folded)),
    countryOf: (code) => country(countryRows.get(code)),
    zip: (digits) => {
      const wanted = Number(digits);
      const row = firstRow(file.zips, (row) => (file.zip[row] ?? 0) >= wanted);
      if (file.zip[row] !== wanted) return null;
      const town = file.zipTown[row] ?? 0;
      const latitude = (file.zipLatitude[row] ?? 0) / DEGREE;
      const longitude = (file.zipLongitude[row] ?? 0) / DEGREE;
      return {
        kind: 'postcode',
        name: file.zipTownName(town),
        ...placeIn(file.zipTownRegion[town] ?? 0),
        latitude,
        longitude,
        population: 0,
        isRough: false,
      };
    },
    canada: (letters) => {
      const found = own(file.canada, letters);
      if (!found) return null;
      const [name, inRegion, latitude, longitude] = found;
      const where = { latitude, longitude, population: 0, isRough: false };
      return { kind: 'postcode', name, ...placeIn(inRegion), ...where };
    },
    area: (key) => {
      const row = own(file.areas, key);
      return row === undefined ? null : { ...city(row), kind: 'postcode', population: 0, isRough: true };
    },
  };
}
