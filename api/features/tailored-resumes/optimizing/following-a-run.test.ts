import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { streamOptimization } from './optimization-stream.ts';
import {
  listContents,
  openResume,
  plainly,
  readRawId,
  settle,
  start,
  startOptimizingApp,
  WEAK,
  type OptimizingApp,
  type Opened,
} from './testing/optimizing-app.ts';

let app: TestApp;
let engine: OptimizingApp['engine'];
let close: OptimizingApp['close'];
beforeAll(async () => {
  ({ app, engine, close } = await startOptimizingApp());
});
beforeEach(() => {
  engine.reword = plainly;
});
afterAll(() => close());

describe('optimizationProgress', () => {
  const collect = async ({ actor }: Opened, runId: string, after = 0) => {
    const sequences: number[] = [];
    const signal = AbortSignal.timeout(10_000);
    const stream = await streamOptimization(app.deps, actor, runId, after, signal);
    for await (const { sequence } of stream) sequences.push(sequence);
    return sequences;
  };

  it('streams each bullet once and in order, whenever a client comes, and ends with the run', async () => {
    const opened = await openResume(
      app,
      Array.from({ length: 20 }, (_, index) => `Was responsible for cooking ${index + 2} soups`),
    );
    const { payload } = await start(opened);
    const runId = readRawId(payload?.optimizationRun.id ?? '');
    const expected = opened.bullets.map((_, index) => index + 1);
    expect(await collect(opened, runId)).toEqual(expected);
    expect(await collect(opened, runId)).toEqual(expected);
    expect(await collect(opened, runId, 2)).toEqual(expected.slice(2));
  });

  it('is not for others', async () => {
    const opened = await openResume(app, [WEAK]);
    const { payload } = await start(opened);
    const other = await openResume(app, [WEAK]);
    const runId = readRawId(payload?.optimizationRun.id ?? '');
    await expect(collect(other, runId)).rejects.toMatchObject({ kind: 'not-found' });
    await settle(opened);
  });
});

// Case A43 of docs/security.md.
it('an account that is deleted while a run goes on takes the run with it, and ends its stream', async () => {
  const opened = await openResume(app);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  engine.reword = async (call, request) => {
    await held;
    return plainly(call, request);
  };
  const { payload } = await start(opened);
  const runId = readRawId(payload?.optimizationRun.id ?? '');
  const stream = await streamOptimization(app.deps, opened.actor, runId, 0, AbortSignal.timeout(20_000));
  const ended = stream.next();
  const answer = await opened.client.delete('/api/account', { password: 'a long enough secret' });
  expect(answer.status).toBe(200);
  release();
  expect((await ended).done).toBe(true);
  expect(await app.deps.prisma.optimizationRun.findUnique({ where: { id: runId } })).toBeNull();
});

// Case A46 of docs/security.md.
it('an edit by position never meets another bullet that a run has pushed there', async () => {
  const sources = Array.from({ length: 8 }, (_, index) => `Was responsible for cooking ${index + 2} soups`);
  const opened = await openResume(app, sources);
  const { bullets } = opened;
  await start(opened);
  const last = bullets.at(-1)?.content;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      opened.client.patch(`/api/tailored-resumes/${opened.resume.id}/bullet-point`, {
        experienceId: opened.experience.id,
        bulletIndex: bullets.length - 1,
        content: last,
        newContent: `Served ${index} guests`,
      }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const after = listContents(await settle(opened));
  for (const { content } of bullets.slice(0, -1)) expect(after).toContain(content);
  expect(after.filter((content) => content.startsWith('Served')).length).toBeLessThanOrEqual(1);
});

// The embedded database has one process only. Case A48 of docs/security.md.
describe.runIf(process.env.TEST_DATABASE_URL)('two nodes', () => {
  it('stream a run to a client of the node that does not work on it', async () => {
    const sources = Array.from(
      { length: 20 },
      (_, index) => `Was responsible for cooking ${index + 2} soups`,
    );
    const opened = await openResume(app, sources);
    const other = await startTestApp();
    try {
      const { payload } = await start(opened);
      const runId = readRawId(payload?.optimizationRun.id ?? '');
      const seen: number[] = [];
      // Comes back after every third, as after a lost connection.
      for (let isOver = false; !isOver;) {
        const leaving = new AbortController();
        const stream = await streamOptimization(
          other.deps,
          opened.actor,
          runId,
          seen.at(-1) ?? 0,
          leaving.signal,
        );
        isOver = true;
        for await (const { sequence } of stream) {
          seen.push(sequence);
          if (sequence % 3 === 0) {
            isOver = false;
            break;
          }
        }
        leaving.abort();
      }
      expect(seen).toEqual(opened.bullets.map((_, index) => index + 1));
    } finally {
      await other.close();
    }
  });
});
