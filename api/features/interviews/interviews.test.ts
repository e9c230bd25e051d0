import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Assistant } from '../../ai/assistant.ts';
import { BY_EMBEDDED } from '../../ai/written-by.ts';
import { createEmbeddedAssistant } from '../../ai/embedded/embedded-assistant.ts';
import type { SessionActor } from '../../core/actor.ts';
import { createWritingThread } from '../../platform/writing-thread/writing-thread.ts';
import { builtEntry } from '../../testing/built-entry.ts';
import { makeExperience, makePosting, mutate, toGlobalId } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { streamInterview } from './interview-stream.ts';
import { sendMessage } from './send-message.ts';

type Reply = Assistant['replyToCandidate'];

const writing = createWritingThread({ entry: builtEntry('writing-worker') });
const embedded = createEmbeddedAssistant(writing);
/** What the interviewer does in this test. */
let reply: Reply;
let app: TestApp;
const assistant: Assistant = { ...embedded, replyToCandidate: (...request) => reply(...request) };

beforeAll(async () => {
  app = await startTestApp({}, { assistant });
});
beforeEach(() => {
  reply = embedded.replyToCandidate;
});
afterAll(async () => {
  await app.close();
  await writing.close();
});

const messageShape = z.object({
  id: z.string(),
  role: z.enum(['USER', 'INTERVIEWER']),
  content: z.string(),
  state: z.enum(['PENDING', 'COMPLETE', 'FAILED']),
  position: z.number(),
  spokenSeconds: z.number().nullable(),
  writtenBy: z.object({ engine: z.string(), fallback: z.string().nullable() }).nullable(),
});
const interviewShape = z.object({
  id: z.string(),
  name: z.string(),
  turnCount: z.number(),
  canEnd: z.boolean(),
  endedAt: z.string().nullable(),
  messages: z.array(messageShape),
  analysis: z.object({ overallScore: z.number().nullable() }).nullable(),
});
const INTERVIEW = `id name turnCount canEnd endedAt analysis { overallScore }
  messages { id role content state position spokenSeconds writtenBy { engine fallback } }`;

const answerShape = z.object({ interview: interviewShape });

async function start(client?: TestClient) {
  const owner = client ?? (await app.user());
  const posting = await makePosting(app.deps, owner);
  const answer = await startFor(owner, posting.id);
  const id = answer.payload?.interview.id ?? '';
  const read = async () => {
    const { data } = await owner.graphql(`query($id: ID!) { interview(id: $id) { ${INTERVIEW} } }`, { id });
    return interviewShape.parse(data.interview);
  };
  /** Waits until no reply is pending. */
  const settle = async () => {
    await expect
      .poll(async () => (await read()).messages.some(({ state }) => state === 'PENDING'), { timeout: 10_000 })
      .toBe(false);
    return read();
  };
  const call = (name: string, input: object = {}) =>
    mutate(owner, name, { id, ...input }, `interview { ${INTERVIEW} }`, answerShape);
  const say = async (content: string, rest: object = {}) => {
    const said = await call('sendInterviewMessage', { content, ...rest });
    await settle();
    return said;
  };
  const rawId = (
    await app.deps.prisma.interview.findFirstOrThrow({
      where: { userId: owner.userId },
      orderBy: { id: 'desc' },
    })
  ).id;
  const actor: SessionActor = { kind: 'session', userId: owner.userId, sessionId: 'of-a-test' };
  return { client: owner, actor, posting, id, rawId, read, settle, call, say };
}
type Started = Awaited<ReturnType<typeof start>>;

const startFor = (client: TestClient, postingId: string) =>
  mutate(
    client,
    'startInterview',
    { jobPostingId: toGlobalId('JobPosting', postingId) },
    `interview { ${INTERVIEW} }`,
    answerShape,
  );

const ANSWER = 'I cooked lunch for 80 guests every day, and I planned the menu for each week with the chef.';

async function finish(started: Started) {
  await started.settle();
  await started.say(ANSWER);
  await started.say(`${ANSWER} I also baked the bread.`);
  return started.call('endInterview');
}

