import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';
import type { AiService, AiServiceLimits } from './ai-service.ts';
import { AiServiceError, type ServiceProblem } from './service-error.ts';
import { form, GOOD, KEY, PROMPT, recording, reword, startService, TEXT } from './testing/ai-service.ts';

let fake: FakeOpenAi;
let service: AiService;
let lines: string[];
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown) => void unhandled.push(reason);

/** Begins anew with limits for a fault that has to be waited for. */
const limitTo = (limits: Partial<AiServiceLimits>) =>
  ({ service, lines } = startService(fake.url, { limits }));

beforeEach(async () => {
  unhandled.length = 0;
  process.on('unhandledRejection', noteUnhandled);
  fake = await startFakeOpenAi();
  fake.answer = ({ response_format: format }) => (format ? GOOD : TEXT);
  // What is cut off at once would never be seen at all.
  fake.pieceMs = 2;
  limitTo({});
});
afterEach(async () => {
  await service.close();
  // Whatever went wrong: nothing runs on, no connection stays, no word and no key is in the log.
  await expect.poll(() => fake.open).toBe(0);
  await expect.poll(() => fake.connections).toBe(0);
  await fake.close();
  process.off('unhandledRejection', noteUnhandled);
  expect(unhandled).toEqual([]);
  expect(lines.join()).not.toMatch(new RegExp(`${PROMPT}|lunch|guests|${KEY}|sk-`));
});

