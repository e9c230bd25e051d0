import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Line } from '../lines/line.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';

type Drawn = [text: string, look?: Partial<Line>];
const FULL = { isFull: true };
const ROOM = { isFull: false };
const HEADING: Drawn = ['Experience', { size: 14, isBold: true, gapBefore: true, isFull: false }];
const item = (text: string): Drawn => [text, { marker: '•', isFull: false }];
const rolesOf = (...drawn: Drawn[]) =>
  readLines([HEADING, ...drawn].map(([text, look], index) => lineOf(text, index, look))).history.experiences;
const namesOf = (...drawn: Drawn[]) => rolesOf(...drawn).map(({ title, company }) => [title, company]);

describe('a name that is too long for its line', () => {
  it('goes on beside the dates, in the cell where it began', () => {
    expect(
      namesOf(
        ['2021 – 2024\tHead Chef for Banquets and Regional Events, The Old Harbour', FULL],
        ['Hotel', { indent: 12, isFull: false }],
        item('Cooked for 120 guests'),
        ['2018 – 2021\tPastry Chef, Brightloop Catering', ROOM],
        item('Baked bread'),
      ),
    ).toEqual([
      ['Head Chef for Banquets and Regional Events', 'The Old Harbour Hotel'],
      ['Pastry Chef', 'Brightloop Catering'],
    ]);
  });

  it('goes on where a bracket is open', () => {
    expect(
      namesOf(
        ['Site Supervisor (Maternity Cover for the Northern', FULL],
        ['and Eastern Districts)', ROOM],
        ['Kestrel Electrical Ltd', ROOM],
        ['2018 – 2021', ROOM],
        item('Led 5 apprentices'),
      ),
    ).toEqual([
      ['Site Supervisor (Maternity Cover for the Northern and Eastern Districts)', 'Kestrel Electrical Ltd'],
    ]);
  });

  it('goes on by its width alone where no other line with dates has one below', () => {
    const short: Drawn[] = [['2018 – 2021\tPastry Chef, Brightloop Catering', ROOM], item('Baked bread')];
    expect(
      namesOf(
        ['2021 – 2024\tKitchen Manager for Banquets, Kestrel', FULL],
        ['House', { indent: 12, isFull: false }],
        item('Cooked for 120 guests'),
        ...short,
      )[0],
    ).toEqual(['Kitchen Manager for Banquets', 'Kestrel House']);
    expect(
      namesOf(
        ['2021 – 2024\tKitchen Manager for Banquets, United Kingdom', FULL],
        ['Kestrel House', { indent: 12, isFull: false }],
        item('Cooked for 120 guests'),
        ...short,
      )[0],
    ).toEqual(['Kitchen Manager for Banquets', 'Kestrel House']);
  });

  it('ends where it is followed by another name, though that one had no room beside it', () => {
    expect(
      namesOf(
        ['Electrical Foreman of the Northern and Eastern Districts', FULL],
        ['Kestrel Electrical Services Ltd', ROOM],
        ['2018 – 2021', ROOM],
        item('Led 5 apprentices'),
        ['Electrician', ROOM],
        ['Brightloop Electrical Ltd', ROOM],
        ['2015 – 2018', ROOM],
        item('Wired 40 homes'),
      ),
    ).toEqual([
      ['Electrical Foreman of the Northern and Eastern Districts', 'Kestrel Electrical Services Ltd'],
      ['Electrician', 'Brightloop Electrical Ltd'],
    ]);
  });

  it.each<[string, Drawn, Drawn]>([
    ['there was room left', ['Nurse, Harbour', ROOM], ['Hospital of the Holy Ghost', ROOM]],
    [
      'the next line is set apart',
      ['Nurse, Harbour', FULL],
      ['Hospital of the Holy Ghost', { gapBefore: true }],
    ],
    [
      'it is a state',
      ['Nurse, Harbour Care, Portland, OR', undefined],
      ['Stayed for the night shift', undefined],
    ],
  ])('ends where %s', (_, above, below) => {
    const [role] = rolesOf(['2018 – 2021'], above, below, item('Cared for 12 patients'));
    expect([role?.title, role?.company].join('|')).not.toMatch(/Harbour Hospital|OR Stayed/);
  });

  it('is the same wherever its line is broken', () => {
    const words = 'Deputy Manager for Regional Planning, Brightloop Community Trust'.split(' ');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: words.length - 1 }), (at) => {
        const [above, below] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
        expect(
          namesOf(
            [`2021 – 2024\t${above}`, FULL],
            [below, { indent: 12, isFull: false }],
            item('Planned 14 sites'),
            ['2018 – 2021\tPlanner, Kestrel Homes Ltd', ROOM],
            item('Drew up the plans'),
            ['2015 – 2018\tPlanning Assistant, Harbour Council', ROOM],
            item('Answered enquiries'),
          )[0],
        ).toEqual(['Deputy Manager for Regional Planning', 'Brightloop Community Trust']);
      }),
    );
  });
});

describe('a long header', () => {
  it('is one though it has more words than a line of text', () => {
    expect(
      namesOf(
        [
          'Foundation for Research and Public Health of the Northern Counties, Project Manager for Regional Fairs, Leeds',
          ROOM,
        ],
        ['Dec 2013 – Jul 2014', ROOM],
        item('Handled a budget of 100,000 pounds'),
        ['Brightloop Ltd, Project Manager, York', ROOM],
        ['Mar 2010 – Nov 2013', ROOM],
        item('Planned 12 fairs'),
      )[0],
    ).toEqual([
      'Project Manager for Regional Fairs',
      'Foundation for Research and Public Health of the Northern Counties',
    ]);
  });
});
