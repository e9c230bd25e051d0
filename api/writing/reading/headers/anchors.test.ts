import { describe, expect, it } from 'vitest';
import { findPeriods } from '../fields/dates.ts';
import { parseLines } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { findDatedAnchors } from './anchors.ts';
import { removePeriod } from './remove-period.ts';
import { strongParts } from './header-pieces.ts';

const anchorsOf = (text: string) =>
  findDatedAnchors(parseLines(text)).map(({ rest, period }) => [rest, period?.startDate, period?.endDate]);

describe('a line with dates', () => {
  it.each([
    ['2020 – 2021 - Worked as a shop attendant at Globex', 'shop attendant at Globex'],
    ['2020 – 2021: served as a receptionist at the Harbour Inn', 'receptionist at the Harbour Inn'],
    ['2020 – 2021 - Tätig als Koch bei Globex', 'Koch bei Globex'],
    ['2020 – 2021 - Travaillé comme cuisinier chez Globex', 'cuisinier chez Globex'],
    ['2020 – 2021 - Trabajé como cocinero en Globex', 'cocinero en Globex'],
    ['2020 – 2021 - Trabalhei como cozinheiro na Globex', 'cozinheiro na Globex'],
    ['2020 – 2021 - Lavorato come cuoco presso Globex', 'cuoco presso Globex'],
    ['2020 – 2021 - Praca jako kucharz w Globex', 'kucharz w Globex'],
    ['2020 – 2021 - Werkzaam als kok bij Globex', 'kok bij Globex'],
  ])('notes a role without the words before its title: %s', (text, rest) => {
    expect(anchorsOf(text)).toEqual([[rest, '2020', '2021']]);
  });

  it('may have a lone date in a cell of its own above a list, and a length of time behind it', () => {
    expect(anchorsOf('Vertrieb\t2024, Drei Wochen\n- Listen ausgewertet')).toEqual([
      ['Vertrieb', '2024', '2024'],
    ]);
    expect(anchorsOf('Vertrieb\t2024, Drei Wochen\nListen ausgewertet')).toEqual([]);
  });

  it('may say in the place of its dates that a role goes on', () => {
    expect(anchorsOf('En cours : Jardinier chez Globex')).toEqual([['Jardinier chez Globex', '', '']]);
    expect(anchorsOf('Heute: Gärtnerin, Haus Kestrel')).toEqual([['Gärtnerin, Haus Kestrel', '', '']]);
    expect(anchorsOf('Currently: looking for a place to rest')).toEqual([]);
    expect(anchorsOf('now\tGardener, Globex')).toEqual([]);
  });

  it('have a beginning only where "(current)" stands behind the title', () => {
    expect(anchorsOf('07/2019 - Programadora (atual)')).toEqual([['Programadora', '2019-07', '']]);
    expect(anchorsOf('07/2019 - Programadora (Java)')).toEqual([
      ['Programadora (Java)', '2019-07', '2019-07'],
    ]);
  });

  it('may have a lone date in a cell before an employer above a list, beside another role', () => {
    const rows = '2018-\tMill & Oven, baker\n- Baked bread\n2016\tGlobex placement';
    expect(anchorsOf(`${rows}\n- Counted loaves`)).toEqual([
      ['Mill & Oven, baker', '2018', ''],
      ['Globex placement', '2016', '2016'],
    ]);
    expect(anchorsOf(`${rows}\nCounted loaves`)).toHaveLength(1);
    expect(anchorsOf('2016\tRan the Globex placement\n- Counted loaves')).toEqual([]);
  });

  it('may be a row of a table of years, if one of them has a known title', () => {
    const rows = '2018\tPraktikum, Haus Kestrel, Ulm\n2016\tHilfe am Fluss, Globex\n2015\tKinderhort, Ulm';
    expect(anchorsOf(rows)).toEqual([
      ['Praktikum, Haus Kestrel, Ulm', '2018', '2018'],
      ['Hilfe am Fluss, Globex', '2016', '2016'],
      ['Kinderhort, Ulm', '2015', '2015'],
    ]);
  });

  it('may be a row whose lone dates are a column of their own, beside everything else', () => {
    const row = (date: string, text: string) => lineOf(`${date}\t${text}`, 0);
    const rows = [
      row('2016–', 'Kestrel Institute'),
      lineOf('Iceberg counting', 0, { indent: 14 }),
      row('2013 (summer)', 'Harbour Light Station'),
      lineOf('Ropes and knots', 0, { indent: 14 }),
      row('2012 (winter)', 'Globex'),
      lineOf('Iceberg counting', 0, { indent: 14 }),
    ];
    const found = (lines: Line[]) =>
      findDatedAnchors(lines).map(({ rest, period }) => [rest, period?.startDate]);
    expect(found(rows)).toEqual([
      ['Kestrel Institute', '2016'],
      ['Harbour Light Station', '2013'],
      ['Globex', '2012'],
    ]);
    // A line below the dates shows that they are no column.
    expect(found([...rows, lineOf('What was done there', 0)])).toEqual([['Kestrel Institute', '2016']]);
  });

  it('may have many words if it looks like the others', () => {
    const rows = (last: string) =>
      anchorsOf(
        `2021–2025 Cook, Oak Inn\nServed guests\n2019–2021 Baker, Elm Inn\nBaked bread\n2015–2018 ${last}`,
      );
    const long =
      'Second Cook of the Zone of the East and the Islands, Large Clients and Canteens, Oak Stores of Elvira, Shop of the Old Bridge (Main Street)';
    expect(rows(long).at(-1)).toEqual([long, '2015', '2018']);
    expect(rows(`${long} was where I learned it.`)).toHaveLength(2);
  });

  it('may be a lone date and a colon above a label, if another one has a known title', () => {
    const diary = (label: string) =>
      anchorsOf(`April 2017: Waiter\n${label} serve the guests\nJune 2014: Purchasing\n${label} order cloth`);
    expect(diary('Tasks:')).toEqual([
      ['Waiter', '2017-04', '2017-04'],
      ['Purchasing', '2014-06', '2014-06'],
    ]);
    expect(diary('I would')).toEqual([['Waiter', '2017-04', '2017-04']]);
  });

  it('may be a long header before a sentence, if the dates come first', () => {
    const header =
      'Teacher of Philosophy and of French - Technical and Bilingual School of Kestrel Vale (North)';
    expect(anchorsOf(`10/2020 – 04/2022: ${header}. Taught classes of sixty pupils.`)).toEqual([
      [header, '2020-10', '2022-04'],
    ]);
  });

  it('that tells of a role in a sentence is none of a header', () => {
    expect(anchorsOf('Since 2018 I have been a cook at Globex Ltd in Leeds, UK')).toEqual([]);
  });

  it.each([
    ['2007 – 2012  IT Specialist  08/15/07 – 05/24/12', 'IT Specialist', '2007-08', '2012-05'],
    ['IT Specialist (2007 – 2012) 08/2007 – 05/2012', 'IT Specialist', '2007-08', '2012-05'],
  ])('has the more exact dates of two: %s', (text, rest, startDate, endDate) => {
    expect(anchorsOf(text)).toEqual([[rest, startDate, endDate]]);
  });

  it('has the years alone where the other dates are of other years', () => {
    expect(anchorsOf('2007 – 2012 IT Specialist 08/2006 – 05/2012')).toMatchObject([
      [expect.any(String), '2007', '2012'],
    ]);
  });

  it('has both of two dates that are alone in it', () => {
    expect(anchorsOf('03/2018 08/2018\nCook, Globex Ltd')).toEqual([['', '2018-03', '2018-08']]);
  });

  it.each(['Period: 2019', 'Tiempo laborado: 2019'])('may have a lone one behind its label: %s', (text) => {
    expect(anchorsOf(`${text}\nGrill and oven`)).toEqual([['', '2019', '2019']]);
  });

  it('has no lone date behind another label', () => {
    expect(anchorsOf('Prize: 2019\nGrill and oven')).toEqual([]);
  });

  it('may have a lone one if it looks like the lines with ranges, of which there are at least as many', () => {
    const ranges = '2017-2019  Globex Ltd, Leeds\nplumbing\n2012-2014  Initech, Hull\nplumbing\n';
    const names = (text: string) => anchorsOf(text).map(([rest]) => rest);
    expect(names(`${ranges}2011  Nakatomi, York\nplumbing`)).toEqual([
      'Globex Ltd, Leeds',
      'Initech, Hull',
      'Nakatomi, York',
    ]);
    // Other signs beside the date, or a statement.
    expect(names(`${ranges}2011: Nakatomi, York\nplumbing`)).toHaveLength(2);
    expect(names(`${ranges}2011  Nakatomi had us rebuild all of its old kitchens.`)).toHaveLength(2);
    expect(names(`${ranges}2011  One, York\n2010  Two, York\n2009  Three, York`)).toHaveLength(2);
  });

  it('in a list may have a lone one if its items with ranges look the same', () => {
    const items = [
      'Globex, Leeds, on site - 2015',
      'Initech, Hull, on site - 2011',
      'Hooli, Ely, on site - 2007',
    ]
      .map((item) => `- Baker at ${item} - 2018\n`)
      .join('');
    expect(anchorsOf(`${items}- Baker at Nakatomi, York, on site - 2014`)).toHaveLength(4);
    expect(anchorsOf(`${items}  - Baker of the town, on site - 2014`)).toHaveLength(3);
  });

  it('may have a lone date if it looks like those with ranges: sizes may differ a little, and bold type beside brackets', () => {
    const line = (text: string, at: number, look = {}) => lineOf(text, at, { size: 9, ...look });
    const lines = [
      line('Kestrel House (2020/2022)', 0),
      line('Painted walls', 1, { marker: '-' }),
      line('Globex Beauty - Ulm (2010)', 2, { size: 8.9, isBold: true }),
      line('Painted doors', 3, { marker: '-' }),
      line('Finch House (2007/2008)', 4),
      line('Heron House (2005)', 5, { size: 12 }),
    ];
    expect(findDatedAnchors(lines).map(({ period }) => period?.startDate)).toEqual(['2020', '2010', '2007']);
  });

  it('loses the full stop after them at its end', () => {
    const without = (text: string) => findPeriods(text).map((period) => removePeriod(text, period));
    expect(without('Cook, Globex 2019 – 2021.')).toEqual(['Cook, Globex']);
  });

  it('has what stood in brackets beside them as a part of its own', () => {
    expect(anchorsOf('Baker, Globex (Leeds (UK), Mar 2019 – May 2021)')).toEqual([
      ['Baker, Globex | Leeds (UK)', '2019-03', '2021-05'],
    ]);
    expect(anchorsOf('Baker (night shift), Globex (2019 – 2021)')).toEqual([
      ['Baker (night shift), Globex', '2019', '2021'],
    ]);
  });

  it('may have underscores between its parts', () => {
    expect(anchorsOf('Mar 2019 – May 2021 _ Baker _ Globex')).toEqual([
      ['Baker _ Globex', '2019-03', '2021-05'],
    ]);
    expect(strongParts('Baker _ Globex')).toEqual(['Baker', 'Globex']);
  });

  it('are a note where they stand in a bracket of several words below others', () => {
    expect(
      anchorsOf('Cook, Globex\n2019 – 2021\nLeeds\n(worked from 2016 until 2018 every summer) Ran the grill'),
    ).toEqual([['', '2019', '2021']]);
    expect(
      anchorsOf(
        'Cook, Globex\n(full time, in Leeds, 2019 – 2021)\nBaker, Globex\n(part time, in Hull, 2017 – 2019)',
      ),
    ).toHaveLength(2);
    expect(anchorsOf('Cook, Globex\n2019 – 2021\nBaker, Globex\n(2017 – 2019)')).toHaveLength(2);
  });
});

