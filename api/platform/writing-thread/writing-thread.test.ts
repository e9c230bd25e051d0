import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyzePosting } from '../../writing/posting/analyze-posting.ts';
import { builtEntry } from '../../testing/built-entry.ts';
import { createWritingThread, type WritingThread } from './writing-thread.ts';

let writing: WritingThread;
beforeEach(() => {
  writing = createWritingThread({ entry: builtEntry('writing-worker') });
});
afterEach(() => writing.close());

const posting = `Baker
Oak Oven
Leeds
Requirements:
- 3 years of experience in baking
- Food safety
`;
const long = posting + '- Bread, cakes and pastry for 40 cafés\n'.repeat(1_500);

describe('createWritingThread', () => {
  it('gives the same result as the function itself, for short and for long texts', async () => {
    for (const text of [posting, long])
      expect(await writing.run('a', text.length, 'analyzePosting', { text })).toEqual(
        analyzePosting({ text }),
      );
  });

  it('leaves the calling thread free while a long text is read', async () => {
    await writing.run('a', long.length, 'analyzePosting', { text: long });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await Promise.all(
      Array.from({ length: 4 }, () => writing.run('a', long.length, 'analyzePosting', { text: long })),
    );
    clearInterval(counting);
    expect(turns).toBeGreaterThan(4);
  });

  it('lets owners take turns, and runs short texts at once', async () => {
    const order: string[] = [];
    const asked = (owner: string, text: string) =>
      writing.run(owner, text.length, 'analyzePosting', { text }).then(() => void order.push(owner));
    await Promise.all([
      asked('a', long),
      asked('a', long),
      asked('a', long),
      asked('b', long),
      asked('c', posting),
    ]);
    expect(order).toEqual(['c', 'a', 'b', 'a', 'a']);
  });

  it('refuses an owner with too many long texts and still serves the others', async () => {
    const all = await Promise.allSettled([
      ...Array.from({ length: 9 }, () => writing.run('a', long.length, 'analyzePosting', { text: long })),
      writing.run('b', long.length, 'analyzePosting', { text: long }),
    ]);
    expect(all[8]).toMatchObject({ reason: { kind: 'rate-limited' } });
    expect(all[9]).toMatchObject({ status: 'fulfilled' });
  });

  it('rejects with NotReadyError once it is closed', async () => {
    await writing.close();
    await expect(writing.run('a', long.length, 'analyzePosting', { text: long })).rejects.toMatchObject({
      kind: 'not-ready',
    });
  });
});
