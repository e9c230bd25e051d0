import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_AI_SERVICE, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startFakeOpenAi, type ChatRequest, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';

/** What the product keeps to when an AI service writes (docs/ai.md). Everything goes over HTTP. */
let fake: FakeOpenAi;
let app: TestApp;
let client: TestClient;
let experienceId: string;
const unhandled: unknown[] = [];
const noteUnhandled = (error: unknown) => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled);
  fake = await startFakeOpenAi();
  app = await startTestApp({ OPENAI_BASE_URL: fake.url, OPENAI_USER_DAILY_CALLS: '100000' });
});
afterAll(async () => {
  process.off('unhandledRejection', noteUnhandled);
  await app.close();
  await fake.close();
});

const WEAK = 'Was responsible for cooking lunch for 80 guests with two apprentices';
const BETTER = 'Cooked lunch for 80 guests with two apprentices';
const POSTING = `Line Cook at Long Table, Leeds
We are a busy kitchen in Leeds and look for a line cook who cooks lunch for 120 guests a day.
Requirements:
- Two years of experience as a cook
- Food safety certificate
- Teamwork`;
const ANSWER =
  'At Copper Kettle I cooked lunch for 80 guests every day with two apprentices, and I planned the menu for each week with the chef.';
const CHAT = {
  jobPosting: { title: 'Line Cook', company: 'Long Table', description: POSTING, requirements: [] },
  userExperiences: [
    { title: 'Cook', company: 'Copper Kettle', startDate: '2020-01', endDate: '', bulletPoints: [WEAK] },
  ],
};

beforeEach(async () => {
  fake.always = null;
  fake.faults = [];
  fake.answer = answerWell;
  client = await app.user();
  const { json } = await client.post('/api/experiences', {
    title: 'Cook',
    company: 'Copper Kettle',
    startDate: '2020-01',
    bulletPoints: [WEAK, 'Baked bread for two shops'],
  });
  experienceId = json.id;
  fake.requests = [];
});
afterEach(() => expect(unhandled).toEqual([]));

const nameOf = ({ response_format: format }: ChatRequest) =>
  format?.type === 'json_schema' ? format.json_schema.name : '';

/** What a service says that keeps to what it is given. */
function answerWell(request: ChatRequest): string {
  const told = request.messages.at(-1)?.content ?? '';
  switch (nameOf(request)) {
    case 'rewording':
      return JSON.stringify({ text: BETTER, note: 'Begins with what you did.', question: null });
    case 'description':
      return JSON.stringify({
        blurb: 'A busy kitchen in Leeds looks for a line cook who cooks lunch for 120 guests a day.',
        tips: [],
      });
    case 'remarks':
      return JSON.stringify({
        remarks: [...told.matchAll(/^(\d+)\. .*\n.*\nRemark: (.*)$/gm)].map(([, number, text]) => ({
          number: Number(number),
          text,
        })),
      });
    case 'resume':
      return JSON.stringify({
        jobs: [
          { first: 0, last: 3, title: '', company: 'Copper Kettle', location: '', dates: '2019 to 2021' },
        ],
        studies: [],
        certificates: [],
      });
    default:
      return 'Thanks, cooking for 80 guests with two apprentices sounds like a full day.';
  }
}

