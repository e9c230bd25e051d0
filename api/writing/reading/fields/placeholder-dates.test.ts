import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';
import { findPeriods } from './dates.ts';

const found = (text: string) =>
  findPeriods(text).map(({ start, end, startDate, endDate }) => [text.slice(start, end), startDate, endDate]);

describe('what a template has in the place of a period', () => {
  it.each([
    'Month Year – Month Year',
    'Month, Year - Present',
    'MM/YYYY – MM/YYYY',
    '20XX – 20XX',
    '20XX.XX–20XX.XX',
    'YYYY/MM - Present',
    'Jan 20XX – Present',
    'Start Date – End Date',
    '[Start date] – [End date]',
    'XXXX-XXXX',
  ])('is a range without dates: %s', (text) => {
    expect(found(text)).toEqual([[text, '', '']]);
    expect(found(`Baker, Globex\t${text}`)).toEqual([[text, '', '']]);
    expect(found(`Baker at Globex ${text}`)).toEqual([[text, '', '']]);
  });

  it('may be in brackets', () => {
    expect(found('Job title (start date – end date)')).toEqual([['start date – end date', '', '']]);
    expect(found('Some course (Month Year)')).toEqual([['Month Year', '', '']]);
  });

  it('may be a month before a year', () => {
    expect(found('Company 1 Month 2019 – Monat 2023')).toEqual([['Month 2019 – Monat 2023', '2019', '2023']]);
  });

  it.each([
    'Analyst (Data)',
    'Opened to date books',
    'Up to date with the law',
    'Year after year',
    'Mesa 20 – 30 guests',
    'Data - driven work',
    'Entered the start date and the end date of orders',
    'Five years – a whole career',
  ])('is none within other words: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('marks the roles of a sample', () => {
    const roles = readHistory(
      'Full Name\n\nWork history\n\n- Job title (start date – end date)\nCompany name\n\n- Baker (02/2021 – 02/2023)\nMill & Oven',
    ).experiences;
    expect(roles.map(({ title, company, startDate }) => [title, company, startDate])).toEqual([
      ['Job title', 'Company name', ''],
      ['Baker', 'Mill & Oven', '2021-02'],
    ]);
  });
});
