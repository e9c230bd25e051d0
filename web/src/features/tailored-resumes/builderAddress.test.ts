import { expect, it } from 'vitest';
import { postingPath, resumePath } from './builderAddress.ts';

it('writes ids into addresses so that they come back as they were', () => {
  const id = 'a+b/c=';
  expect(decodeURIComponent(resumePath(id).split('/').at(-1)!)).toBe(id);
  expect(new URL(postingPath(id), 'http://x').searchParams.get('posting')).toBe(id);
});