/** What a service says that invents numbers, employers and tools, and obeys whoever wrote the posting. */
function lie(request: ChatRequest): string {
  switch (nameOf(request)) {
    case 'rewording':
      return JSON.stringify({
        text: 'Led a team of 25 chefs at Globex and raised revenue by 40% with Kubernetes',
        note: 'You were CEO of Globex.',
        question: 'Did you also save $2 million at Globex?',
      });
    case 'description':
      return JSON.stringify({
        blurb: 'Globex looks for a CEO with 25 years of Kubernetes who will lead 900 people to glory.',
        tips: Array.from({ length: 3 }, () => 'Say that you led 25 chefs at Globex.'),
      });
    case 'remarks':
      return JSON.stringify({
        remarks: Array.from({ length: 12 }, (_, at) => ({
          number: at + 1,
          text: 'You led 25 chefs at Globex.',
        })),
      });
    case 'resume': {
      const lines = { first: 0, last: 3, dates: '1999 – 2005' };
      return JSON.stringify({
        jobs: [{ ...lines, title: 'CEO', company: 'Globex', location: 'Mars' }],
        studies: [{ ...lines, degree: 'Doctorate in Kubernetes', school: 'Globex Academy' }],
        certificates: [{ ...lines, name: 'Kubernetes Expert', issuer: 'Globex', number: '900' }],
      });
    }
    default:
      return 'So at Globex you led 25 chefs with Kubernetes. How did that feel?';
  }
}

const LIES = /Globex|CEO|25 chefs|Kubernetes|40\s?%|\$2 million|900 people|Mars/;
const DOUBTFUL = `Copper Kettle
2019 to 2021
something with pans and such
- Cooked lunch for 80 guests`;

/** Everything that a service is asked for, over HTTP. */
const OPERATIONS: [string, () => Promise<{ status: number; json: Record<string, unknown>; text: string }>][] =
  [
    [
      'rewording',
      () =>
        client.post('/api/optimize-bullet-points', {
          experienceId,
          bulletPoints: [WEAK],
          jobDescription: POSTING,
          optimization: 'concise',
        }),
    ],
    ['a posting', () => client.post('/api/job-postings', { description: POSTING })],
    [
      'a reply',
      () =>
        client.post('/api/interview/chat', {
          ...CHAT,
          message: ANSWER,
          conversationHistory: [{ role: 'interviewer', content: 'Hello. Please introduce yourself.' }],
        }),
    ],
    [
      'an analysis',
      () =>
        client.post('/api/interview/analyze-performance', {
          ...CHAT,
          conversationHistory: [
            { role: 'interviewer', content: 'Tell me about a time when you worked in a team.' },
            { role: 'user', content: ANSWER },
            { role: 'interviewer', content: 'What was the hardest part of it?' },
            {
              role: 'user',
              content:
                'We were two short on a Sunday, so I called the owner and moved the bread order to noon.',
            },
          ],
        }),
    ],
    ['pasted text', () => client.post('/api/experiences/parse', { text: DOUBTFUL })],
  ];

/** Without what says who wrote it. */
const withoutLabels = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      ['writtenBy', 'fallback', 'id', 'createdAt', 'requestId'].includes(key) ? undefined : inner,
    ),
  );

describe('with an AI service that works', () => {
  it('rewords, and says who did', async () => {
    const { json } = await OPERATIONS[0]![1]();
    expect(json).toMatchObject({
      bulletPoints: [BETTER],
      changeNotes: ['Begins with what you did.'],
      writtenBy: [{ engine: 'openai', fallback: null }],
    });
  });

  it('describes a posting; its terms, requirements and scores stay the product’s own', async () => {
    const { json } = await OPERATIONS[1]![1]();
    expect(json.blurb).toMatch(/^A busy kitchen in Leeds/);
    expect(fake.requests.map(nameOf)).toEqual(['description']);
    expect(json.requirements).toContain('Food safety certificate');
  });

  it('replies to the candidate and asks the next question of the plan', async () => {
    const { json } = await OPERATIONS[2]![1]();
    expect(json).toMatchObject({ writtenBy: { engine: 'openai' } });
    expect(json.response).toMatch(/^Thanks, cooking for 80 guests .*\?$/);
  });

  it('never sends an e-mail address or a name of the account', async () => {
    for (const [, operate] of OPERATIONS) await operate();
    expect(JSON.stringify(fake.requests)).not.toMatch(/@example|tailorbird\.example/);
  });
});

