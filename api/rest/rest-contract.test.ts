import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../platform/project-root.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { restRoutes } from '../routes.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.user();
});
afterAll(() => app.close());

const documented = `
GET /api/auth/user
POST /api/auth/login
POST /api/auth/register
POST /api/auth/setup-password
POST /api/auth/request-password-reset
POST /api/auth/reset-password
POST /api/auth/logout
GET /api/auth/google
GET /api/auth/google/callback
POST /api/auth/verify-email
POST /api/auth/connect-google
POST /api/account/email
POST /api/auth/confirm
GET /api/login
GET /api/experiences
POST /api/experiences
PUT /api/experiences/{id}
DELETE /api/experiences/{id}
GET /api/experiences/{id}/bullet-points
POST /api/experiences/{id}/bullet-points
DELETE /api/bullet-points/{id}
POST /api/experiences/parse
GET /api/experiences/json-resume
POST /api/upload-resume
POST /api/resume-editor/upload
POST /api/job-postings
GET /api/job-postings
DELETE /api/job-postings/{id}
POST /api/job-postings/analyze-url
POST /api/tailored-resumes
POST /api/tailored-resumes/{id}/save
POST /api/tailored-resumes/{id}/export
DELETE /api/tailored-resumes/{id}
GET /api/tailored-resumes/saved
PATCH /api/tailored-resumes/{id}/bullet-point
POST /api/tailored-resumes/{id}/bullet-point
DELETE /api/tailored-resumes/{id}/bullet-point
POST /api/regenerate-bullet-points
POST /api/optimize-bullet-points
GET /api/job-preferences
POST /api/job-preferences
POST /api/jobs/search
POST /api/jobs/thumbs-up
DELETE /api/jobs/thumbs-up
POST /api/interview/chat
POST /api/interview/analyze-performance
POST /api/interview/transcribe
GET /api/analytics/variants
PATCH /api/analytics/variants/{id}
POST /api/analytics/variants/{id}/activate
POST /api/page-views
GET /api/admin/stats
GET /api/admin/show-users
GET /api/admin/system-status
POST /api/admin/jobs/import
GET /api/account/export
DELETE /api/account`
  .trim()
  .split('\n');

const name = (route: { method: string; path: string }) => `${route.method.toUpperCase()} ${route.path}`;
// Being signed in is not enough for these paths.
const needsProof = new Set(['DELETE /api/account', 'POST /api/admin/jobs/import']);
const nowhere = (path: string) => path.replaceAll('{id}', '00000000-0000-7000-8000-000000000000');

it('has every documented path and no other', () => {
  expect(restRoutes.map(name).sort()).toEqual([...documented].sort());
});

describe.each(restRoutes.map((route) => [name(route), route] as const))('%s', (_name, route) => {
  it('answers a visitor according to its access', async () => {
    const answer = await app.visitor().request(route.method.toUpperCase(), nowhere(route.path));
    if (route.access === 'public') expect(answer.status).not.toBe(401);
    else expect([answer.status, answer.json]).toEqual([401, { message: 'Unauthorized' }]);
  });

  it('answers a user who is not the administrator according to its access', async () => {
    const answer = await user.request(route.method.toUpperCase(), nowhere(route.path));
    if (route.access === 'admin') {
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: 'This page is only available to administrators.' },
      ]);
    } else if (needsProof.has(name(route))) {
      expect([answer.status, answer.json.message]).toEqual([403, expect.stringMatching(/^(Please|Check)/)]);
    } else {
      expect(answer.status).not.toBe(403);
      expect(answer.status).not.toBe(500);
    }
    if (route.path === '/api/auth/logout') user = await app.user();
  });

  it('rejects requests from other sites’ pages, and changes nothing', async () => {
    if (route.method === 'get') return;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const answer = await user.request(route.method.toUpperCase(), nowhere(route.path), undefined, headers);
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: 'This request came from another site.' },
      ]);
    }
  });
});

