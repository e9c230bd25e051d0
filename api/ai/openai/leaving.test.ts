import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerWell } from './testing/kitchen.ts';
import { MODEL_OPERATIONS } from './testing/model-operations.ts';

// What a service is asked for while somebody waits is called off when they leave. Rewording on a resume and replies in an
// interview are stored when they are finished, so they go on.
const IN_THE_BACKGROUND = new Set(['rewording on a resume', 'a reply in an interview']);

let fake: FakeOpenAi;
let app: TestApp;
const unhandled: unknown[] = [];
const noteUnhandled = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled);
  fake = await startFakeOpenAi();
  fake.answer = answerWell;
});
afterAll(async () => {
  process.off('unhandledRejection', noteUnhandled);
  await fake.close();
});
beforeEach(async () => {
  fake.always = null;
  app = await startTestApp(
    { OPENAI_BASE_URL: fake.url },
    { aiLimits: { firstTokenMs: 20_000, totalMs: 60_000 } },
  );
});
afterEach(async () => {
  await app.close();
  expect(unhandled).toEqual([]);
});

describe('somebody who leaves calls off', () => {
  const awaited = MODEL_OPERATIONS.filter(({ name }) => !IN_THE_BACKGROUND.has(name));

  it.each(awaited)('$name', async ({ prepare }) => {
    const client = await app.user();
    const operate = await prepare(client);
    const { prisma, failures } = app.deps;
    const { userId } = client;
    fake.always = 'hang';
    const closing = new AbortController();
    client.closing = closing.signal;
    const left = expect(operate(client)).rejects.toThrow('closed');
    await expect.poll(() => fake.open).toBe(1);
    closing.abort(new Error('closed'));
    await left;
    await expect.poll(() => fake.open).toBe(0);
    // It is counted, and nobody's failure.
    await expect
      .poll(() => prisma.aiUsage.findFirstOrThrow({ where: { userId } }))
      .toSatisfy(
        ({ calls, settledCalls }: { calls: number; settledCalls: number }) => calls === settledCalls,
      );
    expect(failures.engine.list()).toEqual([]);
    // Nothing is done without them: they find it as it was, and can have it done again.
    expect(await prisma.interview.count({ where: { userId, endedAt: { not: null } } })).toBe(0);
    fake.always = null;
    client.closing = null;
    expect(await operate(client)).toContainEqual({ engine: 'openai', fallback: null });
  });
});
