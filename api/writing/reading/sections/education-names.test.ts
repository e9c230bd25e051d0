import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { readLines } from '../read-lines.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';

const studies = (lines: string[]) =>
  readHistory(['Ada Brandt', 'ada@brandt.test', '', 'Education', ...lines].join('\n')).details.education;

const styled = (lines: [string, Partial<Line>?][]) =>
  readLines([
    lineOf('Ada Brandt', 0),
    lineOf('ada@brandt.test', 1),
    lineOf('Education', 2, { gapBefore: true, isBold: true, size: 14 }),
    ...lines.map(([text, more], index) => lineOf(text, 3 + index, more)),
  ]).history.details.education;

describe('a school that no sign parts from what was studied there', () => {
  it.each([
    ['2014 - 2016 MSc Moss Care TU Holm', 'MSc Moss Care', 'TU Holm'],
    ['2009 - 2012 VWO Harwood College', 'VWO', 'Harwood College'],
    ['2009 - 2012 Biologia Uniwersytet Robledalski w Holm', 'Biologia', 'Uniwersytet Robledalski w Holm'],
    ['2009 - 2012 Licence botanique à l’ETX', 'Licence botanique', 'ETX'],
  ])('begins with its own words: %s', (line, degree, institution) => {
    expect(studies([line])).toMatchObject([{ degree, institution }]);
  });

  it('is none within brackets that tell of honours', () => {
    expect(
      studies([
        'Bachelor of Arts, Chemistry (Honors in Chemistry and the College)',
        'HARWOOD UNIVERSITY, 2012 - 2015',
      ]),
    ).toMatchObject([{ institution: 'HARWOOD UNIVERSITY' }]);
  });
});

describe('what was earned', () => {
  it.each([
    ['Studium Botanik (nebenberuflich)', 'Titel: Diplom-Gärtner', 'Diplom-Gärtner'],
    ['Estudios de botánica', 'Título: Perito en musgo', 'Perito en musgo'],
  ])('stands below what only says that somebody studied: %s', (study, titled, degree) => {
    expect(studies([`2009 - 2012\t${study}`, 'Harwood College', titled])).toMatchObject([
      { degree, institution: 'Harwood College', details: expect.stringContaining(study.split(' ')[0] ?? '') },
    ]);
  });

  it('is no title of a thesis', () => {
    expect(
      studies(['2009 - 2012\tMagister Botanik', 'Harwood College', 'Titel: Das Moos im Moor']),
    ).toMatchObject([{ degree: 'Magister Botanik' }]);
  });
});

it('a kind of school gives way to the name of one', () => {
  expect(studies(['University\tHarwood University, Bachelor Degree, 2009'])).toMatchObject([
    { institution: 'Harwood University', degree: 'Bachelor Degree' },
  ]);
});

it.each(['Internet oriented programming', 'Medewerker Moszorg', '4.0 GPA'])(
  'what hardly names a school is none, where no school is known: %s',
  (text) => {
    expect(studies(['2009 - 2012\tBSc Botany', text])).toMatchObject([
      { degree: 'BSc Botany', institution: '' },
    ]);
  },
);

it('a line that goes on behind an open period is none of its own dates', () => {
  expect(studies(['2020—', 'Harwood College, Holm', 'Botany'])).toMatchObject([
    { startDate: '2020', endDate: '', institution: 'Harwood College' },
  ]);
});

describe('an entry without a known name', () => {
  const head = { gapBefore: true, isBold: true };

  it('belongs to the study above, where all studies begin in another style', () => {
    const read = styled([
      ['BSc Botany\t2009 - 2012', head],
      ['Harwood College'],
      ['Third Year Project - Garden of the Year 2012', { gapBefore: true }],
      ['MSc Moss Care\t2012 - 2014', head],
      ['Bracken University'],
    ]);
    expect(read).toMatchObject([
      { details: expect.stringContaining('Third Year Project') },
      { degree: 'MSc Moss Care' },
    ]);
    expect(read).toHaveLength(2);
  });

  it('is one of its own in the style of the others', () => {
    const read = styled([
      ['BSc Botany\t2009 - 2012', head],
      ['Harwood College'],
      ['Oven Keeper\t2012 - 2014', head],
      ['Globex'],
      ['MSc Moss Care\t2014 - 2016', head],
      ['Bracken University'],
    ]);
    expect(read.map(({ degree }) => degree)).toEqual(['BSc Botany', 'Oven Keeper', 'MSc Moss Care']);
  });
});

it('what somebody did at a school names no other one', () => {
  expect(
    studies([
      'Class X, Bracken School, 2009 - 2012',
      'Participated in the moss and singing competitions of the school',
      'BSc Botany, Harwood College, 2012 - 2015',
    ]),
  ).toMatchObject([{ institution: 'Bracken School' }, { institution: 'Harwood College' }]);
});
