import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../schema.ts';
import { makeExperience, makePosting, makeResume } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { randomDocument } from '../testing/fuzz/documents.ts';
import { createRandom } from '../testing/fuzz/random.ts';
import { randomBodyRequest, randomRequest, type FuzzTarget } from '../testing/fuzz/requests.ts';
import { sendBytes } from '../testing/fuzz/send.ts';
import { describeBytes, isFault } from '../testing/fuzz/verdict.ts';

// A short version of `npm run bench -- fuzz`: whatever is sent, the server keeps running and answers.

const SEED = 20261122;
let app: TestApp;
let user: TestClient;
let target: FuzzTarget;
let port: number;
let globalIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  user = await app.user();
  port = Number(new URL(app.url).port);
  const role = { title: 'Cook', company: 'Inn', bulletPoints: ['Cooked for 120 guests', 'Planned menus'] };
  const experience = await makeExperience(app.deps, user, role);
  const description = 'Cook wanted\nRequirements:\n- Food hygiene certificate\n- Experience in menu planning';
  const posting = await makePosting(app.deps, user, description);
  const resume = await makeResume(app.deps, user, posting, [experience]);
  const { data } = await user.graphql(
    '{ viewer { id experiences { edges { cursor node { id bulletPoints { id } } } } jobPostings { edges { node { id } } } } }',
  );
  globalIds =
    JSON.stringify(data)
      .match(/"(?:id|cursor)":"([^"]+)"/g)
      ?.map((found: string) => found.split('"')[3] ?? '') ?? [];
  target = {
    host: `127.0.0.1:${port}`,
    cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ids: [experience, ...experience.bulletPoints.slice(0, 1), posting, resume].map(({ id }) => id),
  };
});
afterAll(() => app.close());

const isAlive = async () => (await user.get('/api/auth/user')).status;

it('answers 600 partly malformed requests', { timeout: 120_000 }, async () => {
  const random = createRandom(SEED);
  let answered = 0;
  const some = async () => {
    for (let index = 0; index < 60; index += 1) {
      const bytes = randomRequest(target, random);
      const answer = await sendBytes(port, bytes, 500);
      if (answer.status > 0) answered += 1;
      if (isFault(answer)) expect.fail(`${answer.status} to ${describeBytes(bytes)}\n${answer.text}`);
    }
  };
  await Promise.all(Array.from({ length: 10 }, some));
  // The others were not valid requests.
  expect(answered).toBeGreaterThan(400);
  expect(await isAlive()).toBe(200);
});

it('answers 300 documents', { timeout: 120_000 }, async () => {
  const random = createRandom(SEED);
  for (let index = 0; index < 300; index += 1) {
    const document = randomDocument(schema, globalIds, random);
    const answer = await user.post('/graphql', document);
    expect(answer.status, `document ${index}: ${JSON.stringify(document).slice(0, 3_000)}`).toBeLessThan(500);
    if (answer.text.includes('INTERNAL_SERVER_ERROR'))
      expect.fail(
        `document ${index}: ${JSON.stringify(document).slice(0, 3_000)}\n${answer.text.slice(0, 1_000)}`,
      );
  }
  expect(await isAlive()).toBe(200);
});

it('answers 200 mutated bodies and files', { timeout: 120_000 }, async () => {
  const random = createRandom(SEED);
  const text = 'Experience\nCook, Inn\nJan 2020 - Present\n- Cooked for 120 guests\n';
  const files = [
    { name: 'resume.txt', bytes: Buffer.from(text) },
    {
      name: 'resume.json',
      bytes: Buffer.from(
        JSON.stringify({ basics: { name: 'Ada' }, work: [{ name: 'Inn', position: 'Cook' }] }),
      ),
    },
  ];
  for (let index = 0; index < 200; index += 1) {
    const { method, path, type, bytes } = randomBodyRequest(target, files, random);
    const head = `${method} ${path} HTTP/1.1\r\nHost: ${target.host}\r\nCookie: ${target.cookie}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    const whole = Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
    const answer = await sendBytes(port, whole);
    if (isFault(answer))
      expect.fail(`body ${index}: ${answer.status} to ${describeBytes(whole)}\n${answer.text}`);
  }
  expect(await isAlive()).toBe(200);
});