/** What a failed call throws; it must hold nothing of the request or the answer. */
async function failureOf(call: Promise<unknown>): Promise<AiServiceError> {
  const error: unknown = await call.then(
    (answer) => new Error(`answered: ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiServiceError)) throw error;
  expect(`${error.message} ${JSON.stringify(error)}`).not.toMatch(
    new RegExp(`${PROMPT}|lunch|guests|${KEY}|sk-`),
  );
  return error;
}

/** How each fault ends: the problem, the requests that it took, and the limits that it needs to show soon. */
type Row = [Fault, ServiceProblem, number, Partial<AiServiceLimits>?];

const REFUSALS: Row[] = [
  ['unauthorized', 'unauthorized', 1],
  ['no-model', 'bad-request', 1],
  ['too-long-a-prompt', 'bad-request', 1],
  ['rate-limited', 'rate-limited', 3],
  ['rate-limited-briefly', 'rate-limited', 3],
  // It may be waited for, but not that long.
  ['rate-limited-30', 'rate-limited', 1],
  ['rate-limited-30', 'rate-limited', 1, { retryAfterMaxMs: 60_000, totalMs: 20_000 }],
  ['no-credit', 'out-of-credit', 1],
  ['timeout-status', 'server-error', 3],
  ['conflict-status', 'server-error', 3],
  ['server-error', 'server-error', 3],
  ['endless-error', 'too-slow', 1, { firstTokenMs: 200 }],
  ['hang', 'too-slow', 1, { firstTokenMs: 200 }],
  ['hang', 'too-slow', 1, { totalMs: 200 }],
  ['hang-up', 'cut-off', 3],
  ['html', 'not-the-protocol', 1],
  ['html-error', 'server-error', 3],
  ['redirect', 'not-the-protocol', 1],
];

const SPOILT: Row[] = [
  ['stall', 'stalled', 1, { silenceMs: 200 }],
  ['stall', 'too-slow', 1, { totalMs: 500 }],
  ['cut', 'cut-off', 1],
  ['unfinished', 'cut-off', 1],
  ['bad-line', 'not-the-protocol', 1],
  ['error-event', 'server-error', 1],
  ['length', 'too-long', 1],
  ['refusal', 'refused', 1],
  ['filtered', 'refused', 1],
  ['empty', 'empty', 1],
  ['flood', 'too-long', 1],
  ['endless-line', 'too-long', 1],
  ['not-streamed', 'not-the-protocol', 1],
  ['other-protocol', 'not-the-protocol', 1],
];

describe('a text', () => {
  it.each([...REFUSALS, ...SPOILT])('%s: %s after %i requests', async (fault, problem, requests, limits) => {
    if (limits) limitTo(limits);
    fake.always = fault;
    const failure = await failureOf(service.writeText(reword()));
    expect(failure.problem).toBe(problem);
    expect(fake.requests).toHaveLength(requests);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ outcome: problem, attempts: requests }]);
  });

  it.each<Fault>(['cut', 'stall', 'bad-line', 'error-event', 'unfinished'])(
    '%s: shows what came while it came, and returns none of it',
    async (fault) => {
      limitTo({ silenceMs: 200 });
      fake.always = fault;
      const shown: string[] = [];
      await failureOf(service.writeText({ ...reword(), onText: (text) => void shown.push(text) }));
      expect(TEXT.startsWith(shown.at(-1)?.trim() ?? '-')).toBe(true);
    },
  );

  it('of a service that answers at another attempt is whole', async () => {
    fake.faults = ['server-error', 'hang-up'];
    expect(await service.writeText(reword())).toMatchObject({ value: TEXT, attempts: 3 });
  });

  it('is logged with what the service said of the failure', async () => {
    fake.always = 'no-credit';
    await failureOf(service.writeText(reword()));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 429, code: 'insufficient_quota', level: 40 });
  });
});

describe('JSON', () => {
  it.each([...REFUSALS, ...SPOILT])('%s: %s after %i requests', async (fault, problem, requests, limits) => {
    if (limits) limitTo(limits);
    fake.always = fault;
    expect((await failureOf(service.writeJson({ ...reword(), form }))).problem).toBe(problem);
    expect(fake.requests).toHaveLength(requests);
  });

  it.each<[Fault, ServiceProblem]>([
    ['truncated-json', 'bad-json'],
    ['wrong-shape', 'wrong-shape'],
    ['twice', 'bad-json'],
  ])('%s: is asked for once more with the reason, then %s', async (fault, problem) => {
    fake.always = fault;
    const failure = await failureOf(service.writeJson({ ...reword(), form }));
    expect(failure.problem).toBe(problem);
    expect(failure.usage).toEqual({ promptTokens: 200, completionTokens: 40 });
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(fake.requests[1]?.messages.at(-1)?.content).toMatch(/can't be used[^]*JSON schema/);
    fake.always = null;
    fake.faults = [fault];
    expect(await service.writeJson({ ...reword(), form })).toMatchObject({
      value: { text: TEXT },
      attempts: 2,
      usage: { promptTokens: 200, completionTokens: 40 },
    });
  });

  it.each<Fault>(['prose', 'thoughts'])('%s: is read all the same', async (fault) => {
    fake.always = fault;
    expect((await service.writeJson({ ...reword(), form })).value.text).toBe(TEXT);
    expect(fake.requests).toHaveLength(1);
  });
});

describe('speech', () => {
  it.each<Row>([
    ['unauthorized', 'unauthorized', 1],
    ['rate-limited', 'rate-limited', 3],
    ['rate-limited-30', 'rate-limited', 1],
    ['server-error', 'server-error', 3],
    ['hang', 'too-slow', 1, { totalMs: 300 }],
    ['hang-up', 'cut-off', 3],
    ['cut', 'cut-off', 3],
    ['html', 'not-the-protocol', 1],
    ['redirect', 'not-the-protocol', 1],
    ['wrong-shape', 'not-the-protocol', 1],
    ['flood', 'too-long', 1],
    ['empty', 'empty', 1],
  ])('%s: %s after %i requests', async (fault, problem, requests, limits) => {
    if (limits) limitTo(limits);
    fake.always = fault;
    expect((await failureOf(service.transcribe({ userId: 'a' }, recording))).problem).toBe(problem);
    expect(fake.recordings).toBe(requests);
  });

  it('can’t be heard by a server without ears', async () => {
    fake.heard = null;
    const failure = await failureOf(service.transcribe({ userId: 'a' }, recording));
    expect(failure).toMatchObject({ problem: 'bad-request', status: 404 });
  });
});

describe('an unusual answer that is whole', () => {
  it('may come without a count of tokens', async () => {
    fake.always = 'uncounted';
    expect(await service.writeText(reword())).toMatchObject({ value: TEXT, usage: null });
  });

  it('may come on a connection that stays open', async () => {
    limitTo({ afterEndMs: 50 });
    fake.always = 'lingering';
    expect(await service.writeText(reword())).toMatchObject({
      value: TEXT,
      usage: { promptTokens: 100, completionTokens: 20 },
    });
  });

  it('may begin with thoughts, which nobody is shown', async () => {
    fake.always = 'thoughts';
    const shown: string[] = [];
    const { value } = await service.writeText({ ...reword(), onText: (text) => void shown.push(text) });
    expect(value).toBe(TEXT);
    expect(shown.join()).not.toMatch(/think|wants/);
    expect(shown.at(-1)).toBe(TEXT);
  });

  it('may be slow, as long as it goes on', async () => {
    limitTo({ firstTokenMs: 5_000, silenceMs: 400 });
    fake.waitMs = 100;
    fake.pieceMs = 60;
    expect((await service.writeText(reword())).value).toBe(TEXT);
  });
});

describe('a service that can’t be reached', () => {
  it('refuses the connection', async () => {
    const { url } = fake;
    await fake.close();
    const failure = await failureOf(service.writeText(reword()));
    expect(failure.problem).toBe('unreachable');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ attempts: 3, outcome: 'unreachable' });
    expect(url).toContain('127.0.0.1');
    fake = await startFakeOpenAi();
  });

  it('has a name that nobody knows', async () => {
    ({ service, lines } = startService('http://nobody.invalid/v1'));
    expect((await failureOf(service.writeText(reword()))).problem).toBe('unreachable');
  });

  it('never completes the connection', async () => {
    // The server waits for more of a request, while the client waits for a greeting of TLS.
    const secure = fake.url.replace('http:', 'https:');
    ({ service, lines } = startService(secure, { limits: { connectMs: 100, firstTokenMs: 60_000 } }));
    expect((await failureOf(service.writeText(reword()))).problem).toBe('unreachable');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ attempts: 3 });
  });
});
