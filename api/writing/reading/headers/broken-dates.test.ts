import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const rolesOf = (text: string) =>
  readHistory(`Work experience\n\n${text}`).experiences.map(
    ({ title, startDate, endDate, bulletPoints }) => ({
      title,
      startDate,
      endDate,
      bullets: bulletPoints.length,
    }),
  );

it('reads dates that are broken over two lines', () => {
  expect(
    rolesOf(`Ticket Clerk | Harbour Aquarium Ltd | March 2019 – June
2021
- Sold tickets to 400 visitors a day

Library Assistant | Mill Lane Library | September
2015 – January 2019
- Kept the shelves in order`),
  ).toEqual([
    { title: 'Ticket Clerk', startDate: '2019-03', endDate: '2021-06', bullets: 1 },
    { title: 'Library Assistant', startDate: '2015-09', endDate: '2019-01', bullets: 1 },
  ]);
});

it('leaves a line with dates and a lone year below it apart', () => {
  expect(
    rolesOf(`Ticket Clerk | Harbour Aquarium Ltd | March 2019 – June 2021
2 prizes for service
- Sold tickets to 400 visitors a day`),
  ).toMatchObject([{ startDate: '2019-03', endDate: '2021-06' }]);
});
