import { expect, it } from 'vitest';
import { titleHasHead } from './field-scores.ts';

it.each(['Fizik Öğretmeni', 'Servis Hemşiresi', 'Satış Müdürü', 'Physics Teacher'])(
  '%s has a word for a job',
  (title) => {
    expect(titleHasHead(title)).toBe(true);
  },
);

it.each(['Cam Evi', 'Physics', 'Ankara'])('%s has none', (text) => {
  expect(titleHasHead(text)).toBe(false);
});
