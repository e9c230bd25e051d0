import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai.ts';
import type { AiService } from './ai-service.ts';
import { form, GOOD, recording, reword, startService, TEXT } from './testing/ai-service.ts';

let fake: FakeOpenAi;
let service: AiService;
let lines: string[];
beforeEach(async () => {
  fake = await startFakeOpenAi();
  fake.answer = ({ response_format: format }) => (format ? GOOD : TEXT);
  ({ service, lines } = startService(fake.url));
});
afterEach(async () => {
  await service.close();
  await expect.poll(() => fake.connections).toBe(0);
  await fake.close();
});

const gone = new Error('gone');

describe('a call that is called off', () => {
  it('ends while the text is written, and so does the request', async () => {
    fake.always = 'stall';
    const calling = new AbortController();
    const call = service.writeText({
      ...reword(),
      signal: calling.signal,
      onText: () => calling.abort(gone),
    });
    await expect(call).rejects.toBe(gone);
    await expect.poll(() => fake.open).toBe(0);
    expect(fake.abandoned).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ outcome: 'called-off', level: 30 });
  });

  it.each([
    ['a text', (signal: AbortSignal) => service.writeText({ ...reword(), signal })],
    ['JSON', (signal: AbortSignal) => service.writeJson({ ...reword(), form, signal })],
    ['speech', (signal: AbortSignal) => service.transcribe({ userId: 'a', signal }, recording)],
  ])('%s: ends before the first word', async (_what, start) => {
    fake.always = 'hang';
    const calling = new AbortController();
    const call = start(calling.signal);
    const ended = expect(call).rejects.toBe(gone);
    await expect.poll(() => fake.open).toBe(1);
    calling.abort(gone);
    await ended;
    await expect.poll(() => fake.open).toBe(0);
  });

  it('ends while it waits to try again', async () => {
    ({ service } = startService(fake.url, { limits: { retryAfterMaxMs: 60_000 } }));
    fake.always = 'rate-limited-30';
    const calling = new AbortController();
    const ended = expect(service.writeText({ ...reword(), signal: calling.signal })).rejects.toBe(gone);
    await expect.poll(() => fake.requests.length).toBe(1);
    await expect.poll(() => fake.open).toBe(0);
    calling.abort(gone);
    await ended;
    expect(fake.requests).toHaveLength(1);
  });

  it('ends while it waits for its turn, and is never sent', async () => {
    ({ service } = startService(fake.url, { limits: { callsAtOnce: 1 } }));
    fake.always = 'hang';
    const first = new AbortController();
    const second = new AbortController();
    const running = expect(service.writeText({ ...reword('a'), signal: first.signal })).rejects.toBe(gone);
    await expect.poll(() => fake.open).toBe(1);
    const waiting = expect(service.writeText({ ...reword('b'), signal: second.signal })).rejects.toBe(gone);
    second.abort(gone);
    await waiting;
    first.abort(gone);
    await running;
    expect(fake.requests).toHaveLength(1);
  });

  it('is not begun at all if nobody waits for it any more', async () => {
    await expect(service.writeText({ ...reword(), signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    expect(fake.connectionsMade).toBe(0);
  });
});

it('a call may have a deadline of its own', async () => {
  fake.always = 'hang';
  await expect(service.writeText({ ...reword(), totalMs: 150 })).rejects.toMatchObject({
    problem: 'too-slow',
  });
});

it('a call’s deadline holds while it waits for its turn', async () => {
  ({ service } = startService(fake.url, { limits: { callsAtOnce: 1 } }));
  fake.always = 'hang';
  const calling = new AbortController();
  const running = expect(service.writeText({ ...reword('a'), signal: calling.signal })).rejects.toBe(gone);
  await expect.poll(() => fake.open).toBe(1);
  await expect(service.writeText({ ...reword('b'), totalMs: 100 })).rejects.toMatchObject({
    problem: 'too-slow',
  });
  calling.abort(gone);
  await running;
  expect(fake.requests).toHaveLength(1);
});

it('a mistake of whoever is told the text is not taken for one of the service', async () => {
  const mistake = new TypeError('x is not a function');
  const call = service.writeText({
    ...reword(),
    onText: () => {
      throw mistake;
    },
  });
  await expect(call).rejects.toBe(mistake);
  await expect.poll(() => fake.open).toBe(0);
  expect(fake.requests).toHaveLength(1);
});

it('a server that stops calls off what is under way, and makes no more calls', async () => {
  fake.always = 'stall';
  const calls = ['a', 'b'].map((userId) =>
    expect(service.writeText(reword(userId))).rejects.toMatchObject({ problem: 'stopping' }),
  );
  await expect.poll(() => fake.open).toBe(2);
  await service.close();
  await Promise.all(calls);
  await expect.poll(() => fake.connections).toBe(0);
  await expect(service.writeText(reword())).rejects.toMatchObject({ problem: 'stopping' });
  expect(fake.requests).toHaveLength(2);
});
