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

it('reads dates that are broken over two rows of a table', () => {
  expect(
    rolesOf(`Jan 2016-\tUniversity of Lorvale Department of Biology
August 2017\tResearch Assistant
- Counted 400 beetles

Sept-\tTeaching Assistant, University of Lorvale
Dec 2018\tCourse: Ecology
- Graded exams`),
  ).toEqual([
    { title: 'Research Assistant', startDate: '2016-01', endDate: '2017-08', bullets: 1 },
    { title: 'Teaching Assistant', startDate: '2018-09', endDate: '2018-12', bullets: 1 },
  ]);
});

it('reads dates whose beginning has a row of a table to itself', () => {
  expect(
    rolesOf(`Oct 2002 –
Oct 2004\tHarbour Clinic, Leeds
Software Engineer
- Drew 400 maps

Jan 2001 –
Sep 2002\tMill Lane Library, Leeds
Library Assistant
- Kept the shelves in order`),
  ).toEqual([
    { title: 'Software Engineer', startDate: '2002-10', endDate: '2004-10', bullets: 1 },
    { title: 'Library Assistant', startDate: '2001-01', endDate: '2002-09', bullets: 1 },
  ]);
});

it('reads dates in the line that an item of a list goes on in', () => {
  expect(
    rolesOf(`• Cook, waiter and porter at the Harbour Inn (Leeds) from
  25/01/2021 to 01/09/2021.
- Prepared breakfast for 40 guests
• Cashier and sales clerk at Mill Lane Pizza (near the station of Leeds)
  from 25/09/2019 to 29/11/2020.
- Kept the till and the stock`),
  ).toEqual([
    { title: 'Cook, waiter and porter', startDate: '2021-01', endDate: '2021-09', bullets: 1 },
    { title: 'Cashier and sales clerk', startDate: '2019-09', endDate: '2020-11', bullets: 1 },
  ]);
});