/** An engine that writes word by word when it is told to. */
function bySteps(text: string) {
  const words = text.split(' ');
  const shown: string[] = [];
  let tell: (text: string) => void = () => {};
  let finishReply: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    finishReply = resolve;
  });
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const engine: Reply = async ({ signal, onText }) => {
    tell = (grown) => onText?.(grown);
    begin();
    signal?.throwIfAborted();
    await Promise.race([
      done,
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
      ),
    ]);
    return { value: text, writtenBy: BY_EMBEDDED };
  };
  return {
    engine,
    next: async () => {
      await begun;
      shown.push(words[shown.length] ?? '');
      tell(shown.join(' '));
    },
    finish: () => finishReply(),
  };
}

describe('an interview', () => {
  it('opens with the interviewer’s message, which is turn 1', async () => {
    const { settle } = await start();
    const interview = await settle();
    expect(interview).toMatchObject({ name: 'Cook', turnCount: 1, canEnd: false, endedAt: null });
    expect(interview.messages).toMatchObject([
      {
        role: 'INTERVIEWER',
        state: 'COMPLETE',
        writtenBy: { engine: 'EMBEDDED', fallback: null },
        content: expect.stringContaining('Cook'),
      },
    ]);
  });

  it('has a reply to each message, and can be ended from the third turn of the interviewer on', async () => {
    const started = await start();
    await started.settle();
    await started.say(ANSWER, { spokenSeconds: 12.5 });
    expect(await started.read()).toMatchObject({ turnCount: 2, canEnd: false });
    expect(await started.call('endInterview')).toMatchObject({ type: 'RuleError', reason: 'too-early' });
    await started.say(ANSWER);
    const interview = await started.read();
    expect(interview).toMatchObject({ turnCount: 3, canEnd: true });
    expect(interview.messages.map(({ role }) => role)).toEqual([
      'INTERVIEWER',
      'USER',
      'INTERVIEWER',
      'USER',
      'INTERVIEWER',
    ]);
    expect(interview.messages[1]).toMatchObject({ content: ANSWER, spokenSeconds: 12.5 });
  });

  it('takes no second message while a reply is pending', async () => {
    const started = await start();
    await started.settle();
    const steps = bySteps('So you cooked.');
    reply = steps.engine;
    const [first, second] = await Promise.all([
      started.call('sendInterviewMessage', { content: 'One' }),
      started.call('sendInterviewMessage', { content: 'Two' }),
    ]);
    expect([first.type, second.type].toSorted()).toEqual(['RuleError', 'SendInterviewMessagePayload']);
    expect(await started.call('sendInterviewMessage', { content: 'Three' })).toMatchObject({
      type: 'RuleError',
      reason: 'reply-pending',
    });
    expect(await started.call('endInterview')).toMatchObject({ type: 'RuleError', reason: 'reply-pending' });
    steps.finish();
    const { messages } = await started.settle();
    expect(messages.map(({ role }) => role)).toEqual(['INTERVIEWER', 'USER', 'INTERVIEWER']);
  });

  it('stores a message once that is sent twice under one key', async () => {
    const started = await start();
    await started.settle();
    const key = crypto.randomUUID();
    await started.say('I cooked.', { key });
    await started.say('I cooked.', { key });
    const { messages } = await started.read();
    expect(messages.filter(({ role }) => role === 'USER')).toHaveLength(1);
    const other = await start();
    await other.settle();
    expect(await other.call('sendInterviewMessage', { content: 'Mine', key })).toMatchObject({
      type: 'RuleError',
      reason: 'key-taken',
    });
  });

  it('refuses a message without words, and one that is too long', async () => {
    const started = await start();
    await started.settle();
    expect(await started.call('sendInterviewMessage', { content: ' \n ' })).toMatchObject({
      type: 'ValidationError',
      message: 'Please enter a message.',
    });
    expect((await started.call('sendInterviewMessage', { content: 'x'.repeat(5_001) })).type).toBe(
      'ValidationError',
    );
    expect((await started.read()).messages).toHaveLength(1);
  });

  it('keeps a reply that failed, and has it written again', async () => {
    const started = await start();
    await started.settle();
    reply = () => Promise.reject(new Error('the service is down'));
    await started.say(ANSWER);
    expect((await started.read()).messages.at(-1)).toMatchObject({ role: 'INTERVIEWER', state: 'FAILED' });
    reply = embedded.replyToCandidate;
    expect((await started.call('retryInterviewReply')).type).toBe('RetryInterviewReplyPayload');
    const { messages, turnCount } = await started.settle();
    expect(messages.map(({ role, state }) => `${role} ${state}`)).toEqual([
      'INTERVIEWER COMPLETE',
      'USER COMPLETE',
      'INTERVIEWER FAILED',
      'INTERVIEWER COMPLETE',
    ]);
    expect(turnCount).toBe(2);
    expect(await started.call('retryInterviewReply')).toMatchObject({ reason: 'nothing-failed' });
  });

  it('counts a reply as failed that its server left behind', async () => {
    const started = await start();
    await started.settle();
    const steps = bySteps('Never comes');
    reply = steps.engine;
    await started.call('sendInterviewMessage', { content: ANSWER });
    await app.deps.prisma.interviewMessage.updateMany({
      where: { interviewId: started.rawId, state: 'PENDING' },
      data: { updatedAt: new Date(Date.now() - 30_000) },
    });
    expect((await started.read()).messages.at(-1)?.state).toBe('FAILED');
    reply = embedded.replyToCandidate;
    await started.call('retryInterviewReply');
    const before = await started.settle();
    // The server that had left it comes back: what it writes now is too late.
    steps.finish();
    await sleep(200);
    expect(await started.read()).toEqual(before);
  });

  it('tells the engine only what was said', async () => {
    const started = await start();
    await makeExperience(app.deps, started.client, { title: 'Chef', bulletPoints: ['Led a kitchen of 6'] });
    await started.settle();
    reply = () => Promise.reject(new Error('down'));
    await started.say('First answer');
    const asked: unknown[] = [];
    reply = async (_call, { messages, roles, session }) => {
      asked.push([session, roles.map(({ title }) => title), messages.map(({ content }) => content)]);
      return { value: 'And then?', writtenBy: BY_EMBEDDED };
    };
    await started.call('retryInterviewReply');
    const { messages } = await started.settle();
    expect(asked).toEqual([[0, ['Chef'], [messages[0]?.content, 'First answer']]]);
  });

  it('is another session the next time', async () => {
    const started = await start();
    await startFor(started.client, started.posting.id);
    const rows = await app.deps.prisma.interview.findMany({
      where: { userId: started.client.userId },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ session }) => session)).toEqual([0, 1]);
    await started.settle();
  });

  it('ends with an analysis, once, and takes nothing after that', async () => {
    const started = await start();
    const ended = await finish(started);
    expect(ended.payload?.interview).toMatchObject({ canEnd: false, analysis: {} });
    const { endedAt } = await started.read();
    expect(endedAt).not.toBeNull();
    expect((await started.call('endInterview')).payload?.interview.endedAt).toBe(endedAt);
    expect(await started.call('sendInterviewMessage', { content: 'More' })).toMatchObject({
      reason: 'interview-ended',
    });
  });

  it('keeps its posting when the posting is deleted', async () => {
    const started = await start();
    await started.settle();
    await app.deps.prisma.jobPosting.delete({ where: { id: started.posting.id } });
    await started.say(ANSWER);
    expect((await started.read()).turnCount).toBe(2);
  });

  it('is renamed, listed and deleted', async () => {
    const started = await start();
    await finish(started);
    await start(started.client).then(({ settle }) => settle());
    expect((await started.call('renameInterview', { name: ' ' })).type).toBe('ValidationError');
    expect((await started.call('renameInterview', { name: 'Second try' })).payload?.interview.name).toBe(
      'Second try',
    );
    const list = async (filter: string) => {
      const { data } = await started.client.graphql(
        `{ viewer { interviews${filter} { totalCount edges { node { name } } } } }`,
      );
      return data.viewer.interviews;
    };
    expect(await list('')).toMatchObject({
      totalCount: 2,
      edges: [{ node: { name: 'Cook' } }, { node: { name: 'Second try' } }],
    });
    expect(await list('(ended: true)')).toMatchObject({ edges: [{ node: { name: 'Second try' } }] });
    const { data } = await started.client.graphql(
      'mutation($input: DeleteInterviewInput!) { deleteInterview(input: $input) { ... on DeleteInterviewPayload { deletedInterviewId } } }',
      { input: { id: started.id } },
    );
    expect(data.deleteInterview).toEqual({ deletedInterviewId: started.id });
    expect(await list('')).toMatchObject({ totalCount: 1 });
    expect(await app.deps.prisma.interviewMessage.count({ where: { interviewId: started.rawId } })).toBe(0);
  });

  it('is part of the download, and goes with the account, even in the middle of a reply', async () => {
    const started = await start();
    await started.settle();
    const { json } = await started.client.get('/api/account/export');
    expect(JSON.stringify(json)).toContain(started.rawId);
    const steps = bySteps('Too late');
    reply = steps.engine;
    await started.call('sendInterviewMessage', { content: ANSWER });
    const gone = await started.client.delete('/api/account', { password: 'a long enough secret' });
    expect(gone.status).toBe(200);
    steps.finish();
    await sleep(200);
    expect(await app.deps.prisma.interviewMessage.count({ where: { interviewId: started.rawId } })).toBe(0);
  });
});