describe('with an AI service that fails', () => {
  const FAULTS: Fault[] = [
    'unauthorized',
    'rate-limited',
    'rate-limited-30',
    'no-credit',
    'server-error',
    'hang',
    'stall',
    'cut',
    'unfinished',
    'html',
    'truncated-json',
    'wrong-shape',
    'refusal',
    'flood',
    'empty',
    'bad-line',
  ];

  it.each(FAULTS)('%s: everything is done by the embedded engine, which says so', async (fault) => {
    // The breaker of another test's failures must not hide this one's.
    const own = await startTestApp({ OPENAI_BASE_URL: fake.url });
    const plain = await startTestApp(NO_AI_SERVICE);
    try {
      fake.always = fault;
      for (const [name, operate] of OPERATIONS) {
        // The service answers replies in words, where these are no faults.
        if (name === 'a reply' && (fault === 'truncated-json' || fault === 'wrong-shape')) continue;
        const before = client;
        client = before.at(own.url);
        const answer = await operate();
        client = before.at(plain.url);
        const embedded = await operate();
        client = before;
        expect(answer.status, name).toBe(embedded.status);
        expect(withoutLabels(answer.json), name).toEqual(withoutLabels(embedded.json));
        if (answer.status < 400 && name !== 'a posting')
          expect(JSON.stringify(answer.json), name).toMatch(/"fallback":"(?:failed|unusable)"/);
      }
      await expect.poll(() => fake.open).toBe(0);
    } finally {
      await own.close();
      await plain.close();
    }
  });

  it('unreachable: everything is done by the embedded engine', async () => {
    const own = await startTestApp({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    try {
      client = client.at(own.url);
      for (const [name, operate] of OPERATIONS) expect((await operate()).status, name).toBeLessThan(500);
      expect((await OPERATIONS[0]![1]()).json.writtenBy).toEqual([
        { engine: 'embedded', fallback: 'failed' },
      ]);
    } finally {
      await own.close();
    }
  });
});

describe('with an AI service that lies', () => {
  it('lets no invented number, employer, tool or title through, and asks once more for a wording', async () => {
    fake.answer = lie;
    for (const [name, operate] of OPERATIONS) {
      const { status, text } = await operate();
      expect(status, name).toBeLessThan(300);
      expect(text, name).not.toMatch(LIES);
    }
    const asked = fake.requests.filter((request) => nameOf(request) === 'rewording');
    expect(asked.length).toBe(2);
    expect(asked[1]?.messages.at(-1)?.content).toMatch(/can't be used/);
  });

  it.each(['OK', 'Done.', 'Worked well'])('keeps a bullet for which it says only “%s”', async (text) => {
    fake.answer = () => JSON.stringify({ text, note: 'Shorter.', question: null });
    const { json } = await OPERATIONS[0]![1]();
    expect(json).toMatchObject({ writtenBy: [{ engine: 'embedded', fallback: 'unusable' }] });
    expect(json.bulletPoints).toEqual([WEAK]);
  });

  it.each([
    ['helping the chef at Globex', 'chef'],
    ['Copper Kettle, formerly with friends of Globex', 'friends'],
  ])('makes no title of a part of “%s”', async (line, title) => {
    fake.answer = () =>
      JSON.stringify({ roles: [{ number: 1, title, company: '', location: '', dates: '' }] });
    const { json } = await client.post('/api/experiences/parse', {
      text: `Experience\n2019 to 2021\n${line}\n- Cooked lunch for 80 guests`,
    });
    expect(json.experiences[0].title).not.toBe(title);
  });

  it('uses the second wording where that is true', async () => {
    let asked = 0;
    fake.answer = (request) => ((asked += 1) === 1 ? lie(request) : answerWell(request));
    const { json } = await OPERATIONS[0]![1]();
    expect(json).toMatchObject({ bulletPoints: [BETTER], writtenBy: [{ engine: 'openai', fallback: null }] });
  });
});
