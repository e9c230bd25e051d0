import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { partPairedRows } from './paired-rows.ts';

const ROWS = [
  'Baker, Mill & Oven\t2021 – 2023\tCook, Hotel Azul\t2015',
  'Waiter, Harbour Inn\t2018 – 2021\tPorter, Globex\t2014',
  'Cashier, Northlight Ltd\t2016 – 2018\tDriver, Initech\t2013',
];

describe('two lists of jobs beside each other', () => {
  it('are read one after the other', () => {
    const { experiences, unplaced } = readHistory(`Ada Marlow\n\nWork experience\n\n${ROWS.join('\n')}`);
    expect(
      experiences.map(({ title, company, startDate }) => `${title} / ${company} / ${startDate}`).sort(),
    ).toEqual([
      'Baker / Mill & Oven / 2021',
      'Cashier / Northlight Ltd / 2016',
      'Cook / Hotel Azul / 2015',
      'Driver / Initech / 2013',
      'Porter / Globex / 2014',
      'Waiter / Harbour Inn / 2018',
    ]);
    expect(unplaced).toEqual([]);
  });

  it('have the right half of each row behind the last row, before what is below', () => {
    const parted = partPairedRows(parseLines([...ROWS, 'All of them in Leeds'].join('\n')));
    expect(parted.map(({ text, lineNumber }) => [text, lineNumber])).toEqual([
      ['Baker, Mill & Oven\t2021 – 2023', 0],
      ['Waiter, Harbour Inn\t2018 – 2021', 1],
      ['Cashier, Northlight Ltd\t2016 – 2018', 2],
      ['Cook, Hotel Azul\t2015', 0],
      ['Porter, Globex\t2014', 1],
      ['Driver, Initech\t2013', 2],
      ['All of them in Leeds', 3],
    ]);
  });

  it.each([
    ['two rows', ROWS.slice(0, 2)],
    ['rows with one name each', ROWS.map((row) => row.split('\t').slice(0, 2).join('\t'))],
    ['rows with dates alone on one side', ROWS.map((row) => row.replace(/\t[^\t]+(?=\t[^\t]+$)/u, '\t2012'))],
    ['rows with a fifth cell', ROWS.map((row) => `${row}\tLeeds`)],
    ['items of a list', ROWS.map((row) => `• ${row}`)],
  ])('are not %s', (_, rows) => {
    const lines = parseLines(rows.join('\n'));
    expect(partPairedRows(lines)).toEqual(lines);
  });
});
