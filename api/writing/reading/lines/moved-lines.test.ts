import { expect, it } from 'vitest';
import { parseLines } from './line.ts';
import { partMovedLines } from './moved-lines.ts';

it('parts what moved lines have left and where they now are, and nothing else', () => {
  const [first, second, third, fourth] = parseLines('one\ntwo\nthree\nfour');
  if (!first || !second || !third || !fourth) throw new Error('Four lines were given.');
  const all = [first, second, third, fourth];
  expect(partMovedLines(all, all)).toEqual(all);
  const moved = partMovedLines(all, [second, first, third, fourth]);
  expect(moved.map(({ text, isApart }) => [text, isApart ?? false])).toEqual([
    ['two', true],
    ['one', true],
    ['three', true],
    ['four', false],
  ]);
});
