import { expect, it } from 'vitest';
import { listClaims } from './listClaims.ts';

it('lists the same words once, with the longest of their sources, in the order of the text', () => {
  const entry = (start: number, source: [number, number] | null) => ({
    start,
    end: start + 7,
    source: source && { start: source[0], end: source[1] },
  });
  const claims = listClaims([entry(20, [0, 4]), entry(0, [4, 12]), entry(0, [4, 25]), entry(0, null)]);
  expect(claims).toEqual([entry(0, [4, 25]), entry(20, [0, 4])]);
});
