import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai.ts';
import type { AiService } from './ai-service.ts';
import { form, GOOD, KEY, PROMPT, recording, reword, startService, TEXT } from './testing/ai-service.ts';

let fake: FakeOpenAi;
let service: AiService;
let lines: string[];
beforeEach(async () => {
  fake = await startFakeOpenAi();
  fake.answer = ({ response_format: format }) => (format ? GOOD : TEXT);
  ({ service, lines } = startService(fake.url));
});
afterEach(async () => {
  await service.close();
  await fake.close();
});

describe('an AI service', () => {
  it('streams a text, each time the whole of it so far', async () => {
    fake.pieceMs = 5;
    const seen: string[] = [];
    const answer = await service.writeText({ ...reword(), onText: (text) => void seen.push(text) });
    expect(answer).toMatchObject({
      value: TEXT,
      usage: { promptTokens: 100, completionTokens: 20 },
      attempts: 1,
    });
    expect(seen.at(-1)).toBe(TEXT);
    for (const [at, text] of seen.entries()) expect(text.startsWith(seen[at - 1] ?? '')).toBe(true);
    expect(seen.length).toBeGreaterThan(5);
  });

  it('passes pieces that come together on together', async () => {
    const seen: string[] = [];
    await service.writeText({ ...reword(), onText: (text) => void seen.push(text) });
    expect(seen.at(-1)).toBe(TEXT);
    expect(seen.length).toBeLessThan(TEXT.split(' ').length);
  });

  it('is asked for a form by its schema, strictly', async () => {
    expect((await service.writeJson({ ...reword(), form })).value).toEqual({ text: TEXT, question: null });
    expect(fake.requests).toMatchObject([
      {
        response_format: {
          json_schema: {
            strict: true,
            schema: { required: ['text', 'question'], additionalProperties: false },
          },
        },
      },
    ]);
  });

  it('has speech written down', async () => {
    expect(await service.transcribe({ userId: 'a' }, recording)).toMatchObject({
      value: 'I cooked lunch for 80 guests.',
      attempts: 1,
    });
  });

  it('is given the key, and a local server that wants none is asked without', async () => {
    fake.key = KEY;
    expect((await service.writeText(reword())).value).toBe(TEXT);
    const keyless = startService(fake.url, { apiKey: null });
    await expect(keyless.service.writeText(reword())).rejects.toMatchObject({ problem: 'unauthorized' });
    fake.key = null;
    expect((await keyless.service.writeText(reword())).value).toBe(TEXT);
    await keyless.service.close();
  });

  it('keeps its connection from call to call', async () => {
    for (let call = 0; call < 10; call += 1) await service.writeJson({ ...reword(), form });
    // The next call may begin before the connection of the last one is known to be free.
    expect(fake.connectionsMade).toBeLessThanOrEqual(2);
    await service.close();
    await expect.poll(() => fake.connections).toBe(0);
  });

  it('is logged with tokens and outcome, and without words or key', async () => {
    await service.writeText(reword());
    fake.always = 'unauthorized';
    await service.writeText(reword()).catch(() => {});
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        task: 'reword',
        model: 'fake-small',
        attempts: 1,
        promptTokens: 100,
        completionTokens: 20,
        outcome: 'answered',
      },
      { task: 'reword', status: 401, code: 'invalid_api_key', outcome: 'unauthorized' },
    ]);
    expect(lines.join()).not.toMatch(new RegExp(`${PROMPT}|Cooked|${KEY}`));
  });
});

describe('where no model is named', () => {
  it('the first one that writes is taken', async () => {
    fake.models = ['nomic-embed-text:latest', 'whisper-large', 'qwen3:8b', 'llama3.3:70b'];
    ({ service } = startService(fake.url, { model: null }));
    expect(service.model()).toBeNull();
    await service.writeText(reword());
    expect(fake.requests[0]?.model).toBe('qwen3:8b');
    expect(service.model()).toBe('qwen3:8b');
  });

  it('a server without any says so, and is asked again later', async () => {
    fake.models = ['nomic-embed-text'];
    ({ service, lines } = startService(fake.url, { model: null }));
    await expect(service.writeText(reword())).rejects.toMatchObject({ problem: 'bad-request' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'no_model', model: null });
    fake.models = ['qwen3:8b'];
    expect((await service.writeText(reword())).value).toBe(TEXT);
  });
});

/** Written by others, so that a mistake in our own server's protocol shows. */
describe('an independent server of the protocol', () => {
  const mock = new LLMock({ port: 0 });
  beforeAll(async () => {
    mock.on({ userMessage: PROMPT, responseFormat: 'json_schema' }, { content: GOOD });
    mock.onMessage(PROMPT, { content: TEXT });
    mock.onTranscription({ transcription: { text: 'I cooked lunch.' } });
    await mock.start();
  });
  afterAll(() => mock.stop());

  it('writes a text, JSON and what was said', async () => {
    ({ service } = startService(`${mock.url}/v1`, {
      model: 'gpt-4.1-mini',
      transcriptionModel: 'whisper-1',
    }));
    const seen: string[] = [];
    const text = await service.writeText({ ...reword(), onText: (soFar) => void seen.push(soFar) });
    expect(text.value).toBe(TEXT);
    expect(seen.at(-1)).toBe(TEXT);
    expect((await service.writeJson({ ...reword(), form })).value).toEqual({ text: TEXT, question: null });
    expect((await service.transcribe({ userId: 'a' }, recording)).value).toBe('I cooked lunch.');
  });

  it('is asked for its models', async () => {
    ({ service } = startService(`${mock.url}/v1`, { model: null }));
    expect((await service.writeText(reword())).value).toBe(TEXT);
    expect(service.model()).toMatch(/\w/);
  });
});
