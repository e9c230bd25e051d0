import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const read = (text: string) => readHistory(`Ada Marlow\n\nWork experience\n\n${text}`).experiences;

describe('roles that are the items of a list', () => {
  it('begin with their dates and may end in a full stop', () => {
    expect(
      read(`- 6/2011 - 9/2011: Receptionist at Harbour Inn.
- 9/2012 - 7/2014: Nurse at Westcliff Clinic.
- 8/2014 - 2/2016: Cook at Bluefin Bakery.`),
    ).toMatchObject([
      { title: 'Receptionist', company: 'Harbour Inn', startDate: '2011-06' },
      { title: 'Nurse', company: 'Westcliff Clinic', startDate: '2012-09' },
      { title: 'Cook', company: 'Bluefin Bakery', startDate: '2014-08' },
    ]);
  });

  it('are not the employers of those below', () => {
    expect(read('- 2011 – 2012: Northlight Ltd\n- 2012 – 2014: Nanny')[1]?.company).toBe('');
  });

  it('may have the dates in brackets before a title and what was done', () => {
    expect(
      read(`1. Northlight Ltd (2023 - 2025): Bookkeeper. Kept the books of two shops and paid the wages.
2. Bluefin Ltd (2019 - 2023): Cashier. Ran the till and counted the stock on Sundays.`),
    ).toMatchObject([
      { title: 'Bookkeeper', company: 'Northlight Ltd', startDate: '2023' },
      { title: 'Cashier', company: 'Bluefin Ltd', startDate: '2019' },
    ]);
  });

  it('are what was done in a role if that has its own dates', () => {
    expect(
      read(`Baker, Harbour Mill, 2015 – 2021
- 2015 – 2018: early shift in the bakery
- 2018 – 2021: late shift in the shop`),
    ).toHaveLength(1);
  });
});