/** Follows an interview like a client: what it shows after each event. */
async function* follow(
  deps: TestApp['deps'],
  { actor, rawId }: Started,
  seen: Map<string, string>,
  after: number,
  signal: AbortSignal,
) {
  const stream = await streamInterview(deps, actor, rawId, after, signal);
  for await (const { sequence, message } of stream) {
    seen.set(message.id, message.content);
    yield { position: sequence, message };
  }
}

describe('interviewChanged', () => {
  it('streams each message once and in order, and a reply as it grows', async () => {
    const started = await start();
    await started.settle();
    const steps = bySteps('So you cooked for 80 guests.');
    reply = steps.engine;
    const leaving = new AbortController();
    const states: string[] = [];
    const positions: number[] = [];
    const following = (async () => {
      for await (const { position, message } of follow(app.deps, started, new Map(), 0, leaving.signal)) {
        positions.push(position);
        states.push(`${message.role} ${message.state} ${message.content}`);
      }
    })();
    await started.call('sendInterviewMessage', { content: ANSWER });
    for (const grown of ['So', 'So you', 'So you cooked']) {
      await steps.next();
      await expect.poll(() => states.at(-1)).toBe(`interviewer PENDING ${grown}`);
    }
    steps.finish();
    await expect.poll(() => states.at(-1)).toBe('interviewer COMPLETE So you cooked for 80 guests.');
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(positions).size).toBe(positions.length);
    leaving.abort();
    await following;
  });

  it('ends when the interview ends, or is deleted', async () => {
    const started = await start();
    await finish(started);
    const seen = new Map<string, string>();
    for await (const _event of follow(app.deps, started, seen, 0, AbortSignal.timeout(10_000)));
    expect(seen.size).toBe(5);
  });
});

