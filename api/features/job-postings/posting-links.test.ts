import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { RuleError } from '../../core/errors.ts';
import {
  BROWSER_PAGE,
  DESCRIPTION_HTML,
  framed,
  HOSTILE_PAGES,
  JSON_LD,
  jsonLdPage,
  LOGIN_PAGE,
  MAIN,
} from '../../documents/import/testing/job-page-fixtures.ts';
import type { PageFetcher } from '../../platform/safe-fetch/safe-fetch.ts';
import { makeExperience } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readPostingLink } from './read-posting-link.ts';

const PAGES: Record<string, string> = {
  '/job': jsonLdPage(JSON.stringify(JSON_LD)),
  '/text': framed(MAIN),
  '/login': LOGIN_PAGE,
  '/app': BROWSER_PAGE,
  '/deep': HOSTILE_PAGES[0]?.html() ?? '',
};
const DOCUMENTED = 'Failed to analyze job posting. Please check the URL and try again.';

let site: Server;
let base: string;
let requests: string[] = [];
/** Links may lead to the site of the tests. */
let open: TestApp;
/** As in production. */
let closed: TestApp;

beforeAll(async () => {
  site = createServer((req, res) => {
    const path = req.url ?? '';
    requests.push(path);
    if (path === '/moved') return void res.writeHead(302, { location: '/job' }).end();
    if (path === '/silent') return;
    if (path === '/secret')
      return void res.writeHead(500, { 'content-type': 'text/html' }).end('password of the database: 4711');
    const page = PAGES[path];
    res
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page ?? 'gone');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  open = await startTestApp({ FETCH_ALLOW_PRIVATE: '1' });
  closed = await startTestApp();
});
afterAll(async () => {
  await open.close();
  await closed.close();
  site.closeAllConnections();
  site.close();
});

const ANALYZE = '/api/job-postings/analyze-url';

describe('a posting from a link', () => {
  it('is opened, analyzed and stored, using its page’s structured data', async () => {
    const client = await open.user();
    const answer = await client.post(ANALYZE, { url: `${base}/moved` });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      title: 'Tower Clock Mechanic',
      company: 'Thistle & Wren',
      location: 'Inverness, Scotland, GB',
      pay: 'GBP 34,000 - 39,500 per year',
      url: `${base}/moved`,
      sourceUrl: `${base}/job`,
    });
    expect(answer.json.description).toMatch(
      /^Employment type: Full-time, Contract\n\nThistle & Wren keeps the clocks/,
    );
    expect(answer.json.requirements).toContain('Working at heights certificate');
    expect(answer.json.blurb).toContain('Thistle & Wren');
    expect((await client.get('/api/job-postings')).json).toEqual([answer.json]);
  });

  it('is read from the visible text if there is no structured data', async () => {
    const client = await open.user();
    const { json } = await client.post(ANALYZE, { url: `${base}/text` });
    expect(json).toMatchObject({ title: 'Tower Clock Mechanic', company: 'Thistle & Wren' });
    expect(json.description).not.toMatch(/cookies|Investors|Privacy policy|Similar jobs/);
  });

  it('prefers the title and company that the user gives', async () => {
    const client = await open.user();
    const { json } = await client.post(ANALYZE, { url: `${base}/job`, title: 'Horologist', company: 'T&W' });
    expect(json).toMatchObject({ title: 'Horologist', company: 'T&W' });
  });

  it('returns the same over GraphQL, by its own mutation and in place of a text', async () => {
    const client = await open.user();
    const rest = (await client.post(ANALYZE, { url: `${base}/job` })).json;
    const fields =
      '{ jobPosting { title company description location remote pay url keywords blurb personalizedTips } }';
    const { data } = await client.graphql(
      `mutation($url: String!) {
        byUrl: analyzeJobPostingUrl(input: { url: $url }) { ... on AnalyzeJobPostingUrlPayload ${fields} }
        asText: analyzeJobPosting(input: { description: $url }) { ... on AnalyzeJobPostingPayload ${fields} }
      }`,
      { url: `${base}/job` },
    );
    const { remote, ...posting } = data.byUrl.jobPosting;
    expect(rest).toMatchObject({ ...posting, remote: remote.toLowerCase() });
    expect(data.asText).toEqual(data.byUrl);
    expect((await client.post('/api/job-postings', { description: ` ${base}/job\n` })).json.url).toBe(
      `${base}/job`,
    );
  });

  it('can be used for tailoring like any other', async () => {
    const client = await open.user();
    const experience = await makeExperience(open.deps, client, {
      title: 'Mechanic',
      company: 'Bell & Co',
      startDate: '2019-01',
      bulletPoints: ['Repaired tower clocks and bells', 'Made the tea'],
    });
    const posting = (await client.post(ANALYZE, { url: `${base}/job` })).json;
    const resume = await client.post('/api/tailored-resumes', {
      jobPostingId: posting.id,
      experienceIds: [experience.id],
    });
    expect(resume.status).toBe(201);
    expect(resume.text).toContain('Repaired tower clocks and bells');
  });
});

