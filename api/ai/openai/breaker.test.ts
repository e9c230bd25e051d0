import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';
import type { AiService } from './ai-service.ts';
import { createBreaker } from './breaker.ts';
import { form, GOOD, reword, startService, TEXT } from './testing/ai-service.ts';

describe('the breaker', () => {
  const start = () => {
    let time = 0;
    const breaker = createBreaker({ windowMs: 30_000, outcomes: 10, pauseMs: 30_000 }, () => time);
    return { breaker, pass: (ms: number) => (time += ms) };
  };
  type Breaker = ReturnType<typeof start>['breaker'];
  const note = (breaker: Breaker, outcome: 'answered' | 'failed' | 'called-off', times = 1) => {
    for (let call = 0; call < times; call += 1) breaker.enter()?.(outcome);
  };

  it('opens when at least half of at least ten calls failed', () => {
    const { breaker } = start();
    note(breaker, 'answered', 5);
    note(breaker, 'failed', 4);
    expect(breaker.enter()).not.toBeNull();
    note(breaker, 'failed');
    expect(breaker.enter()).toBeNull();
  });

  it('stays closed as long as more calls are answered than fail', () => {
    const { breaker } = start();
    for (let round = 0; round < 50; round += 1) {
      note(breaker, 'answered', 6);
      note(breaker, 'failed', 5);
    }
    expect(breaker.enter()).not.toBeNull();
  });

  it('forgets what is older than half a minute, and what was called off', () => {
    const { breaker, pass } = start();
    note(breaker, 'failed', 9);
    pass(30_001);
    note(breaker, 'called-off', 20);
    note(breaker, 'failed', 9);
    expect(breaker.enter()).not.toBeNull();
  });

  it('lets one call through after a pause, which decides', () => {
    const { breaker, pass } = start();
    note(breaker, 'failed', 10);
    pass(29_999);
    expect(breaker.enter()).toBeNull();
    pass(1);
    const trial = breaker.enter();
    expect(trial).not.toBeNull();
    expect(breaker.enter()).toBeNull();
    trial?.('failed');
    expect(breaker.enter()).toBeNull();
    pass(30_000);
    breaker.enter()?.('answered');
    expect(breaker.enter()).not.toBeNull();
  });

  it('lets another call try when the trial was called off', () => {
    const { breaker, pass } = start();
    note(breaker, 'failed', 10);
    pass(30_000);
    breaker.enter()?.('called-off');
    expect(breaker.enter()).not.toBeNull();
  });

  it('is not closed by calls that had begun before it opened', () => {
    const { breaker } = start();
    const late = Array.from({ length: 5 }, () => breaker.enter());
    note(breaker, 'failed', 10);
    for (const report of late) report?.('answered');
    expect(breaker.enter()).toBeNull();
  });
});

describe('a service', () => {
  let fake: FakeOpenAi;
  let service: AiService;
  let time: number;
  beforeEach(async () => {
    time = 0;
    fake = await startFakeOpenAi();
    fake.answer = ({ response_format: format }) => (format ? GOOD : TEXT);
    ({ service } = startService(fake.url, { now: () => time }));
  });
  afterEach(async () => {
    await service.close();
    await fake.close();
  });
  const call = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, (_, at) => service.writeText(reword(`${at}`))));

  it.each<Fault>(['unauthorized', 'server-error', 'rate-limited', 'hang-up', 'html'])(
    '%s: is left alone after ten failures, and used again once it answers',
    async (fault) => {
      fake.always = fault;
      await call(10);
      const sent = fake.requests.length;
      await expect(service.writeText(reword())).rejects.toMatchObject({ problem: 'paused' });
      await expect(service.writeJson({ ...reword(), form })).rejects.toMatchObject({ problem: 'paused' });
      expect(fake.requests).toHaveLength(sent);
      fake.always = null;
      time += 30_000;
      expect((await service.writeText(reword())).value).toBe(TEXT);
      expect((await service.writeText(reword())).value).toBe(TEXT);
    },
  );

  it.each<Fault>(['refusal', 'empty', 'length', 'too-long-a-prompt'])(
    '%s: is asked again, since it works',
    async (fault) => {
      fake.always = fault;
      await call(12);
      expect(fake.requests).toHaveLength(12);
      fake.always = null;
      expect((await service.writeText(reword())).value).toBe(TEXT);
    },
  );

  it('is not left alone because people change their minds', async () => {
    fake.always = 'hang';
    for (let at = 0; at < 12; at += 1) {
      const calling = new AbortController();
      const ended = expect(service.writeText({ ...reword(), signal: calling.signal })).rejects.toThrow(
        'gone',
      );
      await expect.poll(() => fake.requests.length).toBe(at + 1);
      calling.abort(new Error('gone'));
      await ended;
    }
    fake.always = null;
    expect((await service.writeText(reword())).value).toBe(TEXT);
  });
});
