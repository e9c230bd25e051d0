import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const rolesOf = (text: string) =>
  readHistory(`Work experience\n\n${text}`).experiences.map(({ title, company, startDate }) => ({
    title,
    company,
    startDate,
  }));

describe('items of a list that are the roles themselves', () => {
  it('begin with their dates and end in full stops', () => {
    const text = `- September 2018 - January 2019: Estate Agent at Harbour Homes.
- February 2019 - September 2020: Cashier at Orion Stores.
- October 2020 - present: Barista at Mill Lane Coffee.`;
    expect(rolesOf(text)).toEqual([
      { title: 'Estate Agent', company: 'Harbour Homes', startDate: '2018-09' },
      { title: 'Cashier', company: 'Orion Stores', startDate: '2019-02' },
      { title: 'Barista', company: 'Mill Lane Coffee', startDate: '2020-10' },
    ]);
  });

  it('end with their dates, with text below', () => {
    const text = `- Insurance Broker - Orion Assurance March 2019 – July 2023
Answered for the contracts of 80 customers.

- Estate Agent - Harbour Homes 2014 – 2018
Sold 30 flats a year.

- Cashier - Mill Lane Stores 2012 – 2014
Ran the till.`;
    expect(rolesOf(text)).toMatchObject([
      { title: 'Insurance Broker', company: 'Orion Assurance', startDate: '2019-03' },
      { title: 'Estate Agent', company: 'Harbour Homes', startDate: '2014' },
      { title: 'Cashier', company: 'Mill Lane Stores', startDate: '2012' },
    ]);
  });

  it('are not those below a header with dates', () => {
    const text = `Clerk, Harbour Homes, 2012 – 2020
- 2012 – 2014: reception and post
- 2014 – 2016: contracts and keys
- 2016 – 2020: trained new colleagues`;
    expect(rolesOf(text)).toEqual([{ title: 'Clerk', company: 'Harbour Homes', startDate: '2012' }]);
  });
});

it('reads a lone date behind fields that bars set apart', () => {
  const text = `Wickerworker | Mill & Oven | May 2023
- Made 40 baskets

Cashier | Orion Stores | March 2019 – April 2023
- Ran the till`;
  expect(rolesOf(text)).toMatchObject([{ startDate: '2023-05' }, { startDate: '2019-03' }]);
});

it('reads a legal form of single letters before the dates, and an open end that is a sign', () => {
  const text = `Orion Servis s. r. o.\t09/2016 – ∞
Accountant

Morava Sklo s. r. o.\t03/2012 – 08/2016
Cashier`;
  expect(rolesOf(text)).toEqual([
    { title: 'Accountant', company: 'Orion Servis s. r. o.', startDate: '2016-09' },
    { title: 'Cashier', company: 'Morava Sklo s. r. o.', startDate: '2012-03' },
  ]);
});
