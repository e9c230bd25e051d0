// A separate file, because the fonts must be unused when it starts.
import { expect, it } from 'vitest';
import { missingInOrder, readWithPdfParse } from '../testing/read-back.ts';
import { renderInThread } from './render-in-thread.ts';
import { SCRIPT_SAMPLES, sampleResume } from '../testing/sample-resumes.ts';

const CREATED = new Date('2026-01-02T03:04:05Z');

it("writes no letters of one person's resume into the next one's", async () => {
  const read = async (summary: string) => {
    const { bytes } = await renderInThread(sampleResume({ summary }), CREATED);
    return missingInOrder(await readWithPdfParse(bytes), [summary, 'Experience']);
  };
  expect(await read('Zażółć gęślą jaźń')).toEqual([]);
  expect(await read('office C++ 2019–2021')).toEqual([]);
  for (const { bullets } of SCRIPT_SAMPLES.toReversed()) expect(await read(bullets.join(' '))).toEqual([]);
  expect(await read('e effi ie t: efficient résumé, naïve coöperation')).toEqual([]);
});
