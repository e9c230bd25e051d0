import { afterEach, expect, it } from 'vitest';
import { missingInOrder, readWithPdfParse } from './read-back.ts';
import { createPdfRenderer } from './render-resume-pdf.ts';
import type { PdfRenderer, PdfRendererOptions } from './render-resume-pdf.ts';
import { job, sampleResume } from './sample-resumes.ts';

const renderers: PdfRenderer[] = [];
function renderer(options?: PdfRendererOptions): PdfRenderer {
  const made = createPdfRenderer(options);
  renderers.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(renderers.splice(0).map((one) => one.close()));
});

const endless = () =>
  sampleResume({
    experiences: Array.from({ length: 30 }, () =>
      job('Role', 'Company', '2019', '', Array(50).fill('Planned and measured changes. '.repeat(33))),
    ),
  });

it('renders in a thread what the calling thread would render', async () => {
  const { bytes, pages, notices } = await renderer().render(sampleResume({ summary: 'Done 🚀' }));
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(pages).toBe(1);
  expect(notices).toHaveLength(1);
  expect(
    missingInOrder(await readWithPdfParse(bytes), ['Ana Kowalska', 'Done', 'Senior Data Analyst']),
  ).toEqual([]);
});

it('gives each of many callers their own resume', async () => {
  const { render } = renderer({ workers: 2 });
  const names = Array.from({ length: 8 }, (_, i) => `Person Number ${i}`);
  const made = await Promise.all(
    names.map((fullName) => render(sampleResume({ contact: { ...sampleResume().contact, fullName } }))),
  );
  for (const [i, { bytes }] of made.entries()) {
    const text = await readWithPdfParse(bytes);
    expect(names.filter((name) => text.includes(name))).toEqual([names[i]]);
  }
});

it('stops a document that takes too long with a message for people, and renders the next', async () => {
  const { render } = renderer({ workers: 1, timeoutMs: 6_000 });
  const [slow, next] = await Promise.allSettled([render(endless()), render(sampleResume())]);
  expect(slow).toMatchObject({
    status: 'rejected',
    reason: { kind: 'too-large', message: expect.stringContaining('too long') },
  });
  expect(next).toMatchObject({ status: 'fulfilled', value: { pages: 1 } });
}, 60_000);

it('passes a refusal of the thread on with its reason', async () => {
  await expect(
    renderer().render(sampleResume({ summary: '负责开发订单系统'.repeat(60) })),
  ).rejects.toMatchObject({
    kind: 'rule',
    reason: 'unsupported-script',
  });
});

it('stops at once when the caller is gone, running or waiting, and goes on with the others', async () => {
  const { render } = renderer({ workers: 1 });
  const gone = new AbortController();
  const running = render(endless(), gone.signal);
  const waiting = render(sampleResume(), gone.signal);
  const other = render(sampleResume());
  gone.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow('gone');
  await expect(other).resolves.toMatchObject({ pages: 1 });
  await expect(render(sampleResume(), gone.signal)).rejects.toThrow('gone');
}, 20_000);

it('refuses politely when too many wait, and when it is closed', async () => {
  const made = renderer({ workers: 1 });
  const all = Array.from({ length: 80 }, () => made.render(sampleResume()));
  const settled = Promise.allSettled(all);
  await expect(all[79]).rejects.toMatchObject({ kind: 'not-ready' });
  await made.close();
  for (const one of await settled)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'not-ready' });
  await expect(made.render(sampleResume())).rejects.toMatchObject({ kind: 'not-ready' });
}, 20_000);
