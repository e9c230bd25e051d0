import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

it('works on what came meanwhile together, one batch after the other, in order', async () => {
  const batches: string[][] = [];
  let release = () => {};
  const add = createBatches<string>((items) => {
    batches.push(items);
    return new Promise((resolve) => {
      release = resolve;
    });
  });
  const first = add('a');
  const others = ['b', 'c', 'd'].map(add);
  expect(batches).toEqual([['a']]);
  release();
  await first;
  await expect.poll(() => batches).toEqual([['a'], ['b', 'c', 'd']]);
  release();
  await Promise.all(others);
});

it('fails for those of a batch that fails, and goes on with the next', async () => {
  const add = createBatches<string>(async (items) => {
    if (items.includes('bad')) throw new Error(`${items.join(' and ')} failed`);
  });
  const results = await Promise.allSettled([add('bad'), add('good'), add('better')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  await expect(add('bad')).rejects.toThrow('bad failed');
});
