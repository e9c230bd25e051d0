import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { NotReadyError } from './core/errors.ts';
import { troubleAsNotReady } from './platform/database-errors.ts';
import { startDatabaseProxy, type DatabaseProxy } from './testing/database-proxy.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import type { Answer, TestClient } from './testing/test-client.ts';

const SENTENCE = 'Tailorbird’s database does not answer right now. Please try again in a few seconds.';

let proxy: DatabaseProxy;
let app: TestApp;
let ada: TestClient;
beforeAll(async () => {
  proxy = await startDatabaseProxy(inject('databaseUrl'));
  app = await startTestApp({ DATABASE_URL: proxy.url });
  ada = await app.user();
});
afterAll(async () => {
  await proxy.mend();
  await app.close();
  await proxy.close();
});

const isTrouble = (answer: Answer) => {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.json.message ?? answer.json.errors[0].message).toBe(SENTENCE);
};

describe('while the database is gone', () => {
  beforeAll(() => proxy.cut());
  afterAll(() => proxy.mend());

  it.each([
    ['GET', '/api/experiences'],
    ['GET', '/api/auth/user'],
    ['POST', '/api/job-postings/analyze'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/login'],
  ])('%s %s answers 503 with a sentence and says when to try again', async (method, path) => {
    const body = { email: 'a@example.com', password: 'a long enough secret', firstName: 'A', lastName: 'B' };
    isTrouble(await ada.request(method, path, method === 'POST' ? body : undefined));
  });

  it('so does GraphQL, saying that nothing was executed', async () => {
    const answer = await ada.post('/graphql', { query: '{ viewer { id } }' });
    isTrouble(answer);
    expect(answer.json).toEqual({ message: SENTENCE });
  });

  it('the process is alive but reports that it is not ready', async () => {
    expect((await ada.get('/healthz')).status).toBe(200);
  });
});

it('works again once the database is back, without a restart', async () => {
  await proxy.cut();
  isTrouble(await ada.get('/api/experiences'));
  await proxy.mend();
  expect((await ada.get('/api/experiences')).status).toBe(200);
});

it('a field that loses the database while it is resolved makes the answer a 503 too', async () => {
  const [one, two] = [await app.user(), await app.user()];
  await one.graphql('{ viewer { id } }');
  proxy.stall();
  // The query for the session never gets an answer, then its connection breaks.
  const asked = [one.post('/graphql', { query: '{ viewer { id } }' }), two.get('/api/experiences')];
  await new Promise((resolve) => setImmediate(resolve));
  await proxy.cut();
  for (const answer of await Promise.all(asked)) isTrouble(answer);
  await proxy.mend();
});

it('a write to a full disk is 503 with its own message', async () => {
  const { prisma } = app.deps;
  const refused = await prisma
    .$transaction(async (transaction) => {
      await transaction.$executeRaw`set transaction read only`;
      await transaction.experience.deleteMany({ where: { userId: ada.userId } });
    })
    .catch((error: unknown) => troubleAsNotReady(error));
  expect(refused).toBeInstanceOf(NotReadyError);
  expect(refused).toHaveProperty(
    'message',
    'Tailorbird can’t store changes right now. Nothing was changed. Please try again later.',
  );
});

it('at most 200 requests wait for a connection: the next is refused at once', async () => {
  await proxy.mend();
  proxy.stall();
  const asked = Array.from({ length: 260 }, () => ada.get('/api/experiences'));
  // The surplus is refused at once while the others wait, so its answers arrive first.
  isTrouble(await Promise.race(asked));
  await proxy.cut();
  const answers = await Promise.all(asked);
  for (const answer of answers) isTrouble(answer);
  await proxy.mend();
  expect((await ada.get('/api/experiences')).status).toBe(200);
});
