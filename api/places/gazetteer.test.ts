import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { createGazetteer } from './gazetteer.ts';
import {
  DEGREE,
  packGazetteer,
  unpackGazetteer,
  type GazetteerColumns,
  type GazetteerHeader,
} from './gazetteer-format.ts';
import { loadGazetteer, prepareGazetteer } from './load-gazetteer.ts';

const header: GazetteerHeader = {
  cities: 3,
  zips: 1,
  zipTowns: 1,
  countries: [['XX', 'Exland', 1, 2, 30]],
  countryNames: { exland: 0 },
  regions: [
    [0, '', '', 1, 2, 0],
    [0, 'NO', 'Nordland', 3, 4, 20],
  ],
  regionNames: { nordland: [1], no: [1] },
  cityNames: { 'new town': [2] },
  areas: { XX12: 0 },
  canada: { A1A: ['Zwölf', 1, 5, 6] },
};
const degrees = (...all: number[]) => Int32Array.from(all, (one) => one * DEGREE);
const columns: GazetteerColumns = {
  names: ['Ångby', 'Ångby', 'Zwölf', 'Zipville'],
  cityRegion: Uint16Array.of(1, 0, 1),
  cityPopulation: Uint32Array.of(5, 9, 1),
  cityLatitude: degrees(10.5, -10, 0),
  cityLongitude: degrees(20.25, 170, -180),
  zip: Uint32Array.of(501),
  zipTown: Uint16Array.of(0),
  zipLatitude: degrees(40),
  zipLongitude: degrees(-73),
  zipTownRegion: Uint16Array.of(1),
};
const packed = packGazetteer(header, columns);

describe('a file of places', () => {
  it.each([0, 1, 2, 3])('says what was put into it, wherever it lies in memory (%i)', (offset) => {
    const moved = Buffer.concat([Buffer.alloc(offset), packed]).subarray(offset);
    const gazetteer = createGazetteer(unpackGazetteer(moved));
    expect(gazetteer.cities('angby')).toMatchObject([
      { name: 'Ångby', region: null, population: 9, latitude: -10, longitude: 170 },
      { name: 'Ångby', region: { code: 'NO', name: 'Nordland' }, latitude: 10.5, longitude: 20.25 },
    ]);
    expect(gazetteer.cities('new town')).toMatchObject([{ name: 'Zwölf', kind: 'city' }]);
    expect(gazetteer.regions('no')).toMatchObject([
      { kind: 'region', name: 'Nordland', countryName: 'Exland' },
    ]);
    expect(gazetteer.country('exland')).toMatchObject({ kind: 'country', countryCode: 'XX', population: 30 });
    expect(gazetteer.zip('00501')).toMatchObject({ kind: 'postcode', name: 'Zipville', latitude: 40 });
    expect(gazetteer.canada('A1A')).toMatchObject({ kind: 'postcode', name: 'Zwölf' });
    expect(gazetteer.area('XX12')).toMatchObject({ kind: 'postcode', name: 'Ångby', isRough: true });
  });

  it('has nothing for what it does not contain', () => {
    const gazetteer = createGazetteer(unpackGazetteer(packed));
    for (const name of ['', 'aaa', 'zzz', 'constructor', 'tostring']) {
      expect(gazetteer.cities(name)).toEqual([]);
      expect(gazetteer.regions(name)).toEqual([]);
      expect(gazetteer.country(name)).toBeNull();
    }
    expect(gazetteer.zip('00500')).toBeNull();
    expect(gazetteer.zip('99999')).toBeNull();
  });
});

describe('the file of the product', () => {
  it('is read once, and in another thread if prepared', async () => {
    await prepareGazetteer();
    const gazetteer = loadGazetteer();
    await prepareGazetteer();
    expect(loadGazetteer()).toBe(gazetteer);
    expect(gazetteer.countryOf('DE')).toMatchObject({ name: 'Germany' });
  });

  it('finds each of these towns by its own name', () => {
    for (const name of [
      'Austin',
      'Zürich',
      '’s-Hertogenbosch',
      'Århus',
      'Łódź',
      'St. Louis',
      'Aachen',
      'Zwolle',
    ]) {
      expect(loadGazetteer().cities(foldName(name)).length).toBeGreaterThan(0);
    }
  });
});
