import { foldName } from '../../api/places/fold-name.ts';
import { DEGREE, type GazetteerColumns, type GazetteerHeader } from '../../api/places/gazetteer-format.ts';
import { CITY_NAMES } from './city-names.ts';
import { COUNTRY_CALLED, COUNTRY_NAMES } from './country-names.ts';
import { groupBy } from './group-by.ts';
import { middleOf, round } from './middle.ts';
import { BRITISH_AREAS, GERMAN_AREAS } from './postcode-areas.ts';
import { canadianTown, zipRegion } from './postcodes.ts';
import { REGION_CODES, REGION_NAMES, RENAMED_REGIONS } from './region-names.ts';
import type { Sources } from './sources.ts';
import { isListed, readTown, withoutDoubles, type Town } from './towns.ts';

/** @returns the towns, and the content of the file apart from them */
export function buildGazetteer(sources: Sources): { header: GazetteerHeader; columns: GazetteerColumns } {
  const cities = sources.cities.filter(isListed);
  const countryCodes = [...new Set([...sources.countries.keys(), ...cities.map(({ country }) => country)])];
  const countryRow = new Map(countryCodes.map((code, row) => [code, row]));

  const regions: { country: string; code: string; name: string }[] = countryCodes.map((country) => ({
    country,
    code: '',
    name: '',
  }));
  const regionRow = new Map<string, number>();
  for (const { code, name } of sources.regions) {
    const [country = '', number = ''] = code.split('.');
    if (!countryRow.has(country)) continue;
    regionRow.set(code, regions.length);
    regions.push({
      country,
      code: REGION_CODES[country]?.[name] ?? number,
      name: RENAMED_REGIONS[`${country} ${name}`] ?? name,
    });
  }
  const regionOf = (country: string, code: string) =>
    regionRow.get(`${country}.${code}`) ?? countryRow.get(country) ?? 0;
  const regionNamed = (name: string, country: string) => {
    const row = regions.findIndex((region) => region.country === country && region.name === name);
    if (row < 0) throw new Error(`no region ${name}, ${country}`);
    return row;
  };

  const towns = withoutDoubles(cities.map((city) => readTown(city, regionOf(city.country, city.adminCode))));
  const rows = new Map(towns.map((town, row) => [town, row]));
  const byCountryAndKey = groupBy(towns, ({ country, key }) => `${country} ${key}`);
  const townNamed = (text: string) => {
    const parts = text.split(', ');
    const country = parts.at(-1) ?? '';
    const region = parts.length > 2 ? parts.at(-2) : undefined;
    const found = (byCountryAndKey.get(`${country} ${foldName(parts[0] ?? '')}`) ?? [])
      .filter((town) => region === undefined || regions[town.region]?.code === region)
      .sort((a, b) => b.population - a.population)[0];
    if (!found) throw new Error(`no town ${text}`);
    return rows.get(found) ?? 0;
  };

  const whole = towns.filter(({ isPart }) => !isPart);
  const ofCountry = groupBy(whole, ({ country }) => country);
  const ofRegion = groupBy(whole, ({ region }) => region);
  const center = (of: Town[] = []) => middleOf(of);

  const zips = sources.zips
    .filter(({ zip }) => /^\d{5}$/.test(zip))
    .map((zip) => ({ ...zip, region: zipRegion(zip, regionOf, countryRow) }))
    .filter(({ region }) => region >= 0)
    .sort((a, b) => Number(a.zip) - Number(b.zip));
  const zipTowns = [...new Set(zips.map(({ city, region }) => `${city}|${region}`))].sort();
  const zipTownRow = new Map(zipTowns.map((town, row) => [town, row]));

  const frenchTowns = (ofCountry.get('FR') ?? []).filter(({ department }) => department !== '');
  const header: GazetteerHeader = {
    cities: towns.length,
    zips: zips.length,
    countries: countryCodes.map((code) => {
      const name = COUNTRY_CALLED[code] ?? sources.countries.get(code)?.[0] ?? code;
      return [code, name, ...center(ofCountry.get(code))];
    }),
    countryNames: countryNames(sources, countryRow),
    regions: regions.map(({ country, code, name }, row) => [
      countryRow.get(country) ?? 0,
      code,
      name,
      ...center(ofRegion.get(row)),
    ]),
    regionNames: rowsByName([
      ...regions.flatMap(({ code, name }, row) => [[name, row] as const, [typedCode(code), row] as const]),
      ...Object.entries(REGION_NAMES).flatMap(([text, others]) => {
        const at = text.lastIndexOf(', ');
        const row = regionNamed(text.slice(0, at), text.slice(at + 2));
        return others.map((other) => [other, row] as const);
      }),
    ]),
    cityNames: rowsByName(
      Object.entries(CITY_NAMES).flatMap(([text, others]) => {
        const row = townNamed(text);
        return others.map((other) => [other, row] as const);
      }),
    ),
    areas: Object.fromEntries([
      ...Object.entries(GERMAN_AREAS).map(([code, town]) => [`DE${code}`, townNamed(`${town}, DE`)]),
      ...Object.entries(BRITISH_AREAS).map(([code, town]) => [`GB${code}`, townNamed(`${town}, GB`)]),
      ...[...groupBy(frenchTowns, ({ department }) => department)].map(([department, all]) => {
        const largest = all.reduce((a, b) => (b.population > a.population ? b : a));
        return [`FR${department}`, rows.get(largest) ?? 0];
      }),
    ]),
    canada: Object.fromEntries(
      sources.zips
        .filter(({ zip }) => /^[A-Z]\d[A-Z]$/.test(zip))
        .map(({ zip, city, latitude, longitude }) => {
          const name = canadianTown(city, { latitude, longitude }, ofCountry.get('CA') ?? []);
          return [zip, [name.name, name.region, round(latitude), round(longitude)]];
        }),
    ),
    zipTowns: zipTowns.length,
  };
  const degrees = (all: { latitude: number; longitude: number }[], of: 'latitude' | 'longitude') =>
    Int32Array.from(all, (point) => Math.round(point[of] * DEGREE));
  return {
    header,
    columns: {
      names: [...towns.map(({ name }) => name), ...zipTowns.map((town) => town.split('|')[0] ?? '')],
      cityRegion: Uint16Array.from(towns, ({ region }) => region),
      cityPopulation: Uint32Array.from(towns, ({ population }) => population),
      cityLatitude: degrees(towns, 'latitude'),
      cityLongitude: degrees(towns, 'longitude'),
      zip: Uint32Array.from(zips, ({ zip }) => Number(zip)),
      zipTown: Uint16Array.from(zips, ({ city, region }) => zipTownRow.get(`${city}|${region}`) ?? 0),
      zipTownRegion: Uint16Array.from(zipTowns, (town) => Number(town.split('|')[1])),
      zipLatitude: degrees(zips, 'latitude'),
      zipLongitude: degrees(zips, 'longitude'),
    },
  };
}

function countryNames({ countries }: Sources, rows: Map<string, number>): Record<string, number> {
  const names: Record<string, number> = {};
  const add = (name: string, code: string) => {
    const key = foldName(name);
    const row = rows.get(code);
    if (key !== '' && row !== undefined) names[key] ??= row;
  };
  for (const [code, list] of Object.entries(COUNTRY_NAMES)) for (const name of list) add(name, code);
  const longest = Math.max(...[...countries.values()].map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const [code, list] of countries) {
      const name = list[at];
      if (name !== undefined) add(name, code);
    }
  }
  return names;
}

/** Nobody types numbers. */
const typedCode = (code: string) => (/^[A-Z]{2,3}$/.test(code) ? code : '');

function rowsByName(names: (readonly [string, number])[]): Record<string, number[]> {
  const rows: Record<string, number[]> = {};
  for (const [name, row] of names) {
    const key = foldName(name);
    if (key !== '' && !rows[key]?.includes(row)) (rows[key] ??= []).push(row);
  }
  return rows;
}
