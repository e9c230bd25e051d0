import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../platform/project-root.ts';
import { makeExperience } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createAdmission } from './admission.ts';
import { MAX_ANSWER_BYTES, capAnswer } from './answer-size.ts';
import { createPersistedOperations } from './persisted-operations.ts';
import { schema } from '../schema.ts';

const persistedFile = join(projectRoot, 'persisted-queries.json');
const persisted = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(persistedFile, 'utf8')));
const admit = createAdmission({
  schema,
  findPersisted: createPersistedOperations(persistedFile, false),
  isDevelopment: false,
});
const actor = { kind: 'session', userId: 'u', sessionId: 's' } as const;

let app: TestApp;
let ada: TestClient;
/** Called by the resolvers of all root fields. */
const resolved = vi.fn();

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(isObjectType(root) ? root.getFields() : {})) {
      const { resolve } = field;
      field.resolve = (...args) => {
        resolved(field.name);
        return resolve?.(...args);
      };
    }
  }
});
afterAll(() => app.close());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Case A17 of docs/security.md#cases, and other short but expensive documents. */
const TOO_MUCH: Record<string, string> = {
  'depth 12': `{ ${'viewer { '.repeat(11)} id ${' }'.repeat(11)} }`,
  '200 aliases': `{ ${times(200, (n) => `a${n}: viewer { id }`)} }`,
  '16 aliases of __typename': `{ ${times(16, (n) => `a${n}: __typename`)} }`,
  '6 directives': `{ viewer { id ${'@include(if: true) '.repeat(6)} } }`,
  '6 directives on 6 fields': `{ viewer { ${times(6, (n) => `a${n}: id @include(if: true)`)} } }`,
  '1,001 tokens': `{ ${times(999, (n) => `f${n}`)} }`,
  'first: 100000': '{ viewer { experiences(first: 100000) { edges { cursor } } } }',
  'first: 101': '{ viewer { experiences(first: 101) { edges { cursor } } } }',
  'circular fragments': '{ viewer { ...F } } fragment F on User { id ...G } fragment G on User { ...F }',
  'a fragment that spreads itself': '{ viewer { ...F } } fragment F on User { ...F }',
  'an unused circle': '{ viewer { id } } fragment F on User { id ...G } fragment G on User { ...F }',
  '1,000 duplicate fields': `{ viewer { ${'id '.repeat(1_000)} } }`,
  '400 duplicate fields': `{ viewer { ${'id '.repeat(400)} } }`,
  'duplicates in inline fragments': `{ viewer { ${'... { id } '.repeat(100)} } }`,
  'fragments that spread each other': `{ viewer { ...F0 } } ${times(30, (n) => `fragment F${n} on User { id ${`...F${n + 1} `.repeat(5)} }`)} fragment F30 on User { email }`,
  'twelve aliases of a full bank': `{ viewer { ${times(12, (n) => `a${n}: experiences(first: 100) { edges { node { title bulletPoints { content } } } }`)} } }`,
  'aliases of the viewer with full banks': `{ ${times(12, (n) => `a${n}: viewer { experiences(first: 100) { edges { node { title bulletPoints { content } } } } }`)} }`,
  'full postings': `{ viewer { ${times(3, (n) => `a${n}: jobPostings(first: 100) { edges { node { description } } }`)} } }`,
  '12,000 ids': `{ nodes(ids: [${'"a" '.repeat(950)}]) { id } }`,
  'a document of 100 KB': `{ viewer { id } } #${'x'.repeat(100_000)}`,
};

