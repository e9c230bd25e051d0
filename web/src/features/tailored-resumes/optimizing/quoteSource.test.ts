import { expect, it } from 'vitest';
import { quoteSource } from './quoteSource.ts';

it('quotes a short source whole', () => {
  expect(quoteSource('Was responsible for the bar', { start: 4, end: 15 })).toEqual({
    before: 'Was ',
    words: 'responsible',
    after: ' for the bar',
  });
});

it('shortens a long source at whole words', () => {
  const text = `${'before '.repeat(40)}here ${'after '.repeat(40)}`;
  const start = text.indexOf('here');
  const { before, words, after } = quoteSource(text, { start, end: start + 4 });
  expect(words).toBe('here');
  expect(before).toMatch(/^… before (before )*$/);
  expect(after).toMatch(/^ (after )*after …$/);
});