describe('lone dates', () => {
  it('open roles in the look of a range where both are bold', () => {
    const lines =
      '**Globex Norte**\n**Programador | 2022 – 2023**\nHizo un sistema.\n\n**Centro de Vuelo**\n**Líder de vuelos | 2024**\nHizo otro sistema.';
    expect(anchorsOf(lines)).toEqual([
      ['Programador', '2022', '2023'],
      ['Líder de vuelos', '2024', '2024'],
    ]);
    expect(
      anchorsOf(`**1991**\nFyzioterapie v nemocnici\n**1994 - 1998**\nFyzioterapie v ústavu`),
    ).toHaveLength(2);
  });

  it('may be set apart above a title in bold', () => {
    expect(anchorsOf('Sommar 2018\n\n**Vaktmästare • Globex Entreprenad**\nKlippte gräs.')).toEqual([
      ['', '2018', '2018'],
    ]);
  });
});

it('an item with an employer and dates opens a role if a title is set in below it', () => {
  const lines = [
    lineOf('Globex Pharmacy\t2019 - 2021', 0, { marker: '•' }),
    lineOf('Projektleiter', 1, { indent: 4 }),
    lineOf('Plakate gestaltet', 2, { marker: '•', indent: 4 }),
  ];
  expect(findDatedAnchors(lines).map(({ rest }) => rest)).toEqual(['Globex Pharmacy']);
  expect(findDatedAnchors([...lines.slice(0, 1), ...lines.slice(2)])).toEqual([]);
});

describe('dates, a full stop and a title with what was done', () => {
  const read = (line: string) => findDatedAnchors(parseLines(line)).map(({ rest, tail }) => [rest, tail]);

  it('are told apart', () => {
    expect(read('May 2015 – Dec 2017. Baker at Globex: baked bread and rolls')).toEqual([
      ['Baker at Globex', 'baked bread and rolls'],
    ]);
    const task = 'Counting of all loaves and rolls for the shops of the town';
    expect(read(`May 2015 – Dec 2017. Stock clerk: ${task}`)).toEqual([['Stock clerk', task]]);
  });

  it('are one text where what follows has no title', () => {
    expect(read('May 2015 – Dec 2017. Results of the year: baked bread and rolls')).toEqual([
      ['', 'Results of the year: baked bread and rolls'],
    ]);
  });
});

it.each([
  'Kestrel Inn Período (2011-2013)',
  'Kestrel Inn Zeitraum: 2011 – 2013',
  'Kestrel Inn – Period 2011 – 2013',
])('the label of dates is no part of what stands before it: %s', (line) => {
  expect(findDatedAnchors(parseLines(line)).map(({ rest }) => rest)).toEqual(['Kestrel Inn']);
});
