import { LLMock } from '@copilotkit/aimock';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakeOpenAi, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';
import { createAiService, type AiService, type AiServiceLimits } from './ai-service.ts';
import type { ServiceProblem } from './service-error.ts';

const FAST: Partial<AiServiceLimits> = {
  connectMs: 500,
  firstTokenMs: 300,
  silenceMs: 300,
  totalMs: 1_500,
  retryMs: 5,
  retryAfterMaxMs: 100,
};
const TEXT = 'Cooked lunch for 80 guests and trained two apprentices.';
const form = { name: 'wording', schema: z.object({ text: z.string(), question: z.string().nullable() }) };
const GOOD = JSON.stringify({ text: TEXT, question: null });

let fake: FakeOpenAi;
let service: AiService;
let lines: string[];
const start = (given: { url?: string; model?: string | null } = {}) =>
  createAiService(
    {
      baseUrl: given.url ?? fake.url,
      apiKey: 'sk-secret',
      model: given.model === undefined ? 'fake-small' : given.model,
      transcriptionModel: 'fake-ears',
    },
    { log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }), limits: FAST },
  );
const ask = (userId = 'a') => ({
  task: 'reword',
  userId,
  messages: [
    { role: 'system' as const, content: 'Reword it.' },
    { role: 'user' as const, content: 'Secret words' },
  ],
  maxTokens: 200,
});
beforeEach(async () => {
  lines = [];
  fake = await startFakeOpenAi();
  fake.answer = ({ response_format: format, messages }) =>
    format || messages[0]?.content.includes('JSON schema') ? GOOD : TEXT;
  service = start();
});
afterEach(async () => {
  await service.close();
  await fake.close();
});

describe('an AI service that works', () => {
  it('streams a text, each time the whole of it so far', async () => {
    const seen: string[] = [];
    const { value, usage } = await service.writeText({ ...ask(), onText: (text) => void seen.push(text) });
    expect(value).toBe(TEXT);
    expect(usage).toEqual({ promptTokens: 100, completionTokens: 20 });
    expect(seen.at(-1)).toBe(TEXT);
    for (const [at, text] of seen.entries()) expect(text.startsWith(seen[at - 1] ?? '')).toBe(true);
    expect(seen.length).toBeGreaterThan(5);
  });

  it('is asked for a form by its schema, strictly', async () => {
    expect((await service.writeJson({ ...ask(), form })).value).toEqual({ text: TEXT, question: null });
    expect(fake.requests[0]?.response_format).toMatchObject({
      json_schema: { strict: true, schema: { required: ['text', 'question'], additionalProperties: false } },
    });
  });

  it('is asked for its first model where none is set', async () => {
    service = start({ model: null });
    await service.writeText(ask());
    expect(fake.requests[0]?.model).toBe('fake-small');
  });

  it('writes down speech', async () => {
    const recording = { bytes: new Uint8Array(100), type: 'audio/webm', fileName: 'answer.webm' };
    expect((await service.transcribe({ userId: 'a' }, recording)).value).toBe(
      'I cooked lunch for 80 guests.',
    );
  });

  it('is logged with tokens and outcome, and without words or key', async () => {
    await service.writeText(ask());
    fake.always = 'unauthorized';
    await service.writeText(ask()).catch(() => {});
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { task: 'reword', attempts: 1, promptTokens: 100, completionTokens: 20, outcome: 'answered' },
      { task: 'reword', outcome: 'unauthorized' },
    ]);
    expect(lines.join()).not.toMatch(/Secret|Cooked|sk-/);
  });

  it('works with an independent server of the protocol', async () => {
    const mock = new LLMock({ port: 0 });
    mock.on({}, { content: GOOD });
    await mock.start();
    try {
      service = start({ url: `${mock.url}/v1`, model: 'gpt-4.1-mini' });
      expect((await service.writeText(ask())).value).toBe(GOOD);
      expect((await service.writeJson({ ...ask(), form })).value).toEqual({ text: TEXT, question: null });
    } finally {
      await mock.stop();
    }
  });
});

