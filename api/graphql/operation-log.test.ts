import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createAdmission, keepToTransport } from './admission.ts';

// `subscriptions.test.ts` tests the same over the websocket.

let app: TestApp;
let ada: TestClient;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  app = await startTestApp({ LOG_LEVEL: 'info' }, { log });
  ada = await app.user();
});
afterAll(() => app.close());

const last = (message: string) => JSON.parse(lines.findLast((line) => line.includes(`"${message}"`)) ?? '{}');

it.each([
  ['ok', '{ viewer { id } }', 'query'],
  ['failed', 'mutation Zimtstern { deleteExperience(input: { id: "nonsense" }) { __typename } }', 'mutation'],
  ['refused', '{ nothing }', null],
])('an operation over HTTP is logged: %s', async (outcome, query, kind) => {
  const count = lines.length;
  await ada.post('/graphql', { query });
  await expect.poll(() => lines.slice(count).some((line) => line.includes('operation ended'))).toBe(true);
  expect(last('operation ended')).toMatchObject({
    operation: null,
    kind,
    userId: ada.userId,
    outcome,
    ms: expect.any(Number),
  });
  await expect.poll(() => last('request completed').req?.id).toBe(String(last('operation ended').requestId));
  expect(lines.join('')).not.toContain('Zimtstern');
});

it('subscriptions run over the websocket only, and nothing else does', () => {
  const schema = buildSchema('type Query { a: Int } type Subscription { b: Int }');
  const admit = createAdmission({ schema, findPersisted: () => null, isDevelopment: true });
  const [query, subscription] = [
    admit({ query: '{ a }' }, null),
    admit({ query: 'subscription { b }' }, null),
  ];
  expect(keepToTransport(query, 'http')).toBe(query);
  expect(keepToTransport(subscription, 'websocket')).toBe(subscription);
  expect(keepToTransport(subscription, 'http')).toHaveProperty('errors');
  expect(keepToTransport(query, 'websocket')).toHaveProperty('errors');
});