// The embedded database has one process only. Case A48 of docs/security.md.
describe.runIf(process.env.TEST_DATABASE_URL)('two nodes', () => {
  const REPLY = 'So you cooked for 80 guests every day. How did you plan the week’s menu?';

  it('stream a reply across a lost LISTEN connection, and to a client that was away', async () => {
    const started = await start();
    await started.settle();
    const other = await startTestApp({}, { assistant });
    const steps = bySteps(REPLY);
    reply = steps.engine;
    try {
      const seen = new Map<string, string>();
      let position = 0;
      const come = () => {
        const leaving = new AbortController();
        const following = (async () => {
          for await (const event of follow(other.deps, started, seen, position, leaving.signal)) {
            expect(event.position).toBeGreaterThan(position);
            position = event.position;
          }
        })();
        return async () => {
          leaving.abort();
          await following;
        };
      };
      const shown = () => [...seen.values()].at(-1);
      let leave = come();
      await started.call('sendInterviewMessage', { content: ANSWER });
      await steps.next();
      await expect.poll(shown, { timeout: 10_000 }).toBe('So');
      await other.deps.prisma.$queryRaw`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`;
      await steps.next();
      await expect.poll(shown, { timeout: 10_000 }).toBe('So you');
      await leave();
      await steps.next();
      await steps.next();
      await sleep(500);
      expect(shown()).toBe('So you');
      leave = come();
      await expect.poll(shown, { timeout: 10_000 }).toBe('So you cooked for');
      steps.finish();
      await expect.poll(shown, { timeout: 10_000 }).toBe(REPLY);
      await leave();
      expect([...seen.values()].slice(1)).toEqual([ANSWER, REPLY]);
    } finally {
      await other.close();
    }
  });

  it('say that a reply failed whose node was stopped, and another node writes it', async () => {
    const started = await start();
    await started.settle();
    const first = await startTestApp({}, { assistant });
    reply = bySteps(REPLY).engine;
    await sendMessage(first.deps, started.actor, started.rawId, { content: ANSWER });
    expect((await started.read()).messages.at(-1)?.state).toBe('PENDING');
    await first.close();
    expect((await started.read()).messages.at(-1)?.state).toBe('FAILED');
    reply = async () => ({ value: REPLY, writtenBy: BY_EMBEDDED });
    await started.call('retryInterviewReply');
    const { messages } = await started.settle();
    expect(messages.at(-1)).toMatchObject({ state: 'COMPLETE', content: REPLY });
  });
});

