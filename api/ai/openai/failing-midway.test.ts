import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { answerWell } from './testing/kitchen.ts';
import { MODEL_OPERATIONS, type Operate } from './testing/model-operations.ts';

// Case A47 of docs/security.md#cases and fault F8 of docs/performance.md#faults: a service that fails during each thing
// that it is asked for. What the client makes of a fault is tested in faults.test.ts.
let fake: FakeOpenAi;
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

/** Each fault with what the person is told of it. */
const FAULTS: [Fault, 'failed' | 'unusable'][] = [
  ['rate-limited', 'failed'],
  ['server-error', 'failed'],
  ['hang', 'failed'],
  ['html', 'failed'],
  ['truncated-json', 'unusable'],
  ['cut', 'failed'],
  ['bad-line', 'failed'],
  ['stall', 'failed'],
  ['flood', 'unusable'],
];

describe.each(FAULTS)('%s', (fault, fallback) => {
  let app: TestApp;
  /** The same installation after the service has recovered, with a breaker of its own. */
  let healthy: TestApp;
  let hurried: TestApp;
  const prepared = new Map<string, { client: TestClient; operate: Operate }>();

  beforeAll(async () => {
    // On a busy machine everything takes a while; only what never ends must not be waited for.
    const patient = { firstTokenMs: 20_000, silenceMs: 20_000, totalMs: 60_000 };
    const limits = {
      ...patient,
      ...(fault === 'hang' && { firstTokenMs: 400 }),
      ...(fault === 'stall' && { silenceMs: 400 }),
    };
    app = await startTestApp({ OPENAI_BASE_URL: fake.url }, { aiLimits: limits });
    healthy = await startTestApp({ OPENAI_BASE_URL: fake.url }, { aiLimits: patient });
    const totalMs = fault === 'hang' ? 500 : patient.totalMs;
    hurried = await startTestApp({ OPENAI_BASE_URL: fake.url }, { aiLimits: { ...patient, totalMs } });
    fake.always = null;
    for (const { name, prepare } of MODEL_OPERATIONS) {
      const client = await healthy.user();
      prepared.set(name, { client, operate: await prepare(client) });
    }
  });
  afterAll(async () => {
    await app.close();
    await healthy.close();
    await hurried.close();
  });

  /** How much there is of everything that is stored for a person. */
  const count = async (userId: string) => {
    const { prisma } = app.deps;
    const where = { userId };
    return {
      postings: await prisma.jobPosting.count({ where }),
      experiences: await prisma.experience.count({ where }),
      bullets: await prisma.bulletPoint.count({ where: { experience: where } }),
      resumes: await prisma.tailoredResume.count({ where }),
      runs: await prisma.optimizationRun.count({ where }),
      imports: await prisma.resumeImport.count({ where }),
      messages: await prisma.interviewMessage.count({ where: { interview: where } }),
    };
  };

  // In words there is no JSON that could be broken.
  const concerned = MODEL_OPERATIONS.filter(({ isText }) => !(isText && fault === 'truncated-json'));
  it.each(concerned.map(({ name }) => [name] as const))('during %s', async (name) => {
    const { client, operate } = prepared.get(name) ?? {};
    if (!client || !operate) throw new Error('not prepared');
    const { prisma } = app.deps;
    const before = await count(client.userId);
    fake.always = fault;
    // It is done all the same, and says why by whom.
    expect(await operate(client.at(app.url))).toEqual([{ engine: 'embedded', fallback }]);
    const after = await count(client.userId);
    // Nothing runs on.
    await expect.poll(() => fake.open).toBe(0);
    const userId = client.userId;
    expect(await prisma.optimizationRun.count({ where: { userId, state: 'RUNNING' } })).toBe(0);
    expect(
      await prisma.interviewMessage.count({ where: { interview: { userId }, state: { not: 'COMPLETE' } } }),
    ).toBe(0);
    const [usage] = await prisma.aiUsage.findMany({ where: { userId } });
    expect(usage).toMatchObject({ calls: usage?.settledCalls, failures: expect.any(Number) });
    expect(app.deps.failures.engine.list().length).toBeGreaterThan(0);
    // It can be done again, with the service, and stores as much as before: neither less nor twice.
    fake.always = null;
    expect(await operate(client)).toContainEqual({ engine: 'openai', fallback: null });
    const again = await count(client.userId);
    for (const [kind, number] of Object.entries(again)) {
      const key = kind as keyof typeof again;
      if (!name.startsWith('an uploaded')) expect(number - after[key], kind).toBe(after[key] - before[key]);
    }
    expect(unhandled).toEqual([]);
  });

  const isHeard = !['truncated-json', 'bad-line', 'stall'].includes(fault);
  it.runIf(isHeard)('while a recording is written down, the person is told, and can try again', async () => {
    const { userId } = await healthy.user();
    const recording = { bytes: new Uint8Array(1_000), type: 'audio/webm', fileName: 'answer.webm' };
    fake.always = fault;
    // The whole time is what is limited here.
    await expect(hurried.deps.assistant.transcribe?.({ userId }, recording)).rejects.toMatchObject({
      kind: fault === 'hang' ? 'upstream-too-slow' : 'upstream',
      message: 'Failed to recognize speech. Please try again.',
    });
    fake.always = null;
    expect(await healthy.deps.assistant.transcribe?.({ userId }, recording)).toBe(fake.heard);
    const [usage] = await healthy.deps.prisma.aiUsage.findMany({ where: { userId } });
    expect(usage).toMatchObject({ calls: 2, settledCalls: 2, failures: 1 });
  });
});
