import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../lines/fold.ts';
import type { RoleNames } from './role-names.ts';
import { suggestCorrections, type ReviewedRole } from './suggest-corrections.ts';

/** A role from its lines and what was read in them, as "title | company". */
function role(text: string, read: string, changes: Partial<ReviewedRole> = {}): ReviewedRole {
  const names = toNames(read);
  return { read: names, now: names, confirmed: [], lines: text.split('\n'), above: [], ...changes };
}

const toNames = (text: string): RoleNames => {
  const [title = '', company = ''] = text.split('|').map((part) => part.trim());
  return { title, company };
};

const corrected = (text: string, read: string, now: string): ReviewedRole =>
  role(text, read, { now: toNames(now) });

const suggest = (...roles: ReviewedRole[]): (string | null)[] =>
  suggestCorrections(roles).map((names) => names && `${names.title} | ${names.company}`);

describe('what follows from a correction for the other roles', () => {
  it.each([
    [
      'the two fields are the other way round',
      corrected('Harbour\tPorter\t2019 – 2021', 'Harbour | Porter', 'Porter | Harbour'),
      role('Quayside\tSteward\t2017 – 2019', 'Quayside | Steward'),
      'Steward | Quayside',
    ],
    [
      'the company ends at a sign',
      corrected('Baker\n2019 – 2021 Morgenbrot; bakery', 'Baker | Morgenbrot; bakery', 'Baker | Morgenbrot'),
      role('Cook\n2017 – 2019 Copper Kettle; canteen', 'Cook | Copper Kettle; canteen'),
      'Cook | Copper Kettle',
    ],
    [
      'the title goes on behind a sign, where the company was read',
      corrected(
        'Globex\tLeeds\nSpecialist II - Robots\tApr 2022 – Dec 2023',
        'Specialist II | Robots',
        'Specialist II - Robots | Globex',
      ),
      role('Initech\tYork\nEngineer - Safety\tAug 2013 – Feb 2015', 'Engineer | Safety'),
      'Engineer - Safety | Initech',
    ],
    [
      'the company stands in another line',
      corrected(
        'Lecturer\n2 terms\nNorthern College\n2019 – 2021',
        'Lecturer | 2 terms',
        'Lecturer | Northern College',
      ),
      role('Tutor\n9 terms\nSouthern College\n2015 – 2018', 'Tutor | 9 terms'),
      'Tutor | Southern College',
    ],
    [
      'the line above was left to another role',
      { ...corrected('2019 – 2021, Analyst', 'Analyst |', 'Analyst | Green Fund'), above: ['Green Fund'] },
      { ...role('2017 – 2019, Surveyor', 'Surveyor |'), above: ['Kepler Maps'] },
      'Surveyor | Kepler Maps',
    ],
    [
      'a slip in a name that comes again',
      corrected('Baker, Blver\n2019 – 2021', 'Baker | Blver Foods', 'Baker | Biliver Foods'),
      role('Cook, Blver\n2017 – 2019', 'Cook | Blver Foods'),
      'Cook | Biliver Foods',
    ],
  ])('%s', (_case, example, other, expected) => {
    expect(suggest(example, other)).toEqual([null, expected]);
  });

  const SWAPPED = corrected('Harbour\tPorter\t2019 – 2021', 'Harbour | Porter', 'Porter | Harbour');
  const OTHER = 'Quayside\tSteward\t2017 – 2019';

  it('is nothing as long as nothing was corrected', () => {
    expect(
      suggest(role('Harbour\tPorter\t2019 – 2021', 'Harbour | Porter'), role(OTHER, 'Quayside | Steward')),
    ).toEqual([null, null]);
  });

  it('is nothing where the role was confirmed, corrected or deleted', () => {
    const read = 'Quayside | Steward';
    expect(
      suggest(
        SWAPPED,
        role(OTHER, read, { confirmed: ['title'] }),
        role(OTHER, read, { now: toNames('Head Steward | Quayside') }),
        role(OTHER, read, { now: null }),
      ),
    ).toEqual([null, null, null, null]);
  });

  it('is nothing where the role is read right already, or is written in another way', () => {
    expect(
      suggest(
        SWAPPED,
        role(OTHER, 'Steward | Quayside'),
        role('Gardener at Rosehip Hall, 2015', 'Gardener | Rosehip Hall'),
      ),
    ).toEqual([null, null, null]);
  });

  it.each([
    ['a place', 'Baker\tMorgenbrot\tWine\t2019 – 2021', 'Cook\tLondon\t\t2017 – 2019'],
    ['a length of time', 'Baker\tMorgenbrot\tWine\t2019 – 2021', 'Cook\t2 years\t\t2017 – 2019'],
  ])('is never %s', (_what, example, other) => {
    expect(
      suggest(corrected(example, 'Baker | Wine', 'Baker | Morgenbrot'), role(other, 'Cook | Copper Kettle')),
    ).toEqual([null, null]);
  });

  it('follows the nearest of several corrections', () => {
    const bars = (a: string, b: string, c: string) => `${a} | ${b} | ${c}\n2015 – 2016`;
    expect(
      suggest(
        corrected(bars('Porter', 'Wards', 'Harbour'), 'Porter | Wards', 'Porter | Harbour'),
        role(bars('Steward', 'Decks', 'Quayside'), 'Steward | Decks'),
        role(bars('Cook', 'Copper Kettle', 'Kitchen'), 'Kitchen | Copper Kettle'),
        corrected(bars('Baker', 'Morgenbrot', 'Ovens'), 'Ovens | Morgenbrot', 'Baker | Morgenbrot'),
      ),
    ).toEqual([null, 'Steward | Quayside', 'Cook | Copper Kettle', null]);
  });
});

