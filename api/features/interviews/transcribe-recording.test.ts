import { request } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPdf } from '../../documents/import/testing/hostile-files.ts';
import {
  FILM,
  longWebm,
  readRecordingFile,
  RECORDINGS,
  silentWav,
} from '../../documents/import/testing/recordings.ts';
import { startFakeOpenAi, type FakeOpenAi, type Fault } from '../../testing/fake-openai.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';

// docs/product.md#rest-interview-practice, over HTTP.
const PATH = '/api/interview/transcribe';
const FAILED = 'Failed to recognize speech. Please try again.';
const SAID = 'I cooked lunch for 80 guests.';

let fake: FakeOpenAi;
let app: TestApp;
let client: TestClient;
let log = '';
beforeAll(async () => {
  fake = await startFakeOpenAi();
  const written = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  app = await startTestApp({ OPENAI_BASE_URL: fake.url }, { log: pino({ level: 'debug' }, written) });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  fake.always = null;
  fake.faults = [];
  fake.heard = SAID;
  fake.recordings = 0;
  client = await app.user();
});

function formOf(bytes: Uint8Array, field = 'recording'): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes as BlobPart], { type: 'audio/webm' }), 'answer.webm');
  return form;
}
const send = (bytes: Uint8Array, by = client): Promise<Answer> => by.post(PATH, formOf(bytes));
const told = ({ status, json }: Answer): [number, string] => [status, json.message];
const speech = () => readRecordingFile('chromium.webm');

describe('a recording', () => {
  it.each(RECORDINGS)('%s is written down', async (name) => {
    const { status, json } = await send(readRecordingFile(name));
    expect([status, json]).toEqual([200, { text: SAID }]);
    expect(fake.recordings).toBe(1);
  });

  it('leaves nothing behind but the count of what it used', async () => {
    await send(speech());
    expect(log).not.toContain('lunch');
    const { data } = await client.graphql('{ viewer { interviews { edges { node { id } } } } }');
    expect(data.viewer.interviews.edges).toEqual([]);
    const rows = await app.deps.prisma.aiUsage.findMany({ where: { userId: client.userId } });
    expect(rows).toMatchObject([{ calls: 1 }]);
  });

  it('of silence is told apart from a failure', async () => {
    fake.always = 'empty';
    expect(told(await send(silentWav(1)))).toEqual([
      422,
      'Nothing was heard. Please try again, or type your answer.',
    ]);
  });

  it('may have five minutes, and a moment more', async () => {
    expect((await send(await longWebm(304))).status).toBe(200);
    expect(told(await send(await longWebm(306)))).toEqual([413, 'A recording can have at most 5 minutes.']);
    expect(told(await send(silentWav(306)))).toEqual([413, 'A recording can have at most 5 minutes.']);
    expect(fake.recordings).toBe(1);
  });

  it.each([
    ['no bytes', new Uint8Array(), 422, 'Nothing was recorded.'],
    ['no sound', silentWav(0), 422, 'Nothing was recorded.'],
    ['half a frame', speech().subarray(0, 271), 422, 'This recording can’t be read. Please record it again.'],
    ['a film', readRecordingFile(FILM), 415, 'Please send sound as WebM, Ogg, MP4, MP3, WAV or FLAC.'],
    ['a PDF', goodPdf(), 415, 'Please send sound as WebM, Ogg, MP4, MP3, WAV or FLAC.'],
  ])('of %s is refused and sent nowhere', async (_what, bytes, status, message) => {
    expect(told(await send(bytes))).toEqual([status, message]);
    expect(fake.recordings).toBe(0);
  });

  it('of more than 10 MB is refused before it is read', async () => {
    const tooMany = new Uint8Array(10 * 1024 * 1024 + 1);
    tooMany.set(speech());
    expect(told(await send(tooMany))).toEqual([413, 'Please upload a file smaller than 10MB.']);
    expect(fake.recordings).toBe(0);
  });

  it('comes in a form, in the field "recording"', async () => {
    expect((await client.post(PATH, { recording: 'x' })).status).toBe(415);
    expect(told(await client.post(PATH, formOf(speech(), 'resume')))).toEqual([
      400,
      'Please send the file in the field "recording".',
    ]);
    expect(told(await client.post(PATH, new FormData()))[0]).toBe(400);
  });

  it('of a visitor is refused', async () => {
    expect(told(await send(speech(), app.visitor()))).toEqual([401, 'Unauthorized']);
    expect(fake.recordings).toBe(0);
  });
});

