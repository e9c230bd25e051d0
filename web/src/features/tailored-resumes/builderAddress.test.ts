import { expect, it } from 'vitest';
import { getPostingPath, getResumePath } from './builderAddress.ts';

it('writes ids into addresses so that they survive unchanged', () => {
  const id = 'a+b/c=';
  expect(decodeURIComponent(getResumePath(id).split('/').at(-1)!)).toBe(id);
  expect(new URL(getPostingPath(id), 'http://x').searchParams.get('posting')).toBe(id);
});
