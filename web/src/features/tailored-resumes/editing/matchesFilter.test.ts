import { expect, it } from 'vitest';
import { matchesFilter } from './matchesFilter.ts';

it.each([
  ['', true],
  ['  ', true],
  ['net', true],
  ['MENDED nets', true],
  ['nets mended', true],
  ['quebec', true],
  ['ropes', true],
  ['mended boats', false],
])('the filter "%s" finds "Mended 40 nets in Québec", which proves ropes: %s', (filter, found) => {
  expect(matchesFilter(['Mended 40 nets in Québec', 'ropes'], filter)).toBe(found);
});