describe('a service', () => {
  const FAULTS: [Fault, number][] = [
    ['server-error', 502],
    ['rate-limited', 502],
    ['no-credit', 502],
    ['unauthorized', 502],
    ['hang-up', 502],
    ['html', 502],
    ['wrong-shape', 502],
    ['cut', 502],
    ['flood', 502],
    ['hang', 504],
  ];

  it.each(FAULTS)('with the fault %s makes it a %i', { timeout: 30_000 }, async (fault, status) => {
    // A breaker of its own: the others would leave the service alone.
    const own = await startTestApp({ OPENAI_BASE_URL: fake.url });
    try {
      const user = await own.user();
      fake.always = fault;
      expect(told(await send(speech(), user))).toEqual([status, FAILED]);
      fake.always = null;
      expect((await send(speech(), user)).json).toEqual({ text: SAID });
    } finally {
      await own.close();
    }
  });

  it('that can’t hear makes it a 502', async () => {
    fake.heard = null;
    expect(told(await send(speech()))).toEqual([502, FAILED]);
  });

  it('is no longer asked once the sender has gone', async () => {
    fake.always = 'hang';
    const abandoned = fake.abandoned;
    const body = await new Response(formOf(speech())).blob();
    const sending = request(client.url + PATH, {
      method: 'POST',
      headers: {
        'content-type': body.type,
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    sending.on('error', () => {});
    sending.end(new Uint8Array(await body.arrayBuffer()));
    await expect.poll(() => fake.open).toBe(1);
    sending.destroy();
    await expect.poll(() => fake.abandoned).toBe(abandoned + 1);
    fake.always = null;
    // Its place is free again.
    await expect.poll(async () => (await send(speech())).status).toBe(200);
    expect(log).not.toContain('a request failed');
  });
});

describe('limits', () => {
  it('two recordings of one person at the same time, and others go on', async () => {
    // So long that a busy machine has the third one, too, while the first two are being written down.
    fake.waitMs = 1_000;
    try {
      const answers = await Promise.all([1, 2, 3].map(() => send(speech())));
      fake.waitMs = 0;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.json.message).toBe(
        'Your last recordings are still being written down. Please wait until they are done.',
      );
      expect(refused?.headers.get('retry-after')).toBe('5');
      expect((await send(speech(), await app.user())).status).toBe(200);
      expect((await send(speech())).status).toBe(200);
    } finally {
      fake.waitMs = 0;
    }
  });

  it('120 recordings of one person an hour', async () => {
    const limited = await startTestApp({ OPENAI_BASE_URL: fake.url }, { withLimits: true });
    try {
      const user = await limited.user();
      for (let sent = 0; sent < 119; sent += 1)
        await limited.deps.rateLimits.consume({ transcribeByUser: user.userId });
      expect((await send(speech(), user)).status).toBe(200);
      const refused = await send(speech(), user);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect(fake.recordings).toBe(1);
    } finally {
      await limited.close();
    }
  });

  it('the day’s share of the AI service', async () => {
    const poor = await startTestApp({ OPENAI_BASE_URL: fake.url, OPENAI_USER_DAILY_CALLS: '1' });
    try {
      const user = await poor.user();
      expect((await send(speech(), user)).status).toBe(200);
      const [status, message] = told(await send(speech(), user));
      expect([status, message]).toEqual([
        429,
        expect.stringMatching(/^You have used up today’s share of the AI service\./),
      ]);
      expect(fake.recordings).toBe(1);
    } finally {
      await poor.close();
    }
  });
});

describe('whom recordings are sent to', () => {
  const ASK = '{ viewer { speechService { name } } }';

  it('isn’t told of a server in the installation’s own network', async () => {
    expect((await client.graphql(ASK)).data.viewer.speechService).toEqual({ name: null });
  });

  it('is OpenAI where only a key is set', async () => {
    const openAi = await startTestApp({ OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: '' });
    try {
      const user = await openAi.user();
      expect((await user.graphql(ASK)).data.viewer.speechService).toEqual({ name: 'OpenAI' });
    } finally {
      await openAi.close();
    }
  });

  it.each([
    ['without an AI service', {}],
    ['with one that can’t hear', { OPENAI_API_KEY: 'sk-x', OPENAI_TRANSCRIPTION_MODEL: 'none' }],
  ])('is nobody %s, and a recording is refused', async (_what, env) => {
    const plain = await startTestApp({ OPENAI_BASE_URL: '', ...env });
    try {
      const user = await plain.user();
      expect((await user.graphql(ASK)).data.viewer.speechService).toBeNull();
      expect(told(await send(speech(), user))).toEqual([
        503,
        'This installation can’t write down speech. Please type your response.',
      ]);
    } finally {
      await plain.close();
    }
  });
});
