import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLongWords, countLines, fillLines } from './line-fitting.ts';

const measure = (text: string) => text.length;

it('cuts only words that are wider than the column, loses nothing and adds no hyphen', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '-', '/', ' '), maxLength: 300 }), (text) => {
      const broken = breakLongWords(text, 40, measure);
      expect(broken.replaceAll('\n', '')).toBe(text);
      for (const part of broken.split(/[ \n]/)) expect(part.length).toBeLessThanOrEqual(40);
    }),
  );
  expect(breakLongWords('short words only', 10, measure)).toBe('short words only');
});

it('cuts an address after a slash', () => {
  expect(breakLongWords('https://portfolio.example/work/2024/reports', 36, measure)).toBe(
    'https://portfolio.example/work/\n2024/reports',
  );
});

it('fills lines evenly, each within the width, in order', () => {
  const lines = fillLines(['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'], (t) => t, ' · ', 32, measure);
  expect(lines).toEqual([
    ['aaaaaaaa', 'bbbbbbbb'],
    ['cccccccc', 'dddddddd'],
  ]);
});

it('never underestimates the number of lines', () => {
  expect(countLines('a'.repeat(95), 50, measure)).toBe(3);
  expect(countLines('a\nb', 50, measure)).toBe(2);
});
