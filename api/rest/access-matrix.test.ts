import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExperience, makePosting, makeResume } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { restRoutes } from '../routes.ts';

// Cases A28 and A30 of docs/security.md#cases: every REST path, taken from the router itself, with the ids of Ada's
// records.
let app: TestApp;
let ada: TestClient;
let bob: TestClient;
let experience: Awaited<ReturnType<typeof makeExperience>>;
let resume: { id: string };
let posting: { id: string };
/** A posting that only ownership protects from being deleted. */
let unusedPosting: { id: string };

const NOWHERE = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  app = await startTestApp();
  [ada, bob] = [await app.user(), await app.user()];
  experience = await makeExperience(app.deps, ada);
  posting = await makePosting(app.deps, ada);
  unusedPosting = await makePosting(app.deps, ada);
  resume = await makeResume(app.deps, ada, posting, [experience]);
  await ada.post(`/api/tailored-resumes/${resume.id}/save`);
});
afterAll(() => app.close());

/** Returns the id of Ada's record that a path refers to. */
function getAdasId(path: string): string {
  if (path.includes('/bullet-points/{id}')) return experience.bulletPoints[0]?.id ?? '';
  if (path.includes('/experiences/')) return experience.id;
  if (path.includes('/tailored-resumes/')) return resume.id;
  if (path === '/api/job-postings/{id}') return unusedPosting.id;
  return posting.id;
}

/** A body that would work for Ada, with every id in it. */
const bodyFor = (experienceId: string, jobPostingId: string) => ({
  userId: ada.userId,
  title: 'Stolen',
  company: 'Stolen',
  content: 'Stolen',
  newContent: 'Stolen',
  bulletIndex: 0,
  text: 'Cook, Copper Kettle, 2019 - 2020',
  description: 'Cook wanted\nRequirements:\n- Menu planning',
  experienceId,
  jobPostingId,
  experienceIds: [experienceId],
});

async function readEverything(userId: string) {
  const { prisma } = app.deps;
  return {
    // Noted a moment after each request.
    user: await prisma.user.findUnique({ where: { id: userId }, omit: { lastActiveAt: true } }),
    experiences: await prisma.experience.findMany({ where: { userId }, include: { bulletPoints: true } }),
    postings: await prisma.jobPosting.findMany({ where: { userId } }),
    resumes: await prisma.tailoredResume.findMany({ where: { userId } }),
    templates: await prisma.resumeTemplate.findMany({ where: { userId } }),
    sessions: await prisma.session.count({ where: { userId } }),
  };
}

const naming = restRoutes.filter(
  (route) => route.path.includes('{id}') || route.path === '/api/tailored-resumes',
);

describe.each(naming.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    const send = (client: TestClient, id: string, body: object) =>
      client.request(
        route.method.toUpperCase(),
        route.path.replace('{id}', id),
        route.method === 'get' ? undefined : body,
      );

    it('answers a stranger as if the record did not exist, and changes nothing', async () => {
      const before = await readEverything(ada.userId);
      const real = await send(bob, getAdasId(route.path), bodyFor(experience.id, posting.id));
      const none = await send(bob, NOWHERE, bodyFor(NOWHERE, NOWHERE));
      expect([real.status, real.json]).toEqual([none.status, none.json]);
      expect(real.status).toBeGreaterThanOrEqual(400);
      expect(await readEverything(ada.userId)).toEqual(before);
    });

    it('answers a visitor with 401, and changes nothing', async () => {
      const before = await readEverything(ada.userId);
      const answer = await send(app.visitor(), getAdasId(route.path), bodyFor(experience.id, posting.id));
      expect([answer.status, answer.json]).toEqual([401, { message: 'Unauthorized' }]);
      expect(await readEverything(ada.userId)).toEqual(before);
    });
  },
);

it('lists nothing that belongs to others', async () => {
  for (const path of ['/api/experiences', '/api/job-postings', '/api/tailored-resumes/saved']) {
    expect((await bob.get(path)).json).toEqual([]);
    expect((await ada.get(path)).json).toHaveLength(path === '/api/job-postings' ? 2 : 1);
  }
});

// Case A28 of docs/security.md#cases: they name nobody's record, but everybody's figures.
describe.each(
  restRoutes
    .filter(({ access }) => access === 'admin')
    .map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const),
)('%s', (_name, { method, path }) => {
  it('is refused for visitors and users, and nothing is recorded', async () => {
    const answers = [];
    for (const client of [app.visitor(), ada])
      answers.push(
        await client.request(method.toUpperCase(), path.replace('{id}', NOWHERE), undefined, {
          accept: 'text/html',
        }),
      );
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [401, 'Unauthorized'],
      [403, 'This page is only available to administrators.'],
    ]);
    expect(await app.deps.prisma.adminAction.count({ where: { userId: ada.userId } })).toBe(0);
  });
});

// Case A41 of docs/security.md#cases.
it('logs each security event, without secrets', async () => {
  const lines: string[] = [];
  const log = pino({ base: null, level: 'info' }, { write: (line: string) => void lines.push(line) });
  const logged = await startTestApp({ LOG_LEVEL: 'info' }, { log });
  try {
    const client = await logged.user({ firstName: 'Zenobia' });
    await client.post('/api/experiences', {
      title: 'Spy',
      company: 'MI5',
      bulletPoints: ['Knew the code word Zimtstern'],
    });
    await client.post('/api/auth/login', { email: client.email, password: 'not this one' });
    const { resetLink } = (await client.post('/api/auth/request-password-reset', { email: client.email }))
      .json;
    const token = new URL(resetLink).searchParams.get('token') ?? '';
    await client.get(`/reset-password?token=${token}`);
    await client.post('/api/auth/reset-password', { token, newPassword: 'a brand new secret' });
    await client.get('/api/nothing\r\n{"level":60}');
    const text = lines.join('');
    for (const event of ['sign-in', 'sign-in-refused', 'password-reset'])
      expect(text).toContain(`"event":"${event}"`);
    const secrets = [
      'a long enough secret',
      'not this one',
      'a brand new secret',
      token,
      client.email,
      'Zenobia',
      'Zimtstern',
    ];
    secrets.push((client.cookies.get('device') ?? 'missing').slice(0, 20));
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  } finally {
    await logged.close();
  }
});