describe('an invalid request', () => {
  it('gets JSON for an unknown path, even a strange one', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/experiences/1/2/3',
      '/api/%00',
      '/api/%E0%A4%A',
    ]) {
      const answer = await user.get(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.json.message).toEqual(expect.any(String));
    }
  });

  it('gets 404 for an invalid id', async () => {
    for (const id of ['1', 'x', "'; drop table", '00000000-0000-7000-8000-000000000000', '%2e%2e']) {
      expect((await user.delete(`/api/experiences/${encodeURIComponent(id)}`)).status).toBe(404);
    }
  });

  it('gets 400 for broken JSON, 413 for too much and 415 for another type', async () => {
    const json = { 'content-type': 'application/json' };
    const broken = await user.request('POST', '/api/experiences', '{"title": ', json);
    expect([broken.status, broken.json]).toEqual([400, { message: 'The request is not valid JSON.' }]);
    const large = await user.post('/api/experiences', { title: 'x'.repeat(1_100_000) });
    expect(large.status).toBe(413);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expect((await user.request('POST', '/api/experiences', 'a=b', { 'content-type': type })).status).toBe(
        415,
      );
    }
  });

  // Case A38 of docs/security.md#cases.
  const values = [
    null,
    true,
    0,
    -1,
    Number.MAX_VALUE,
    '',
    'x',
    [],
    {},
    JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
    'x'.repeat(100_000),
    { id: { $ne: null } },
  ];
  const bodies = [
    ...values,
    JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  ];
  const jsonRoutes = restRoutes.filter(
    (route) =>
      route.method !== 'get' && route.body !== 'multipart' && !route.path.startsWith('/api/auth/logout'),
  );

  it.each(jsonRoutes.map((route) => [name(route), route] as const))(
    '%s: never gets a 500',
    async (_name, route) => {
      const fields = [
        'title',
        'company',
        'text',
        'content',
        'description',
        'email',
        'password',
        'firstName',
        'experienceIds',
      ];
      fields.push(
        'jobPostingId',
        'experienceId',
        'bulletIndex',
        'newContent',
        'bulletPoints',
        'bulletCounts',
        'startDate',
        'url',
      );
      for (const value of bodies) {
        const wrapped = Object.fromEntries(fields.map((field) => [field, value]));
        for (const body of [value, wrapped]) {
          const sent = JSON.stringify(body) ?? 'null';
          const answer = await user.request(route.method.toUpperCase(), nowhere(route.path), sent, {
            'content-type': 'application/json',
          });
          expect(answer.status, `${sent.slice(0, 80)} → ${answer.text.slice(0, 200)}`).not.toBe(500);
          if (answer.status >= 400) expect(answer.json?.message).toEqual(expect.any(String));
        }
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it('with an overflowing number is refused', async () => {
    const body = '{"title": "x", "company": "y", "startDate": 1e400}';
    const answer = await user.request('POST', '/api/experiences', body, {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(400);
  });

  it('that nests too deeply is refused', async () => {
    const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
    const answer = await user.request('POST', '/api/experiences', deep, {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(400);
  });
});

describe('headers', () => {
  // Case A40 of docs/security.md#cases.
  it.each(['/', '/api/auth/user', '/api/nothing', '/graphql', '/healthz', '/login', '/.env'])(
    'of %s',
    async (path) => {
      const { headers } = await app.visitor().get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self';script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-type')).toMatch(/charset=utf-8/i);
      expect(headers.has('x-powered-by')).toBe(false);
      expect([...headers.keys()].filter((key) => key.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('keep personal answers out of caches', async () => {
    expect((await user.get('/api/experiences')).headers.get('cache-control')).toBe('no-store');
    expect((await user.post('/graphql', { query: '{ viewer { id } }' })).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('are not reflected to another site', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await user.request(method, '/api/experiences', undefined, {
        origin: 'https://evil.example',
      });
      expect([...answer.headers.keys()].filter((key) => key.startsWith('access-control-'))).toEqual([]);
    }
  });
});

it.each(['/reset-password?token=x', '/verify-email?token=x', '/connect-google?token=x'])(
  'the token of %s is hidden from other sites',
  async (path) => {
    expect((await app.visitor().get(path)).headers.get('referrer-policy')).toBe('no-referrer');
  },
);

it.each([
  '/.env',
  '/.git/config',
  '/assets/',
  '/assets/nothing.js',
  '/index.js.map',
  '/metrics.txt',
  '/package.json',
])('nothing is served at %s', async (path) => {
  expect((await app.visitor().get(path)).status).toBe(404);
});

// `fetch` can't send TRACE. An answer that repeats the request would show scripts the cookies that they can't read.
it.each(['/', '/api/auth/user', '/api/auth/login', '/graphql'])(
  'no request is repeated at %s',
  async (path) => {
    const { status, text } = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
      const headers = { cookie: 'sid=only-mine' };
      const call = request(`${app.url}${path}`, { method: 'TRACE', headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({ ...(response.statusCode !== undefined && { status: response.statusCode }), text });
      });
      call.once('error', reject).end();
    });
    expect([404, 405]).toContain(status);
    expect(text).not.toContain('only-mine');
  },
);

it('no stack, SQL or path is shown on an internal error', async () => {
  const broken = await startTestApp(
    {},
    {
      assistant: {
        ...app.deps.assistant,
        readHistory: async () => {
          throw new Error(`select secret from users at ${projectRoot}`);
        },
      },
    },
  );
  try {
    const client = await broken.user();
    const rest = await client.post('/api/experiences/parse', { text: 'Cook at Copper Kettle' });
    expect(rest.status).toBe(500);
    expect(rest.json).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const graphql = await client.post('/graphql', {
      query: 'mutation { parseExperiences(input: { text: "Cook" }) { __typename } }',
    });
    expect(graphql.json.errors).toMatchObject([
      {
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(graphql.text).not.toMatch(/select secret|stack|node_modules|\.ts/);
  } finally {
    await broken.close();
  }
});