/** The message in docs/product.md#messages. The app shows further advice next to the field. */
const FAILED = /^Failed to analyze job posting\. Please check the URL and try again\.$/;

describe('a link that can’t be read', () => {
  const cases: [body: { url?: string }, status: number, message: string | RegExp][] = [
    [{}, 400, 'Please enter a job posting URL'],
    [{ url: '  ' }, 400, 'Please enter a job posting URL'],
    [{ url: 'no address' }, 400, /whole web address/],
    [{ url: 'file:///etc/passwd' }, 400, /whole web address/],
    [{ url: `https://x.example/${'y'.repeat(3_000)}` }, 400, /too long/],
    [{ url: '/login' }, 422, /sign in first.*paste the text instead/],
    [{ url: '/app' }, 422, /only be read in a browser.*paste the text instead/],
    [{ url: '/deep' }, 422, /too complex.*paste the text/],
    [{ url: '/nowhere' }, 422, FAILED],
    [{ url: '/secret' }, 422, FAILED],
  ];
  it.each(cases)('%j answers %d and stores nothing', async (body, status, message) => {
    const client = await open.user();
    const url = body.url?.startsWith('/') ? base + body.url : body.url;
    const answer = await client.post(ANALYZE, { url });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ message: expect.stringMatching(message) });
    expect(answer.text).not.toMatch(/4711|127\.0\.0\.1|ECONN|500|404/);
    expect((await client.get('/api/job-postings')).json).toEqual([]);
  });

  it('is refused without a request if it leads to a private network', async () => {
    const client = await closed.user();
    requests = [];
    const port = new URL(base).port;
    for (const url of [
      `${base}/job`,
      `http://localhost:${port}/job`,
      `http://127.1/job`,
      'http://169.254.169.254/',
      'http://[::1]/',
    ]) {
      const answer = await client.post(ANALYZE, { url });
      expect(answer.status).toBe(400);
      expect(answer.json.message).toMatch(/paste the text of the posting instead/);
      const asText = await client.graphql(
        'mutation($d: String!) { analyzeJobPosting(input: { description: $d }) { __typename ... on ValidationError { message fields { path } } } }',
        { d: url },
      );
      expect(asText.data.analyzeJobPosting).toMatchObject({
        __typename: 'ValidationError',
        message: answer.json.message,
        fields: [{ path: 'url' }],
      });
    }
    expect(requests).toEqual([]);
  });

  it('answers with the documented message if the site is unreachable', async () => {
    const client = await open.user();
    const answer = await client.post(ANALYZE, { url: 'http://127.0.0.1:9/' });
    expect(answer.json.message).toBe(DOCUMENTED);
  });

  it('is cancelled when the user leaves, and nothing is stored', async () => {
    const client = await open.user();
    requests = [];
    const leave = new AbortController();
    const asked = fetch(open.url + ANALYZE, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ url: `${base}/silent` }),
      signal: leave.signal,
    });
    while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    leave.abort();
    await expect(asked).rejects.toThrow();
    await expect
      .poll(() => new Promise((resolve) => site.getConnections((_e, count) => resolve(count))))
      .toBe(0);
    expect((await client.get('/api/job-postings')).json).toEqual([]);
  });
});

