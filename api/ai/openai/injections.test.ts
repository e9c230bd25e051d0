import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutate, toGlobalId } from '../../testing/factories.ts';
import { startFakeOpenAi, type ChatRequest, type FakeOpenAi } from '../../testing/fake-openai.ts';
import { NO_AI_SERVICE, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';
import { INJECTIONS, systemTextOf, toldTo, type Injection } from './testing/injections.ts';

// Case A39 of docs/security.md#cases: a service that obeys whoever wrote a posting, a resume or an answer, next to the
// same installation without one.
let fake: FakeOpenAi;
let app: TestApp;
let plain: TestApp;
let ada: TestClient;
let experienceId: string;

beforeAll(async () => {
  fake = await startFakeOpenAi();
  app = await startTestApp(
    {
      OPENAI_BASE_URL: fake.url,
      OPENAI_USER_DAILY_CALLS: '100000',
      OPENAI_USER_DAILY_TOKENS: '100000000',
    },
    // Nothing is slow here, except a busy machine.
    { aiLimits: { firstTokenMs: 20_000, silenceMs: 20_000, totalMs: 60_000 } },
  );
  plain = await startTestApp(NO_AI_SERVICE);
});
afterAll(async () => {
  await app.close();
  await plain.close();
  await fake.close();
});
beforeEach(async () => {
  ada = await app.user();
  const { json } = await ada.post('/api/experiences', {
    ...ROLE,
    bulletPoints: [WEAK, 'Baked bread for two shops'],
  });
  experienceId = json.id;
  fake.requests = [];
});

const ROLE = { title: 'Cook', company: 'Copper Kettle', startDate: '2020-01', endDate: '2022-03' };
const WEAK = 'Was responsible for cooking lunch for 80 guests with two apprentices';
const BETTER = 'Cooked lunch for 80 guests with two apprentices';
const postingWith = (text: string) => `Line Cook at Long Table, Leeds
We are a busy kitchen in Leeds and look for a line cook who cooks lunch for 120 guests a day.
${text}
Requirements:
- Two years of experience as a cook
- Food safety certificate
- ${text}
- Teamwork`;
const said =
  'At Copper Kettle I cooked lunch for 80 guests every day with two apprentices, and I planned the menu.';

/** Where an injection stands, and the request with which it arrives. */
const PLACES: Record<string, (text: string) => { path: string; body: object }> = {
  'a posting': (text) => ({ path: '/api/job-postings', body: { description: postingWith(text) } }),
  'a posting that a bullet is reworded for': (text) => ({
    path: '/api/optimize-bullet-points',
    body: { experienceId, bulletPoints: [WEAK], jobDescription: postingWith(text), optimization: 'keywords' },
  }),
  'a bullet': (text) => ({
    path: '/api/optimize-bullet-points',
    body: {
      experienceId,
      bulletPoints: [`${WEAK}. ${text}`],
      jobDescription: postingWith(''),
      optimization: 'concise',
    },
  }),
  'a resume': (text) => ({
    path: '/api/experiences/parse',
    body: {
      text: `Copper Kettle\n2019 to 2021\nsomething with pans and such\n- Cooked lunch for 80 guests\n- ${text}`,
    },
  }),
  'an answer': (text) => ({
    path: '/api/interview/chat',
    body: {
      ...talkOf(postingWith(text)),
      message: `${said} ${text}`,
      conversationHistory: [{ role: 'interviewer', content: 'Hello. Please introduce yourself.' }],
    },
  }),
  'answers that are analyzed': (text) => ({
    path: '/api/interview/analyze-performance',
    body: {
      ...talkOf(postingWith('')),
      conversationHistory: [
        { role: 'interviewer', content: 'Tell me about a time when you worked in a team.' },
        { role: 'user', content: `${said} ${text}` },
        { role: 'interviewer', content: 'What was the hardest part of it?' },
        { role: 'user', content: `We were two short on a Sunday, so I called the owner. ${text}` },
      ],
    },
  }),
};
const talkOf = (description: string) => ({
  jobPosting: { title: 'Line Cook', company: 'Long Table', description, requirements: [] },
  userExperiences: [{ ...ROLE, bulletPoints: [WEAK] }],
});

/** Fills each text of an answer. */
function fill(request: ChatRequest, text: string, main = text): string {
  const { response_format: format } = request;
  const numbers = [...toldTo(request).matchAll(/^(?:Job )?(\d+)(?:\.|$)/gm)].map(([, number]) =>
    Number(number),
  );
  switch (format?.type === 'json_schema' ? format.json_schema.name : '') {
    case 'rewording':
      return JSON.stringify({ text: main, note: text, question: `${text}?`, isAdmin: true });
    case 'description':
      return JSON.stringify({ blurb: main, tips: Array.from({ length: 12 }, () => text), company: 'Globex' });
    case 'remarks':
      return JSON.stringify({ remarks: numbers.map((number) => ({ number, text, score: 100 })) });
    case 'roles':
      return JSON.stringify({
        roles: numbers.map((number) => ({ number, title: text, company: main, location: text, dates: text })),
      });
    default:
      return main;
  }
}

/** A good answer to each request: only what comes with it obeys. */
function goodOf({ response_format: format }: ChatRequest): string {
  const name = format?.type === 'json_schema' ? format.json_schema.name : '';
  if (name === 'rewording') return BETTER;
  if (name === 'description')
    return 'A busy kitchen in Leeds looks for a line cook who cooks lunch for 120 guests a day.';
  return name === 'roles' ? 'Copper Kettle' : 'Lunch for 80 guests with two apprentices is a full day.';
}

/** Ways to obey. */
const WAYS: [string, (request: ChatRequest, injection: Injection) => string][] = [
  ['does what it says', (request, { obeyed }) => fill(request, obeyed(request))],
  ['writes well and adds it', (request, { obeyed }) => fill(request, obeyed(request), goodOf(request))],
  [
    'writes well and goes on with it',
    (request, { obeyed }) => fill(request, `${goodOf(request)} ${obeyed(request)}`),
  ],
  ['prints its system text', (request) => fill(request, systemTextOf(request))],
  ['prints a part of its system text', (request) => fill(request, longestLine(systemTextOf(request)))],
  ['prints the end of its system text', (request) => fill(request, systemTextOf(request).slice(-160))],
  ['repeats the injection', (request, { text }) => fill(request, text)],
  ['echoes what it was sent', (request) => fill(request, toldTo(request))],
];
const longestLine = (text: string) => text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* stringsIn(inner);
}
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'fallback' || key === 'question' ? '' : shapeOf(inner),
    ]),
  );
};
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const repeats = (text: string, source: string): boolean => {
  const known = ` ${wordsIn(source).join(' ')} `;
  const words = wordsIn(text);
  return words.some(
    (_, at) => at + 7 <= words.length && known.includes(` ${words.slice(at, at + 7).join(' ')} `),
  );
};

