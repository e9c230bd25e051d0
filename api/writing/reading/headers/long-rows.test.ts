import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const HEAD = 'Nora Felt\nnora@example.com\n\nExperience\n\n';
const ROWS = [
  '(2018 - now) Harbour Bakery Ltd: kept the books of two shops, paid the wages of nine people, checked the stock of flour and ordered what was missing',
  '(2016 - 2018) Mill Inn (Moorland Hotels): planned the meals of the week with the cook, bought vegetables on the market and trained three apprentices in the kitchen',
  '(2014 - 2016) Oven Works GmbH: drew parts of ovens',
];

const read = (rows: string[]) => readHistory(HEAD + rows.join('\n')).experiences;

describe('rows that tell all of a role behind its dates', () => {
  it('are roles, each with its employer before the colon', () => {
    expect(read(ROWS).map(({ company, startDate, endDate }) => [company, startDate, endDate])).toEqual([
      ['Harbour Bakery Ltd', '2018', ''],
      ['Mill Inn (Moorland Hotels)', '2016', '2018'],
      ['Oven Works GmbH', '2014', '2016'],
    ]);
  });

  it('keep what was done there, and every line', () => {
    const roles = read(ROWS);
    expect(roles.map(({ description, bulletPoints }) => [description, ...bulletPoints].join(' '))).toEqual([
      expect.stringContaining('ordered what was missing'),
      expect.stringContaining('trained three apprentices'),
      expect.stringContaining('drew parts of ovens'),
    ]);
    expect(roles.flatMap(({ sourceLines }) => sourceLines)).toEqual([5, 6, 7]);
  });

  it('are left as they are where most lines have no dates', () => {
    const others = ['Served guests', 'Cleaned the ovens', 'Opened the shop', 'Closed the shop'];
    expect(read([...ROWS.slice(1), ...others])).not.toHaveLength(3);
  });
});