it('opens twenty links in ten minutes per user, over either API', async () => {
  const limited = await startTestApp({ FETCH_ALLOW_PRIVATE: '1' }, { withLimits: true });
  try {
    const [ada, bob] = [await limited.user(), await limited.user()];
    const mutation =
      'mutation($url: String!) { ID: analyzeJobPostingUrl(input: { url: $url }) { __typename } }';
    const aliases = Array.from({ length: 9 }, (_, index) =>
      mutation.replace(/^.*\{ ID/, `a${index}`).replace(/ \}$/, ''),
    );
    await ada.graphql(`mutation($url: String!) { ${aliases.join(' ')} }`, { url: 'nothing' });
    for (let count = 9; count < 20; count += 1)
      expect((await ada.post('/api/job-postings', { description: 'https://user@x.example' })).status).toBe(
        400,
      );
    const refused = await ada.post(ANALYZE, { url: `${base}/job` });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await bob.post(ANALYZE, { url: `${base}/job` })).status).toBe(201);
  } finally {
    await limited.close();
  }
});

describe('a posting on a known board', () => {
  const LINK = 'https://boards.greenhouse.io/thistle/jobs/4012345';
  const API = 'https://boards-api.greenhouse.io/v1/boards/thistle/jobs/4012345?pay_transparency=true';
  const answer = JSON.stringify({
    title: 'Tower Clock Mechanic',
    company_name: 'Thistle & Wren',
    location: { name: 'Inverness' },
    content: DESCRIPTION_HTML,
  });
  /** A fake web with this board. */
  const web = (pages: Record<string, string>): { pages: PageFetcher; asked: string[] } => {
    const asked: string[] = [];
    return {
      asked,
      pages: {
        fetch: async (url, wanted) => {
          asked.push(url);
          const body = pages[url];
          if (body === undefined) throw new RuleError('page-unreachable', DOCUMENTED);
          const contentType = wanted === 'json' ? 'application/json' : 'text/html';
          return { url, contentType, charset: 'utf-8', bytes: Buffer.from(body) };
        },
      },
    };
  };
  const read = ({ pages }: { pages: PageFetcher }) =>
    readPostingLink({ pages, documents: open.deps.documents }, LINK, new AbortController().signal);

  it('is read from the page if it has structured data', async () => {
    const seen = web({ [LINK]: PAGES['/job'] ?? '', [API]: answer });
    expect((await read(seen)).page.source).toBe('json-ld');
    expect(seen.asked).toEqual([LINK]);
  });

  it.each([
    ['has only text', framed(MAIN)],
    ['needs a browser', BROWSER_PAGE],
    ['does not answer', undefined],
  ])('is fetched from the board’s API when its page %s', async (_what, html) => {
    const { page, sourceUrl } = await read(
      web({ ...(html !== undefined && { [LINK]: html }), [API]: answer }),
    );
    expect(page).toMatchObject({ source: 'board', company: 'Thistle & Wren', location: 'Inverness' });
    expect(sourceUrl).toBe(LINK);
  });

  it('is read from the page’s text if the API does not answer, and refused if neither does', async () => {
    expect((await read(web({ [LINK]: framed(MAIN) }))).page.source).toBe('text');
    await expect(read(web({ [LINK]: BROWSER_PAGE, [API]: '{}' }))).rejects.toMatchObject({
      reason: 'page-needs-browser',
    });
    await expect(read(web({}))).rejects.toMatchObject({ reason: 'page-unreachable' });
  });
});

it('may lead to private addresses only if nobody else can reach the installation', () => {
  expect(readConfig({}).fetchAllowPrivate).toBe(false);
  expect(readConfig({ FETCH_ALLOW_PRIVATE: '1' }).fetchAllowPrivate).toBe(true);
  for (const exposed of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://tailorbird.example' }])
    expect(() => readConfig({ FETCH_ALLOW_PRIVATE: '1', ...exposed })).toThrow(/^FETCH_ALLOW_PRIVATE /);
  expect(() => readConfig({ FETCH_ALLOW_PRIVATE: 'yes' })).toThrow(/^FETCH_ALLOW_PRIVATE must be/);
});