describe('suggestions', () => {
  const word: fc.Arbitrary<string> = fc.constantFrom(
    'Cook',
    'Baker',
    'Globex',
    'Initech GmbH',
    'Leeds',
    'Quality',
    '2 years',
    'Ärztin',
    '(part-time)',
  );
  const sign = fc.constantFrom(', ', ' – ', '\t', ' | ', ' at ', ': ', '\n', ' (', ') ', '; ');
  const lines = fc
    .tuple(
      fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('2019 – 2021', 'Mar 2019', ''),
    )
    .map(([parts, dates]) => `${parts.flat().join('')}${dates}`.split('\n'));
  const names = fc.record({ title: word, company: word });
  const reviewed = fc.record({
    read: names,
    now: fc.option(names),
    confirmed: fc.subarray<keyof RoleNames>(['title', 'company']),
    lines,
    above: fc.array(word, { maxLength: 2 }),
  });

  it('say only what the role’s own lines say, or what a person has entered', () => {
    fc.assert(
      fc.property(fc.array(reviewed, { maxLength: 6 }), (roles) => {
        const entered = roles.flatMap(({ now }) => (now ? [now.title, now.company] : []));
        for (const [index, suggested] of suggestCorrections(roles).entries()) {
          const own = roles[index];
          if (!suggested || !own) continue;
          for (const field of ['title', 'company'] as const) {
            const isWritten = [...own.lines, ...own.above].some((line) =>
              fold(line).includes(fold(suggested[field])),
            );
            expect(isWritten || [...entered, own.read[field]].includes(suggested[field])).toBe(true);
            expect(suggested[field]).not.toBe('');
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('come from any text, however long and full of signs', () => {
    const hostile = (index: number) =>
      `${'a - b, '.repeat(2_000)}\n${' '.repeat(20_000)}x${' '.repeat(20_000)}\nTitle ${index} | Firm ${index} | 2019 – 2021`;
    const all = Array.from({ length: 200 }, (_, index) => {
      const read = `Firm ${index} | Title ${index}`;
      return index % 2 === 0
        ? corrected(hostile(index), read, `Title ${index} | Firm ${index}`)
        : role(hostile(index), read);
    });
    expect(suggest(...all).filter((names) => names !== null)).toHaveLength(100);
  });

  it('are for open roles alone, and leave what was confirmed', () => {
    fc.assert(
      fc.property(fc.array(reviewed, { maxLength: 6 }), (roles) => {
        for (const [index, suggested] of suggestCorrections(roles).entries()) {
          const own = roles[index];
          if (!suggested || !own) continue;
          expect(own.now).toEqual(own.read);
          for (const field of own.confirmed) expect(fold(suggested[field])).toBe(fold(own.read[field]));
        }
      }),
      { numRuns: 500 },
    );
  });
});