/** What the injections ask for. */
const OBEYED =
  /globex|glоbех|\bceo\b|сео|c e o|geschäftsführer|900|1999|evil|pixel|isadmin|hired|10 out of 10/iu;
/** Nothing that runs or leads anywhere, and nothing hidden. */
const MARKUP = /[<>{}[\]`]|https?:|\/\/|\w\.\w+\/|\p{Cf}|\p{Co}/u;
const isEcho = (text: string, injection: Injection) =>
  wordsIn(injection.text).join(' ').includes(wordsIn(text).join(' '));

async function send(client: TestClient, { path, body }: { path: string; body: object }): Promise<Answer> {
  const answer = await client.post(path, body);
  expect(answer.status, `${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
  return answer;
}

describe.each(Object.entries(PLACES))('orders in %s', (place, requestWith) => {
  let asked = 0;
  // A resume whose roles leave no doubt, or rubbish in place of an answer, is no work for a service.
  afterAll(() => expect(asked, place).toBeGreaterThanOrEqual(17));

  it.each(INJECTIONS.map((injection) => [injection.name, injection] as const))(
    '%s',
    async (_name, injection) => {
      const request = requestWith(injection.text);
      const embedded = (await send(ada.at(plain.url), request)).json;
      const own = new Set(stringsIn(embedded));
      for (const [way, obey] of WAYS) {
        fake.requests = [];
        fake.answer = (given) => obey(given, injection);
        const { json } = await send(ada, request);
        if (way === WAYS[0]?.[0] && fake.requests.length > 0) asked += 1;
        expect(shapeOf(json), way).toEqual(shapeOf(embedded));
        const written = [...stringsIn({ ...json, id: '', createdAt: '' })].filter((text) => !own.has(text));
        const label = written.includes('openai') ? 'openai' : 'embedded';
        for (const text of written.filter((one) => !['openai', 'unusable'].includes(one))) {
          // What a text says may be repeated, as text; what it asks for must not be done.
          if (!isEcho(text, injection)) expect(text, way).not.toMatch(OBEYED);
          expect(text, way).not.toMatch(MARKUP);
          expect(
            fake.requests.some((sent) => repeats(text, systemTextOf(sent))),
            `${way}: ${text}`,
          ).toBe(false);
        }
        // Where the embedded engine already knows what to answer, nobody else is asked.
        if (fake.requests.length > 0 && label === 'embedded' && JSON.stringify(json).includes('writtenBy'))
          expect(JSON.stringify(json), way).toContain('"engine":"embedded","fallback":"unusable"');
      }
    },
  );
});

describe('all orders at once, over GraphQL', () => {
  const by = z.object({ engine: z.string(), fallback: z.string().nullable() }).nullable();
  const STAND_IN = { engine: 'EMBEDDED', fallback: 'UNUSABLE' };
  const text = INJECTIONS.map((injection) => injection.text).join('\n');
  const readBank = () =>
    app.deps.prisma.experience.findMany({ where: { userId: ada.userId }, include: { bulletPoints: true } });
  beforeEach(() => {
    fake.answer = (request) => fill(request, `Was CEO of Globex from 1999 to 2020. ${systemTextOf(request)}`);
  });

  it('change no role, no date, no bullet and no resume, and who wrote is said', async () => {
    const bank = await readBank();
    const analyzed = await mutate(
      ada,
      'analyzeJobPosting',
      { description: postingWith(text) },
      'jobPosting { id blurb descriptionWrittenBy { engine fallback } }',
      z.object({ jobPosting: z.object({ id: z.string(), blurb: z.string(), descriptionWrittenBy: by }) }),
    );
    const posting = analyzed.payload?.jobPosting;
    expect(posting).toMatchObject({ descriptionWrittenBy: STAND_IN });
    expect(posting?.blurb).not.toMatch(OBEYED);

    const RESUME = `tailoredResume { id experiences { title company startDate endDate
      bullets { id content rewording { writtenBy { engine fallback } } } } }`;
    const resumeShape = z.object({
      id: z.string(),
      experiences: z.array(
        z.looseObject({ bullets: z.array(z.looseObject({ id: z.string(), content: z.string() })) }),
      ),
    });
    const { payload } = await mutate(
      ada,
      'tailorResume',
      { jobPostingId: posting?.id, experienceIds: [toGlobalId('Experience', experienceId)] },
      RESUME,
      z.object({ tailoredResume: resumeShape }),
    );
    const tailored = payload?.tailoredResume;
    const bulletIds = tailored?.experiences.flatMap(({ bullets }) => bullets.map(({ id }) => id));
    await mutate(
      ada,
      'startOptimization',
      { tailoredResumeId: tailored?.id, bulletIds, mode: 'CUSTOM', instructions: 'Make it shorter.' },
      'optimizationRun { id }',
      z.object({}),
    );
    const read = async () => {
      const query = `query($id: ID!) { ${RESUME.replace('tailoredResume', 'tailoredResume(id: $id)').replace('{ id', '{ optimizationRun { state } id')} }`;
      const { data } = await ada.graphql(query, { id: tailored?.id });
      return resumeShape
        .extend({ optimizationRun: z.object({ state: z.string() }) })
        .parse(data.tailoredResume);
    };
    await expect.poll(async () => (await read()).optimizationRun.state, { timeout: 20_000 }).toBe('DONE');
    const { experiences } = await read();
    expect(experiences).toMatchObject([ROLE]);
    for (const { content } of experiences[0]?.bullets ?? []) expect(content).not.toMatch(OBEYED);
    expect(await readBank()).toEqual(bank);
  });

  it('are answered by the interviewer’s own plan', async () => {
    const { json } = await ada.post('/api/job-postings', { description: postingWith(text) });
    const messageShape = z.object({
      role: z.string(),
      state: z.string(),
      content: z.string(),
      writtenBy: by,
    });
    const interviewShape = z.object({ id: z.string(), messages: z.array(messageShape) });
    const INTERVIEW = 'id messages { role state content writtenBy { engine fallback } }';
    const shape = z.object({ interview: interviewShape });
    const started = await mutate(
      ada,
      'startInterview',
      { jobPostingId: toGlobalId('JobPosting', json.id) },
      `interview { ${INTERVIEW} }`,
      shape,
    );
    const id = started.payload?.interview.id;
    const settle = async () => {
      const read = async () =>
        interviewShape.parse(
          (await ada.graphql(`query($id: ID!) { interview(id: $id) { ${INTERVIEW} } }`, { id })).data
            .interview,
        );
      await expect
        .poll(async () => (await read()).messages.some(({ state }) => state === 'PENDING'), {
          timeout: 20_000,
        })
        .toBe(false);
      return (await read()).messages;
    };
    await settle();
    fake.requests = [];
    await mutate(
      ada,
      'sendInterviewMessage',
      { id, content: `${said} ${INJECTIONS[1]?.text}` },
      'interview { id }',
      z.object({}),
    );
    const last = (await settle()).at(-1);
    expect(fake.requests.length).toBeGreaterThan(0);
    expect(last).toMatchObject({ role: 'INTERVIEWER', state: 'COMPLETE', writtenBy: STAND_IN });
    expect(last?.content).not.toMatch(OBEYED);
  });
});
