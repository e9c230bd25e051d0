import { expect, it } from 'vitest';
import { formatJobDates, formatMonth, formatStudyDates } from './resume-dates.ts';

it.each([
  ['2021-03', '', 'Mar 2021 – Present'],
  ['2019', '2021', '2019 – 2021'],
  ['2019', '2021-12', '2019 – Dec 2021'],
  ['2020-05', '2020-05', 'May 2020'],
  ['', '2018', '2018'],
  ['', '', ''],
])('writes the dates of a job %j to %j as %j', (start, end, written) => {
  expect(formatJobDates(start, end)).toBe(written);
});

it('does not say that studies go on when only their end is missing', () => {
  expect(formatStudyDates('2014', '')).toBe('2014');
  expect(formatStudyDates('', '2018-06')).toBe('Jun 2018');
});

it('keeps a date of another form as it was typed', () => {
  expect(formatMonth('Spring 2019')).toBe('Spring 2019');
  expect(formatMonth('2019-13')).toBe('2019-13');
});