describe('a document that asks for too much', () => {
  it.each(Object.entries(TOO_MUCH))('%s: is refused before any resolver runs', async (_, query) => {
    resolved.mockClear();
    const answer = await ada.post('/graphql', { query });
    expect(answer.status).toBe(400);
    expect(answer.json.data ?? null).toBeNull();
    expect(answer.json.errors[0].message).not.toMatch(/\d{2,}/);
    expect(resolved).not.toHaveBeenCalled();
  });

  it('is refused because of its variables', async () => {
    const refusals: [string, Record<string, unknown>, string][] = [
      ['query($n: Int) { viewer { experiences(first: $n) { edges { cursor } } } }', { n: 101 }, 'fewer'],
      ['query($n: Int = 101) { viewer { experiences(first: $n) { edges { cursor } } } }', {}, 'fewer'],
      ['query($n: Int) { viewer { experiences(last: $n) { edges { cursor } } } }', { n: -1 }, 'negative'],
      [
        'query($n: Int) { viewer { experiences(first: $n, last: 1) { edges { cursor } } } }',
        { n: 1 },
        'either',
      ],
      ['query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array(12_000).fill('a') }, 'too much'],
      [
        'query A($n: Int = 1) { viewer { ...E } } query B($n: Int = 101) { viewer { ...E } } fragment E on User { experiences(first: $n) { edges { cursor } } }',
        {},
        'fewer',
      ],
    ];
    for (const [query, variables, words] of refusals) {
      resolved.mockClear();
      const answer = await ada.post('/graphql', {
        query,
        variables,
        operationName: /query B/.test(query) ? 'B' : null,
      });
      expect(answer.status, query).toBe(400);
      expect(answer.json.errors[0].message).toContain(words);
      expect(resolved).not.toHaveBeenCalled();
    }
  });

  it('can be neither a batch nor in a large body', async () => {
    resolved.mockClear();
    const batch = await ada.post(
      '/graphql',
      Array.from({ length: 50 }, () => ({ query: '{ viewer { id } }' })),
    );
    expect(batch.status).toBe(400);
    expect(
      (await ada.post('/graphql', { query: `{ viewer { id } } #${'x'.repeat(2_000_000)}` })).status,
    ).toBe(413);
    expect(resolved).not.toHaveBeenCalled();
  });
});

describe('a page of a list', () => {
  const makeCursor = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    ['an invalid cursor', 'nonsense'],
    ['nothing', ''],
    ['a NUL', makeCursor('GPC:S:\0')],
    ['another kind of cursor', makeCursor('GPC:N:1')],
    ['an id that can’t be one', makeCursor('GPC:S:1')],
    ['a long text', 'R1BD'.repeat(5_000)],
  ])('after %s gives a clear error', async (_, after) => {
    const answer = await ada.graphql(
      'query($after: String) { viewer { experiences(after: $after) { edges { cursor } } } }',
      { after },
    );
    expect(answer.errors[0]).toMatchObject({
      message: '"after" is not a cursor of this list. Please begin at its start.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  const pageShape = z.object({
    viewer: z.object({
      experiences: z.object({
        edges: z.array(z.object({ node: z.object({ title: z.string() }) })),
        pageInfo: z.object({ startCursor: z.string(), endCursor: z.string(), hasNextPage: z.boolean() }),
      }),
    }),
  });

  it('starts where the last one ended, in both directions', async () => {
    for (const title of ['First', 'Second', 'Third']) await makeExperience(app.deps, ada, { title });
    const page = async (args: string) => {
      const { data } = await ada.graphql(
        `{ viewer { experiences(${args}) { edges { node { title } } pageInfo { startCursor endCursor hasNextPage } } } }`,
      );
      return pageShape.parse(data).viewer.experiences;
    };
    const titles = ({ edges }: Awaited<ReturnType<typeof page>>) => edges.map(({ node }) => node.title);
    const all = titles(await page('first: 100'));
    const first = await page('first: 2');
    const { endCursor } = first.pageInfo;
    const next = await page(`first: 100, after: "${endCursor}"`);
    expect([...titles(first), ...titles(next)]).toEqual(all);
    const { startCursor } = next.pageInfo;
    expect(titles(await page(`last: 100, before: "${startCursor}"`))).toEqual(titles(first));
  });
});

describe('admitted documents', () => {
  it('include every document of the web client, with the largest pages that it requests', () => {
    for (const documentId of Object.keys(persisted)) {
      expect(admit({ documentId, variables: { count: 100 } }, null), persisted[documentId]).toHaveProperty(
        'document',
      );
    }
  });

  it('include each of them as an integrator’s own', () => {
    for (const query of Object.values(persisted)) {
      expect(admit({ query }, actor), query).toHaveProperty('document');
    }
  });

  it('include introspection, and a full page of a bank with all its bullets', () => {
    expect(admit({ query: getIntrospectionQuery() }, actor)).toHaveProperty('document');
    const fields =
      'id title company location startDate endDate description bulletPoints { id content origin }';
    const query = `{ viewer { experiences(first: 100) { edges { node { ${fields} } } } } }`;
    expect(admit({ query }, actor)).toHaveProperty('document');
  });

  it('include persisted documents by id, also with the empty text that Relay sends over the websocket', () => {
    const [documentId = ''] = Object.keys(persisted);
    expect(admit({ query: '', extensions: { documentId } }, actor)).toHaveProperty('document');
    expect(admit({ query: '', extensions: {} }, actor)).toHaveProperty('errors');
    for (const wrong of [null, 1, 'x', [], { query: 1 }, { query: '{ viewer { id } }', variables: 3 }])
      expect(admit(wrong, actor)).toHaveProperty('errors');
  });

  it('never suggest names similar to a wrong one', async () => {
    const answer = await ada.graphql('{ viewer { emial } }');
    expect(answer.errors[0].message).toBe('Cannot query field "emial" on type "User".');
  });
});

describe('an answer', () => {
  it('is not sent if it is too large, with or without errors in it', () => {
    const large = 'x'.repeat(MAX_ANSWER_BYTES);
    expect(capAnswer({ data: { large } }).errors?.[0]?.message).toContain('too large');
    const withError = capAnswer({ data: { large }, errors: [] });
    expect(withError.stringify?.(withError)).toContain('too large');
    // Three bytes each.
    expect(capAnswer({ data: { euros: '€'.repeat(MAX_ANSWER_BYTES / 2) } }).errors).toHaveLength(1);
    const small = { data: { a: 1 } };
    expect(capAnswer(small).stringify?.(small)).toBe('{"data":{"a":1}}');
  });
});
