import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RateLimitedError, UpstreamError } from '../../core/errors.ts';
import { JSON_LD, jsonLdPage } from '../../documents/import/testing/job-page-fixtures.ts';
import { restRoutes } from '../../routes.ts';
import { startFakeOpenAi, type ChatRequest, type FakeOpenAi } from '../../testing/fake-openai.ts';
import { makeExperience, makePosting, makeResume } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';
import { claimRequest, removeOldRequests } from './keyed-requests.ts';

// docs/product.md#rest-requests-that-may-be-repeated. Two nodes with connections of their own to one database.
let fake: FakeOpenAi;
let site: Server;
let jobPage: string;
let nodes: [TestApp, TestApp];
let ada: TestClient;
let key: string;
let keys = 0;

beforeAll(async () => {
  fake = await startFakeOpenAi();
  site = createServer((_req, res) => {
    res
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(jsonLdPage(JSON.stringify(JSON_LD)));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  jobPage = `http://127.0.0.1:${(site.address() as AddressInfo).port}/job`;
  const env = { OPENAI_BASE_URL: fake.url, FETCH_ALLOW_PRIVATE: '1' };
  nodes = [await startTestApp(env), await startTestApp(env)];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await fake.close();
  site.close();
});
beforeEach(async () => {
  fake.answer = answer;
  fake.waitMs = 0;
  fake.always = null;
  ada = await nodes[0].user();
  fake.requests = [];
  keys += 1;
  key = `"key-${keys}"`;
});

const POSTING = `Cook at Long Table, Leeds
We are a busy kitchen in Leeds and look for a cook who cooks lunch for 120 guests a day.
Requirements:
- Two years of experience as a cook
- Menu planning`;
const CONVERSATION = {
  jobPosting: { title: 'Cook', company: 'Long Table', description: POSTING, requirements: [] },
  userExperiences: [],
  conversationHistory: [
    { role: 'interviewer', content: 'Tell me about a time when you worked in a team.' },
    { role: 'user', content: 'I cooked lunch for 80 guests with two apprentices, and planned the menu.' },
  ],
};
const DOUBTFUL = 'Copper Kettle\n2019 to 2021\nsomething with pans and such\n- Cooked lunch for 80 guests';

/** Answers each request in other words, as a service does. */
function answer({ response_format: format }: ChatRequest): string {
  const number = fake.requests.length;
  const name = format?.type === 'json_schema' ? format.json_schema.name : '';
  if (name === 'rewording')
    return JSON.stringify({
      text: `Cooked lunch daily${'!'.repeat(number)}`,
      note: 'Shorter.',
      question: null,
    });
  if (name === 'description')
    return JSON.stringify({
      blurb: `A busy kitchen in Leeds looks for a cook who cooks lunch for 120 guests a day${'!'.repeat(number)}`,
      tips: [],
    });
  if (name === 'remarks' || name === 'roles') return JSON.stringify({ [name]: [] });
  return `Thank you${'!'.repeat(number)}`;
}

const post = (path: string, body?: unknown, client = ada) =>
  client.post(path, body, { 'idempotency-key': key });
const analyze = (client = ada, description = POSTING) => post('/api/job-postings', { description }, client);
const other = (client = ada): TestClient => client.at(nodes[1].url);
const isReplayed = ({ headers }: Answer) => headers.get('idempotency-replayed') === 'true';

function formOf(text: string): FormData {
  const form = new FormData();
  form.append('resume', new Blob([text]), 'resume.txt');
  return form;
}

/** What a person needs before, and a request that makes the service work. */
const REQUESTS: Record<string, () => Promise<{ path?: string; body: () => unknown }>> = {
  'POST /api/experiences/parse': async () => ({ body: () => ({ text: DOUBTFUL }) }),
  'POST /api/job-postings': async () => ({ body: () => ({ description: POSTING }) }),
  'POST /api/job-postings/analyze-url': async () => ({ body: () => ({ url: jobPage }) }),
  'POST /api/interview/chat': async () => ({
    body: () => ({ ...CONVERSATION, message: 'I planned the menu for each week with the chef.' }),
  }),
  'POST /api/interview/analyze-performance': async () => ({ body: () => CONVERSATION }),
  'POST /api/optimize-bullet-points': async () => {
    const { id } = await makeExperience(nodes[0].deps, ada);
    const bulletPoints = ['Was responsible for cooking lunch'];
    return {
      body: () => ({ experienceId: id, bulletPoints, jobDescription: POSTING, optimization: 'concise' }),
    };
  },
  'POST /api/tailored-resumes/{id}/bullet-point': async () => {
    const { deps } = nodes[0];
    const bulletPoints = ['Was responsible for cooking lunch', 'Was responsible for menu planning'];
    const experience = await makeExperience(deps, ada, { bulletPoints });
    const posting = await makePosting(deps, ada, POSTING);
    const { id } = await makeResume(deps, ada, posting, [experience], 1);
    return {
      path: `/api/tailored-resumes/${id}/bullet-point`,
      body: () => ({ experienceId: experience.id }),
    };
  },
  'POST /api/upload-resume': async () => ({ body: () => formOf(`Experience\n${DOUBTFUL}`) }),
  'POST /api/resume-editor/upload': async () => ({ body: () => formOf(`Experience\n${DOUBTFUL}`) }),
};

// Case A34 of docs/security.md#cases.
describe('the same key twice, on two nodes', () => {
  it('is known on every path that may ask the AI service', () => {
    const taking = restRoutes.filter((route) => route.takesIdempotencyKey);
    expect(taking.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      Object.keys(REQUESTS).sort(),
    );
    expect(taking.every(({ access }) => access === 'user')).toBe(true);
  });

  it.each(Object.entries(REQUESTS))(
    '%s: asks the service once, and answers the same',
    async (name, prepare) => {
      const { path = name.split(' ')[1] ?? '', body } = await prepare();
      fake.requests = [];
      const first = await post(path, body());
      expect(first.status, first.text).toBeLessThan(300);
      expect(isReplayed(first)).toBe(false);
      const asked = fake.requests.length;
      expect(asked).toBeGreaterThan(0);
      const second = await post(path, body(), other());
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
      expect(isReplayed(second)).toBe(true);
      expect(fake.requests).toHaveLength(asked);
      // Without the key, or with another one, it is another request.
      keys += 1;
      key = `key-${keys}`;
      const third = await post(path, body());
      expect(isReplayed(third)).toBe(false);
    },
  );

  it('stores what it creates once', async () => {
    await analyze();
    await analyze(other());
    expect((await ada.get('/api/job-postings')).json).toHaveLength(1);
  });

  it('is known to its owner only', async () => {
    const bob = await nodes[1].user();
    const [first, second] = [await analyze(), await analyze(bob)];
    expect(second.status).toBe(201);
    expect(isReplayed(second)).toBe(false);
    expect(second.json.id).not.toBe(first.json.id);
  });

  it('keeps an answer that refuses', async () => {
    const request = {
      experienceId: '00000000-0000-7000-8000-000000000000',
      bulletPoints: ['Cooked'],
      jobDescription: POSTING,
      optimization: 'concise',
    };
    const first = await post('/api/optimize-bullet-points', request);
    const second = await post('/api/optimize-bullet-points', request, other());
    expect([first.status, second.status, second.json]).toEqual([404, 404, first.json]);
    expect([isReplayed(first), isReplayed(second)]).toEqual([false, true]);
  });
});

describe('at the same time', () => {
  it('is answered once; the others are told to ask again, and then get that answer', async () => {
    fake.waitMs = 150;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => analyze(at % 2 === 0 ? ada : other())),
    );
    const done = answers.filter(({ status }) => status === 201);
    const told = answers.filter(({ status }) => status === 409);
    expect(done.filter((one) => !isReplayed(one))).toHaveLength(1);
    expect(done.length + told.length).toBe(12);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]?.headers.get('retry-after')).toBe('2');
    expect(told[0]?.json.message).toMatch(/still being answered/);
    expect(fake.requests).toHaveLength(1);
    const again = await analyze(other());
    expect([again.status, again.json.id, isReplayed(again)]).toEqual([201, done[0]?.json.id, true]);
    expect((await ada.get('/api/job-postings')).json).toHaveLength(1);
  });
});