describe('an AI service that fails', () => {
  it.each<[Fault, ServiceProblem, number]>([
    ['unauthorized', 'unauthorized', 1],
    ['rate-limited', 'rate-limited', 3],
    ['rate-limited-30', 'rate-limited', 1],
    ['no-credit', 'out-of-credit', 1],
    ['server-error', 'server-error', 3],
    ['hang', 'too-slow', 1],
    ['stall', 'stalled', 1],
    ['cut', 'cut-off', 1],
    ['unfinished', 'cut-off', 1],
    ['html', 'not-the-protocol', 1],
    ['bad-line', 'not-the-protocol', 1],
    ['refusal', 'refused', 1],
    ['empty', 'empty', 1],
    ['flood', 'too-long', 1],
  ])('%s: %s, after %i attempts', async (fault, problem, attempts) => {
    fake.always = fault;
    fake.pieceMs = 2;
    await expect(service.writeText(ask())).rejects.toMatchObject({ problem });
    expect(fake.requests.length).toBe(attempts);
    await expect.poll(() => fake.open).toBe(0);
  });

  it.each<[Fault, ServiceProblem]>([
    ['truncated-json', 'bad-json'],
    ['wrong-shape', 'wrong-shape'],
  ])('%s: is asked once more, then %s', async (fault, problem) => {
    fake.always = fault;
    await expect(service.writeJson({ ...ask(), form })).rejects.toMatchObject({ problem });
    expect(fake.requests.length).toBe(2);
    fake.always = null;
    fake.faults = [fault];
    expect((await service.writeJson({ ...ask(), form })).value.text).toBe(TEXT);
  });

  it('is unreachable', async () => {
    await fake.close();
    await expect(service.writeText(ask())).rejects.toMatchObject({ problem: 'unreachable' });
    fake = await startFakeOpenAi();
  });

  it('is answered by another attempt', async () => {
    fake.faults = ['server-error', 'rate-limited'];
    expect((await service.writeText(ask())).value).toBe(TEXT);
    expect(fake.requests.length).toBe(3);
  });

  it.each<Fault>(['no-schema', 'no-json', 'old-limit'])(
    '%s: is spoken to more simply from then on',
    async (fault) => {
      fake.always = fault;
      expect((await service.writeJson({ ...ask(), form })).value.text).toBe(TEXT);
      const first = fake.requests.length;
      expect(first).toBeGreaterThan(1);
      await service.writeJson({ ...ask(), form });
      expect(fake.requests.length).toBe(first + 1);
    },
  );

  it('wraps JSON in prose, which is read all the same', async () => {
    fake.always = 'prose';
    expect((await service.writeJson({ ...ask(), form })).value.text).toBe(TEXT);
  });

  it('is left alone after it failed too often, and tried again later', async () => {
    fake.always = 'unauthorized';
    for (let call = 0; call < 10; call += 1) await service.writeText(ask()).catch(() => {});
    await expect(service.writeText(ask())).rejects.toMatchObject({ problem: 'paused' });
    expect(fake.requests.length).toBe(10);
  });
});

describe('a call that is called off', () => {
  it('ends at once, and so does the request', async () => {
    fake.always = 'stall';
    const calling = new AbortController();
    const call = service.writeText({
      ...ask(),
      signal: calling.signal,
      onText: () => calling.abort(new Error('gone')),
    });
    await expect(call).rejects.toThrow('gone');
    await expect.poll(() => fake.open).toBe(0);
    expect(fake.abandoned).toBe(1);
  });

  it('ends while it waits to try again', async () => {
    service = createAiService(
      { baseUrl: fake.url, apiKey: null, model: 'fake-small', transcriptionModel: 'x' },
      { log: pino({ level: 'silent' }), limits: { ...FAST, retryAfterMaxMs: 60_000, totalMs: 60_000 } },
    );
    fake.always = 'rate-limited-30';
    const calling = new AbortController();
    const call = service.writeText({ ...ask(), signal: calling.signal });
    await expect.poll(() => fake.requests.length).toBe(1);
    calling.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
  });
});

describe('many calls', () => {
  it('run two actions of a user at a time, and the calls of one side by side', async () => {
    fake.waitMs = 50;
    await Promise.all(Array.from({ length: 8 }, () => service.writeText(ask())));
    expect(fake.mostOpen).toBe(2);
    await Promise.all(Array.from({ length: 12 }, () => service.writeText({ ...ask(), action: 'run' })));
    expect(fake.mostOpen).toBe(12);
  });

  it('don’t make another user wait', async () => {
    fake.waitMs = 50;
    const order: string[] = [];
    await Promise.all([
      ...Array.from({ length: 10 }, () => service.writeText(ask('a')).then(() => order.push('a'))),
      service.writeText(ask('b')).then(() => order.push('b')),
    ]);
    expect(order.indexOf('b')).toBeLessThan(4);
  });
});
