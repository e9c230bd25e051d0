import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type ChatRequest, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';
import type { AiService } from './ai-service.ts';
import { firstDialect } from './dialect.ts';
import { form, GOOD, reword, startService, TEXT } from './testing/ai-service.ts';

let fake: FakeOpenAi;
let service: AiService;
beforeEach(async () => {
  fake = await startFakeOpenAi();
  fake.answer = ({ messages }) => (/JSON schema/.test(JSON.stringify(messages)) ? GOOD : TEXT);
  ({ service } = startService(fake.url));
});
afterEach(async () => {
  await service.close();
  await fake.close();
});

const formatOf = (asked: ChatRequest | undefined) => asked?.response_format?.type;

/** After how many requests each server is understood, and how it is spoken to from then on. */
const SERVERS: [Fault, number, (asked: ChatRequest | undefined) => void][] = [
  ['no-schema', 2, (asked) => expect(formatOf(asked)).toBe('json_object')],
  ['no-json', 3, (asked) => expect(formatOf(asked)).toBeUndefined()],
  [
    'new-limit',
    2,
    (asked) => expect([asked?.max_completion_tokens, asked?.max_tokens]).toEqual([200, undefined]),
  ],
  ['no-count', 2, (asked) => expect(asked?.stream_options).toBeUndefined()],
  // `none` is newer than `low`.
  ['no-effort', 3, (asked) => expect(asked?.reasoning_effort).toBeUndefined()],
  [
    'plain-only',
    2,
    (asked) =>
      expect(Object.keys(asked ?? {}).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream']),
  ],
];

describe('a server that knows less of the protocol', () => {
  it.each(SERVERS)(
    '%s: is understood after %i requests, and at once from then on',
    async (fault, requests, check) => {
      fake.always = fault;
      // Servers that know the schema answer with JSON; the others are told the form in words.
      fake.answer = ({ messages, response_format: format }) =>
        format?.type === 'json_schema' || /JSON schema/.test(JSON.stringify(messages)) ? GOOD : TEXT;
      const first = await service.writeJson({ ...reword(), form });
      expect(first).toMatchObject({ value: { text: TEXT }, attempts: requests });
      expect(fake.requests).toHaveLength(requests);
      check(fake.requests.at(-1));
      const second = await service.writeJson({ ...reword(), form });
      expect(second).toMatchObject({ value: { text: TEXT }, attempts: 1 });
      check(fake.requests.at(-1));
    },
  );

  it.each<Fault>(['no-count', 'no-effort', 'new-limit', 'plain-only'])(
    '%s: is asked for a text without a form',
    async (fault) => {
      fake.always = fault;
      expect((await service.writeText(reword())).value).toBe(TEXT);
      expect((await service.writeText(reword())).attempts).toBe(1);
    },
  );

  it('is not forgotten because of a call that began before it was known', async () => {
    fake.faultOf = ({ response_format: format }) => (format ? 'no-json' : null);
    fake.answer = async ({ messages }) => {
      const isJson = /JSON schema/.test(JSON.stringify(messages));
      if (!isJson) await json;
      return isJson ? GOOD : TEXT;
    };
    const text = service.writeText(reword());
    const json = service.writeJson({ ...reword('b'), form });
    await Promise.all([text, json]);
    expect((await service.writeJson({ ...reword(), form })).attempts).toBe(1);
  });

  it('is told the form in words, and asked for any JSON where it knows that', async () => {
    fake.always = 'no-schema';
    await service.writeJson({ ...reword(), form });
    const [system, user] = fake.requests.at(-1)?.messages ?? [];
    expect(system?.content).toMatch(/^Reword it\.[^]*"required":\["text","question"\]/);
    expect(user?.content).not.toContain('schema');
  });
});

it('too long a prompt is no reason to speak more simply', async () => {
  fake.always = 'too-long-a-prompt';
  await expect(service.writeJson({ ...reword(), form })).rejects.toMatchObject({
    problem: 'bad-request',
    code: 'context_length_exceeded',
  });
  expect(fake.requests).toHaveLength(1);
});

it('only OpenAI is first asked with its newer name for the limit, which others ignore without a word', () => {
  expect(firstDialect(null).limit).toBe('max_completion_tokens');
  expect(firstDialect('https://api.openai.com/v1').limit).toBe('max_completion_tokens');
  expect(firstDialect('http://127.0.0.1:11434/v1').limit).toBe('max_tokens');
});

it('a model that can think is asked not to', async () => {
  await service.writeText(reword());
  expect(fake.requests).toMatchObject([{ reasoning_effort: 'none', max_tokens: 200 }]);
});