describe('a key that was used for something else', () => {
  it('is refused with clear words, whatever differs', async () => {
    await analyze();
    fake.requests = [];
    const answers = [
      await analyze(other(), `${POSTING} `),
      await post('/api/experiences/parse', { description: POSTING }),
      await post('/api/interview/chat', CONVERSATION, other()),
      await post('/api/upload-resume', formOf(DOUBTFUL)),
    ];
    const message =
      'This Idempotency-Key was used for another request. Please send a new key with a new request.';
    for (const { status, json } of answers) expect([status, json]).toEqual([422, { message }]);
    expect(fake.requests).toEqual([]);
    expect(await nodes[0].deps.prisma.resumeImport.count({ where: { userId: ada.userId } })).toBe(0);
  });

  it('is also one for another file', async () => {
    expect((await post('/api/upload-resume', formOf(`Experience\n${DOUBTFUL}`))).status).toBe(200);
    expect((await post('/api/upload-resume', formOf(`Experience\n${DOUBTFUL}.`), other())).status).toBe(422);
  });
});

describe('a key', () => {
  it.each(['', 'a b', 'x'.repeat(256), 'schlüssel', 'a\tb'])('of %j is refused', async (odd) => {
    key = odd;
    const { status, json } = await analyze();
    expect([status, json.message]).toEqual([
      400,
      'The Idempotency-Key must consist of 1 to 255 visible ASCII characters.',
    ]);
  });

  it('may have 255 characters', async () => {
    key = '~!'.repeat(127) + keys;
    key = key.slice(0, 255);
    expect((await analyze()).status).toBe(201);
    expect(isReplayed(await analyze(other()))).toBe(true);
  });

  it('has no meaning on other paths', async () => {
    const request = { title: 'Cook', company: 'Copper Kettle' };
    const [first, second] = [
      await post('/api/experiences', request),
      await post('/api/experiences', request),
    ];
    expect(second.json.id).not.toBe(first.json.id);
  });
});