const POSTING = {
  title: 'Line Cook',
  company: 'Long Table',
  description: 'We look for a line cook for our busy kitchen.',
  requirements: ['Two years of experience in a kitchen', 'Food safety certificate'],
};
const EXPERIENCES = [
  {
    title: 'Cook',
    company: 'Copper Kettle',
    startDate: '2020-01',
    bulletPoints: ['Cooked lunch for 80 guests'],
  },
];

describe('POST /api/interview/chat', () => {
  const chatShape = z.object({ response: z.string().min(1) });

  it('opens a conversation, and goes on with one that the caller keeps, storing nothing', async () => {
    const client = await app.user();
    const call = async (rest: object) => {
      const { status, json } = await client.post('/api/interview/chat', {
        jobPosting: POSTING,
        userExperiences: EXPERIENCES,
        ...rest,
      });
      expect(status, JSON.stringify(json)).toBe(200);
      return chatShape.parse(json).response;
    };
    const opening = await call({});
    expect(opening).toContain('Line Cook');
    const next = await call({
      message: ANSWER,
      conversationHistory: [{ role: 'interviewer', content: opening, timestamp: '2026-11-23T10:00:00Z' }],
    });
    expect(next).not.toBe(opening);
    expect(await app.deps.prisma.interview.count({ where: { userId: client.userId } })).toBe(0);
  });

  it('refuses what it can’t read, in words', async () => {
    const client = await app.user();
    const refused: object[] = [
      {},
      { jobPosting: 'x' },
      { jobPosting: POSTING, userExperiences: [1] },
      { jobPosting: POSTING, conversationHistory: [{ role: 'system', content: 'x' }] },
      { jobPosting: POSTING, message: '', conversationHistory: [{ role: 'user', content: 'x' }] },
    ];
    for (const body of refused) {
      const { status, json } = await client.post('/api/interview/chat', body);
      expect(status, JSON.stringify(body)).toBe(400);
      expect(json.message).toMatch(/^Please |^A message /);
    }
  });
});

it('POST /api/interview/analyze-performance answers with the documented fields', async () => {
  const client = await app.user();
  const { status, json } = await client.post('/api/interview/analyze-performance', {
    jobPosting: POSTING,
    userExperiences: EXPERIENCES,
    conversationHistory: [
      { role: 'interviewer', content: 'Tell me about a busy day.' },
      { role: 'user', content: ANSWER },
    ],
  });
  expect(status).toBe(200);
  z.object({
    overallScore: z.number().nullable(),
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
    categoryScores: z.record(z.string(), z.number().min(0).max(10)),
  }).parse(json);
});
