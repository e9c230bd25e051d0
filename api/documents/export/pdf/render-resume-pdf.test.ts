import { afterEach, expect, it } from 'vitest';
import { builtEntry } from '../../../testing/built-entry.ts';
import { missingInOrder, readWithPdfParse } from '../testing/read-back.ts';
import { createPdfRenderer } from './render-resume-pdf.ts';
import type { PdfRenderer, PdfRendererOptions } from './render-resume-pdf.ts';
import { job, sampleResume } from '../testing/sample-resumes.ts';

const renderers: PdfRenderer[] = [];
function renderer(options?: PdfRendererOptions): PdfRenderer {
  const made = createPdfRenderer({ entry: builtEntry('render-worker'), ...options });
  renderers.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(renderers.splice(0).map((one) => one.close()));
});

/** Long enough for the thread for long resumes; takes a second or two. */
const long = () =>
  sampleResume({
    experiences: [
      job('Role', 'Company', '2019', '', Array(25).fill('Planned and measured changes. '.repeat(30))),
    ],
  });
const endless = () =>
  sampleResume({
    experiences: Array.from({ length: 30 }, () =>
      job('Role', 'Company', '2019', '', Array(50).fill('Planned and measured changes. '.repeat(33))),
    ),
  });

it('renders the same in a thread as in the calling thread', async () => {
  const { bytes, pages, notices } = await renderer().render(sampleResume({ summary: 'Done 🚀' }));
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(pages).toBe(1);
  expect(notices).toHaveLength(1);
  expect(
    missingInOrder(await readWithPdfParse(bytes), ['Ana Kowalska', 'Done', 'Senior Data Analyst']),
  ).toEqual([]);
});

it('gives each of many callers their own resume', async () => {
  const { render } = renderer();
  const names = Array.from({ length: 8 }, (_, i) => `Person Number ${i}`);
  const made = await Promise.all(
    names.map((fullName) =>
      render(sampleResume({ contact: { ...sampleResume().contact, fullName } }), { owner: fullName }),
    ),
  );
  for (const [i, { bytes }] of made.entries()) {
    const text = await readWithPdfParse(bytes);
    expect(names.filter((name) => text.includes(name))).toEqual([names[i]]);
  }
});

it('stops a document that takes too long with a message for users, and renders the next', async () => {
  const { render } = renderer({ timeoutMs: 6_000 });
  const [slow, next] = await Promise.allSettled([render(endless()), render(long())]);
  expect(slow).toMatchObject({
    status: 'rejected',
    reason: { kind: 'too-large', message: expect.stringContaining('too long') },
  });
  expect(next).toMatchObject({ status: 'fulfilled' });
}, 60_000);

it('forwards a refusal from the thread with its reason', async () => {
  await expect(
    renderer().render(sampleResume({ summary: '负责开发订单系统'.repeat(60) })),
  ).rejects.toMatchObject({
    kind: 'rule',
    reason: 'unsupported-script',
  });
});

it('stops running or waiting work at once when the caller is gone, and continues with the others', async () => {
  const { render } = renderer();
  const gone = new AbortController();
  const running = render(endless(), { signal: gone.signal });
  const waiting = render(endless(), { signal: gone.signal });
  const other = render(long());
  gone.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow('gone');
  await expect(other).resolves.toMatchObject({ notices: [] });
  await expect(render(sampleResume(), { signal: gone.signal })).rejects.toThrow('gone');
}, 20_000);

it('rejects with NotReadyError when too many wait, and when it is closed', async () => {
  const made = renderer();
  const all = Array.from({ length: 80 }, (_, i) => made.render(sampleResume(), { owner: `${i}` }));
  const settled = Promise.allSettled(all);
  await expect(all[79]).rejects.toMatchObject({ kind: 'not-ready' });
  await made.close();
  for (const one of await settled)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'not-ready' });
  await expect(made.render(sampleResume())).rejects.toMatchObject({ kind: 'not-ready' });
}, 20_000);

it('makes nobody wait for another user’s long resumes, and lets owners take turns', async () => {
  const { render } = renderer();
  const order: string[] = [];
  const gone = new AbortController();
  const noted = (name: string, doc: ReturnType<typeof sampleResume>, owner: string) =>
    render(doc, { owner, signal: gone.signal }).then(
      () => void order.push(name),
      () => void order.push(`${name} given up`),
    );
  const theirs = [1, 2, 3].map((n) => noted(`long ${n}`, endless(), 'a'));
  const many = [1, 2, 3].map((n) => noted(`a ${n}`, sampleResume(), 'a'));
  const other = noted('b', sampleResume(), 'b');
  await Promise.all([...many, other]);
  expect(order).toEqual(['a 1', 'b', 'a 2', 'a 3']);
  gone.abort(new Error('enough'));
  await Promise.all(theirs);
}, 30_000);

it('refuses only the user who exports too much', async () => {
  const { render } = renderer();
  const all = await Promise.allSettled([
    ...Array.from({ length: 12 }, () => render(sampleResume(), { owner: 'a' })),
    render(sampleResume(), { owner: 'b' }),
  ]);
  expect(all[11]).toMatchObject({ reason: { kind: 'rate-limited', retryAfterSeconds: 5 } });
  expect(all[12]).toMatchObject({ status: 'fulfilled' });
}, 20_000);