describe('a first request that can be tried again', () => {
  it.each([
    [502, new UpstreamError('The service failed.')],
    [504, new UpstreamError('The service was too slow.', { isTooSlow: true })],
    [500, new Error('a defect')],
    [429, new RateLimitedError('Too many attempts.', 1)],
  ])('failed with %i', async (status, error) => {
    let failures = 1;
    const { assistant } = nodes[0].deps;
    const own = await startTestApp(
      {},
      {
        assistant: {
          ...assistant,
          describePosting: async (...given) => {
            if (failures-- > 0) throw error;
            return assistant.describePosting(...given);
          },
        },
      },
    );
    try {
      const client = ada.at(own.url);
      expect((await analyze(client)).status).toBe(status);
      const second = await analyze(client);
      expect([second.status, isReplayed(second)]).toEqual([201, false]);
      expect(isReplayed(await analyze(other()))).toBe(true);
    } finally {
      await own.close();
    }
  });

  it('was called off by its client', async () => {
    fake.always = 'hang';
    const controller = new AbortController();
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const first = fetch(`${nodes[0].url}/api/job-postings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
      body: JSON.stringify({ description: POSTING }),
      signal: controller.signal,
    }).catch((error: unknown) => error);
    await expect.poll(() => fake.open).toBe(1);
    controller.abort();
    await first;
    fake.always = null;
    await expect.poll(async () => (await analyze(other())).status).toBe(201);
    expect((await ada.get('/api/job-postings')).json).toHaveLength(1);
  });

  it('was on a node that has ended: after 20 s without a sign of life', async () => {
    const { prisma } = nodes[0].deps;
    const asked = { userId: ada.userId, key, content: 'asked' };
    const dead = await claimRequest(nodes[0].deps, asked);
    await expect(claimRequest(nodes[1].deps, asked)).rejects.toMatchObject({ retryAfterSeconds: 2 });
    await prisma.$executeRaw`update keyed_requests set "seenAt" = now() - interval '21 seconds'
      where "userId" = ${ada.userId}::uuid`;
    const next = await claimRequest(nodes[1].deps, asked);
    if ('status' in next || 'status' in dead) throw new Error('answered');
    // It wasn't dead after all, but it has lost its claim.
    await dead.keep({ status: 200, body: 'late' });
    await dead.release();
    await expect(claimRequest(nodes[0].deps, asked)).rejects.toMatchObject({ kind: 'conflict' });
    await next.keep({ status: 201, body: 'first' });
    expect(await claimRequest(nodes[0].deps, asked)).toEqual({ status: 201, body: 'first' });
  });
});

describe('what is kept', () => {
  const readRows = () => nodes[1].deps.prisma.keyedRequest.findMany({ where: { userId: ada.userId } });
  const age = (hours: number) => nodes[0].deps.prisma.$executeRaw`
    update keyed_requests set "createdAt" = now() - ${hours}::int * interval '1 hour'
    where "userId" = ${ada.userId}::uuid`;

  it('is the answer, and of the request only digests', async () => {
    const { text } = await analyze();
    const [row, ...rest] = await readRows();
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ status: 201, answer: text, key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(row?.content).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is kept for 24 hours', async () => {
    const first = await analyze();
    await age(23);
    await removeOldRequests(nodes[0].deps);
    expect(isReplayed(await analyze(other()))).toBe(true);
    await age(25);
    const second = await analyze(other());
    expect([second.status, isReplayed(second), second.json.id === first.json.id]).toEqual([
      201,
      false,
      false,
    ]);
    await age(25);
    await removeOldRequests(nodes[0].deps);
    expect(await readRows()).toEqual([]);
  });

  it('goes with the account', async () => {
    await analyze();
    await nodes[0].deps.prisma.user.delete({ where: { id: ada.userId } });
    expect(await readRows()).toEqual([]);
  });

  it('is never more than 1 MB for an answer and 4 MB for a person, of whom the newest are kept', async () => {
    const keep = async (name: string, size: number) => {
      const claim = await claimRequest(nodes[0].deps, { userId: ada.userId, key: name, content: '' });
      if ('status' in claim) throw new Error('answered');
      await claim.keep({ status: 200, body: 'x'.repeat(size) });
    };
    await keep('large', 1_000_000);
    expect(await readRows()).toEqual([]);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await keep(name, 900_000);
    const rows = await readRows();
    expect(rows).toHaveLength(4);
    const claim = await claimRequest(nodes[1].deps, { userId: ada.userId, key: 'e', content: '' });
    expect(claim).toMatchObject({ status: 200 });
  });
});
