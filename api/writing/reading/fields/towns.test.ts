import { describe, expect, it } from 'vitest';
import { findTowns, isKnownTown, isTownInRegion } from './towns.ts';

describe('towns', () => {
  it('are listed by name, the largest first', () => {
    const people = findTowns('Paris').map(({ population }) => population);
    expect(people.length).toBeGreaterThan(1);
    expect(people).toEqual(people.toSorted((one, other) => other - one));
  });

  it.each(['Police', 'Mentor', 'Marketing', 'Florence', 'Ulm'])(
    'are not words of other fields, names of people or short: %s',
    (text) => {
      expect(findTowns(text)).toEqual([]);
    },
  );

  it('are known from fewer people on where most resumes are from', () => {
    const [german, bulgarian] = [findTowns('Bexbach')[0], findTowns('Kiten')[0]];
    expect([german?.countryCode, bulgarian?.countryCode]).toEqual(['DE', 'BG']);
    expect([isKnownTown('Bexbach'), isKnownTown('Kiten')]).toEqual([true, false]);
  });

  it.each([
    ['Cerea', true],
    ['CEREA', false],
    ['PARIS', true],
  ])('in capitals are known if they are large: %s', (text, isKnown) => {
    expect(isKnownTown(text)).toBe(isKnown);
  });
});

describe('a town in a region', () => {
  it.each([
    'Estância, SE',
    'Nuremberg, Bavaria',
    'Nuremberg - Bavaria',
    'Nuremberg / GER',
    'Bogotá, Distrito Capital, Colombia',
  ])('%s', (text) => {
    expect(isTownInRegion(text)).toBe(true);
  });

  it.each([
    ['another country', 'Nuremberg, ESP'],
    ['another region', 'Nuremberg, Bremen'],
    ['none', 'Nuremberg'],
    ['one in small letters', 'Nuremberg, ger'],
    ['one beside no town', 'Globex, GER'],
  ])('is not one with %s', (_, text) => {
    expect(isTownInRegion(text)).toBe(false);
  });
});
