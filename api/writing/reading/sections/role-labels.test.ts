import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { readHistory } from '../read-history.ts';
import { markLabels } from './role-labels.ts';
import { splitBlocks } from './sections.ts';

describe('labels within roles', () => {
  const kindsOf = (text: string) => splitBlocks(markLabels(parseLines(text))).map(({ kind }) => kind);
  const role = (title: string, years: string) =>
    `${title}, Acme Ltd\n${years}\nHIGHLIGHTS\n- Planned the routes of 40 lorries\n`;

  it('"Highlights" below the dates of roles opens no section', () => {
    const text = `EXPERIENCE\n${role('Driver', '2019 – 2021')}\n${role('Clerk', '2017 – 2019')}\nSKILLS\nExcel`;
    expect(kindsOf(text)).toEqual(['lead', 'experience', 'skills']);
  });

  it('"Projects" below several roles opens none, at the end of them one', () => {
    const within = (years: string) => `Driver, Acme Ltd, ${years}\nProjects\n- New depot in Leeds\n\n`;
    expect(kindsOf(`EXPERIENCE\n${within('2019 – 2021')}${within('2016 – 2019')}`)).toEqual([
      'lead',
      'experience',
    ]);
    expect(kindsOf('EXPERIENCE\nDriver, Acme Ltd, 2019 – 2021\n- Drove\n\nPROJECTS\nNew depot')).toEqual([
      'lead',
      'experience',
      'projects',
    ]);
  });

  it('"Highlights" at the top is a summary', () => {
    expect(kindsOf('HIGHLIGHTS\nTen years on the road\n\nEXPERIENCE\nDriver, Acme Ltd, 2019 – 2021')).toEqual(
      ['lead', 'summary', 'experience'],
    );
  });
});

describe('what stands among roles', () => {
  it('is a label where the headings are in capitals and it is not', () => {
    const text = `WORK EXPERIENCE

Ticket Clerk
Harbour Aquarium
March 2019 – June 2021
- Sold tickets to 400 visitors a day

Achievements
Won the prize for service twice.

Library Assistant
Mill Lane Library
September 2015 – January 2019
- Kept the shelves in order

EDUCATION
School of Commerce`;
    const blocks = splitBlocks(markLabels(parseLines(text)));
    expect(blocks.map(({ heading }) => heading)).toEqual(['', 'WORK EXPERIENCE', 'EDUCATION']);
  });

  it('is a section where it is written as the other headings are', () => {
    const text = `WORK EXPERIENCE

Ticket Clerk, Harbour Aquarium, March 2019 – June 2021

ACHIEVEMENTS

Won the prize for service twice, 2019 – 2020`;
    const blocks = splitBlocks(markLabels(parseLines(text)));
    expect(blocks.map(({ heading }) => heading)).toEqual(['', 'WORK EXPERIENCE', 'ACHIEVEMENTS']);
  });
});

describe('a word that could open a section, not apart from a role as the headings are', () => {
  const read = (...lines: string[]) =>
    readHistory(lines.join('\n')).experiences.map(({ title, bulletPoints }) => [title, ...bulletPoints]);
  const head = ['Grace Marlow', '', 'Experience', ''];
  const pilot = ['Helicopter Pilot', 'SkyWest Airlines', '10/2020 - 01/2024', '• Flew 300 patients'];
  const second = ['', 'Pilot', 'Air Lines East', '10/2018 - 01/2020', '• Flew mail to the islands'];
  const end = ['', 'Education', 'BSc, Oxford, 2010'];

  it.each(['Achievements', 'Key Skills', 'Awards', 'Training', 'PROJECTS', 'Key projects:'])(
    '"%s" is a part of its role, and the roles below it are found',
    (label) => {
      const part = [label, '• Won the cup of 2021'];
      const both = [
        ['Helicopter Pilot', 'Flew 300 patients', 'Won the cup of 2021'],
        ['Pilot', 'Flew mail to the islands'],
      ];
      expect(read(...head, ...pilot, ...part, ...second, ...end)).toEqual(both);
      expect(read(...head, ...pilot, ...part, ...second, label, '• Was on time', ...end)).toEqual([
        both[0],
        ['Pilot', 'Flew mail to the islands', 'Was on time'],
      ]);
    },
  );

  it('opens its section where it is apart, or where no other role follows', () => {
    const apart = ['', 'Awards', '• Cup of the islands, 2021'];
    expect(read(...head, ...pilot, ...apart, ...end)).toEqual([['Helicopter Pilot', 'Flew 300 patients']]);
    const degrees = ['Training', 'BSc in Geography', '2010 - 2013'];
    expect(read(...head, ...pilot, ...degrees, ...end)).toEqual([['Helicopter Pilot', 'Flew 300 patients']]);
  });

  it('is a part of its role by its lower level or smaller letters, whatever the titles below are called', () => {
    const line = (text: string, look: Partial<Line> = {}) => lineOf(text, 0, look);
    const work = (title: string, label: Partial<Line>) => [
      line(title, { isBold: true, gapBefore: true }),
      line('2016 – 2018'),
      line('Training completed:', label),
      line('First aid', { marker: '•' }),
    ];
    for (const [head, label] of [
      [{ headingLevel: 1 }, { gapBefore: true }],
      [
        { size: 14, gapBefore: true },
        { size: 10, gapBefore: true },
      ],
    ]) {
      const lines = [
        line('Experience', head),
        ...work('Night Desk', label ?? {}),
        ...work('General Kitchen', label ?? {}),
        line('Languages', head),
      ].map((one, lineNumber) => ({ ...one, lineNumber }));
      expect(splitBlocks(markLabels(lines)).map(({ kind }) => kind)).toEqual([
        'lead',
        'experience',
        'languages',
      ]);
    }
  });
});

it('headings of a side column that stand out alike are no labels, though smaller than that of the work', () => {
  const side = (text: string) => lineOf(text, 0, { size: 9.5, isBold: true, gapBefore: true });
  const line = (text: string, look: Partial<Line> = {}) => lineOf(text, 0, look);
  const lines = [
    line('WORK EXPERIENCE', { size: 16, isBold: true, gapBefore: true }),
    line('03/2018 - 11/2021 COOK', { isBold: true, gapBefore: true }),
    line('Globex Canteens Ltd'),
    line('Cooked the meals', { marker: '•' }),
    side('EDUCATION'),
    line('Apprentice Cook, Harbour Kitchens'),
    line('2014 - 2018'),
    side('LANGUAGES'),
    line('Danish'),
    side('INTERESTS'),
    line('Sailing'),
  ].map((one, lineNumber) => ({ ...one, lineNumber }));
  expect(splitBlocks(markLabels(lines)).map(({ kind }) => kind)).toEqual([
    'lead',
    'experience',
    'education',
    'languages',
    'other',
  ]);
});
