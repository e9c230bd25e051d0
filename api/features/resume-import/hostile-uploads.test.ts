import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  damagedFiles,
  docxWithMacros,
  goodPdf,
  HOSTILE_FILES,
} from '../../documents/import/testing/hostile-files.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';

// Cases A20 to A23 of docs/security.md#cases, over HTTP and against a separate process. Their duration and their
// effect on other users are measured by `npm run bench -- hostile`.

let server: ServerProcess;
let user: TestClient;
let filesBefore: string[];
beforeAll(async () => {
  server = await startServerProcess();
  user = await server.user();
  filesBefore = server.files();
});
afterAll(() => server.stop());

function upload(bytes: Uint8Array, name: string, client = user): Promise<Answer> {
  const form = new FormData();
  form.append('resume', new Blob([bytes as BlobPart]), name);
  return client.request('POST', '/api/upload-resume', form);
}

const TRIES = 6;

/** The answer once a reader was free: while readers start, and on a busy machine, the server asks to try again in a moment. */
async function uploadWhenFree(
  bytes: Uint8Array,
  name: string,
  client: TestClient,
  tries = TRIES,
): Promise<Answer> {
  const answer = await upload(bytes, name, client);
  const isBusy = answer.status === 503 && answer.json.message.endsWith('Please try again in a moment.');
  if (!isBusy || tries === 1) return answer;
  await sleep(1_000);
  return uploadWhenFree(bytes, name, client, tries - 1);
}

/** The message for each reason. */
const MESSAGES: Record<string, [status: number, message: RegExp]> = {
  read: [200, /^(Found (\d+|no)( new)? experiences?\b|Nothing new in this file\.$)/],
  'nothing-found': [422, /^We could read this file, but found no work experience in it\. Please paste/],
  'file-empty': [422, /^This file is empty\.$/],
  'file-damaged': [422, /^This (?:PDF|document) is damaged or incomplete\. Save it again, or paste/],
  'file-encrypted': [
    422,
    /^This (?:PDF|document) is protected with a password\. Remove the protection, or paste/,
  ],
  'file-without-text': [
    422,
    /^(?:This file is a picture; paste|There is no text in this file\. .* paste) the text instead\.$/,
  ],
  'file-unsafe': [
    422,
    /^This (?:PDF|document|web page) (?:unpacks to far more|is far more complex) than a resume\. (?:Save it again, or paste|Paste) /,
  ],
  'file-too-slow': [422, /^This file takes too long to read\. Save it again in a simpler form, or paste/],
  'file-too-complex': [422, /^This file is too complex to be read\. Save it again in a simpler form, or/],
  'unsupported-type': [415, /^Please upload a PDF, Word document, or text file\./],
  'too-large': [413, /^Please upload a file smaller than 10MB\.$/],
};

const fits = (answer: Answer, reason: string): boolean => {
  const [status, message] = MESSAGES[reason] ?? [0, /^$/];
  return answer.status === status && message.test(answer.json.message);
};

/** Reads everything that an upload writes. */
async function readStored(client: TestClient) {
  const { data } = await client.graphql(
    '{ viewer { resumeTemplate { phone location summary skills languages } } }',
  );
  return { template: data.viewer.resumeTemplate, experiences: (await client.get('/api/experiences')).json };
}

describe('a hostile upload', () => {
  it.each(HOSTILE_FILES)(
    '$name gets a helpful message, writes nothing, and the server keeps running',
    { timeout: 60_000 },
    async ({ name, bytes, expected }) => {
      const content = bytes();
      // Some files take seconds to generate, so connections may have been closed by the server in the meantime.
      await sleep(50);
      const client = await server.user();
      const before = await readStored(client);
      const answer = await uploadWhenFree(content, name, client);
      const told = Object.keys(MESSAGES).filter((reason) => fits(answer, reason));
      expect(told, `${answer.status} ${answer.text.slice(0, 300)}`).toHaveLength(1);
      expect([...expected, ...(expected.includes('read') ? ['nothing-found'] : [])]).toContain(told[0]);
      if (told[0] !== 'read') expect(await readStored(client)).toEqual(before);
      expect(server.files()).toEqual(filesBefore);
      expect(server.isRunning).toBe(true);
    },
  );

  it('does not affect a good file after it', async () => {
    const answer = await upload(goodPdf(), 'mira.pdf', await server.user());
    expect([answer.status, answer.json.experiences.length]).toEqual([200, 2]);
  });

  it('with some bytes changed is read or refused, 300 times', { timeout: 120_000 }, async () => {
    const files = damagedFiles(300);
    let read = 0;
    // One person may upload 20 files an hour.
    const next = async (client?: TestClient, uploads = 0): Promise<void> => {
      const bytes = files.pop();
      if (!bytes) return;
      const sender = client && uploads < 20 - TRIES ? client : await server.user();
      const answer = await uploadWhenFree(bytes, 'damaged.pdf', sender);
      const told = Object.keys(MESSAGES).filter((reason) => fits(answer, reason));
      expect(told, `${answer.status} ${answer.text.slice(0, 300)}`).toHaveLength(1);
      if (answer.status === 200) read += 1;
      return next(sender, sender === client ? uploads + 1 : 1);
    };
    await Promise.all([next(), next(), next(), next()]);
    expect(read).toBeGreaterThan(50);
    expect(server.isRunning).toBe(true);
    expect(server.files()).toEqual(filesBefore);
  });

  it('of a file with macros keeps the text but none of the macro', async () => {
    const answer = await upload(docxWithMacros(), 'cv.docm', await server.user());
    expect(answer.json.experiences).toMatchObject([
      { title: 'Ward Nurse', company: 'Lakeside Clinic' },
      { title: 'Nursing Assistant', company: 'Hillview Home' },
    ]);
    expect(answer.text).not.toMatch(/AutoOpen|calc/);
  });
});

describe('a file’s name', () => {
  it.each([
    ['a path', '../../../tmp/x.pdf'],
    ['a path of Windows', '..\\..\\x.pdf'],
    ['a quotation mark and a field', 'a"; filename=x.pdf'],
    ['a line break', 'a\r\nX-Header: 1.pdf'],
    ['5,000 characters', `${'n'.repeat(5_000)}.pdf`],
    ['markup', '<img src=x onerror=alert(1)>.pdf'],
  ])('with %s is only a label', async (_what, name) => {
    const client = await server.user();
    const answer = await upload(goodPdf(), name, client);
    expect(answer.status).toBe(200);
    const { data } = await client.graphql('query($id: ID!) { resumeImport(id: $id) { fileName } }', {
      id: btoa(`ResumeImport:${answer.json.importId}`),
    });
    const { fileName } = data.resumeImport;
    expect(fileName.length).toBeLessThanOrEqual(255);
    expect(fileName).not.toMatch(/[\0\r\n]|^\.\.|[/\\]/);
    expect(server.files()).toEqual(filesBefore);
  });
});

it('with a NUL in it makes the form invalid', async () => {
  const client = await server.user();
  const answer = await upload(goodPdf(), 'a\0.pdf', client);
  expect([answer.status, answer.json.message]).toEqual([400, 'The form is not complete.']);
  expect((await client.get('/api/experiences')).json).toEqual([]);
});

describe('the size of an upload', () => {
  it('may be exactly 10 MB', async () => {
    const limit = 10 * 1024 * 1024;
    const start = goodPdf();
    const whole = new Uint8Array(limit + 1).fill(32);
    whole.set(start);
    const client = await server.user();
    expect((await upload(whole, 'more.pdf', client)).status).toBe(413);
    expect((await client.get('/api/experiences')).json).toEqual([]);
    expect((await upload(whole.subarray(0, limit), 'ten.pdf', client)).status).toBe(200);
  });
});

const parsed = z.object({ message: z.string() });

// Fault F18 of docs/performance.md#faults. The goal for the built product is 450 MB.
it('survives fifty simultaneous uploads of 10 MB from 25 users: excess ones are asked to retry', async () => {
  const small = await startServerProcess({ NODE_OPTIONS: '--max-old-space-size=256' });
  // A server that is told to close the connection after its answer doesn't read what is still being sent.
  const agent = new Agent({ keepAlive: true });
  try {
    // Each person may send two at once.
    const senders = await Promise.all(Array.from({ length: 25 }, () => small.user()));
    const whole = new Uint8Array(10 * 1024 * 1024).fill(32);
    whole.set(goodPdf());
    // Shares one body, since building it fifty times would block this process.
    const head = '--b\r\nContent-Disposition: form-data; name="resume"; filename="ten.pdf"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), whole, Buffer.from('\r\n--b--\r\n')]);
    // All headers first: the server closes connections that bring none within five seconds, and on a busy machine this
    // process takes longer than that to write so many files.
    const uploads = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        beginUpload(agent, small.url, senders[index % 25] ?? user, body.length),
      ),
    );
    const answers = await Promise.all(uploads.map(({ send }) => send(body)));
    const surplus = answers.filter((answer) => answer.status === 503);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    for (const answer of surplus) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json.message).toBe(
        'Too many files are being read right now. Please try again in a moment.',
      );
    }
    expect(surplus.length).toBeGreaterThan(30);
    expect(small.isRunning).toBe(true);
    expect((await upload(goodPdf(), 'mira.pdf', await small.user())).status).toBe(200);
    expect(small.peakMb()).toBeLessThan(450);
  } finally {
    agent.destroy();
    await small.stop();
  }
});

it('gives a user at most two slots, and only while bytes arrive', { timeout: 60_000 }, async () => {
  const slow = await server.user();
  const stalled = Array.from({ length: 3 }, () => stalledUpload(server.url, slow));
  try {
    const refused = await Promise.race(stalled.map(({ answered }) => answered));
    expect(refused).toContain('429 Too Many Requests');
    // Other users are not affected.
    expect((await upload(goodPdf(), 'mira.pdf', await server.user())).status).toBe(200);
    const told = await Promise.all(stalled.map(({ answered }) => answered));
    expect(told.filter((answer) => answer.includes('The upload stopped. Please try again.'))).toHaveLength(2);
  } finally {
    for (const { end } of stalled) end();
  }
});

/** Sends the headers of an upload. Resolves once they are on their way; `send` sends the rest and reads the answer. */
async function beginUpload(agent: Agent, url: string, client: TestClient, length: number) {
  const sending = request(`${url}/api/upload-resume`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': length,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    sending.once('error', reject);
  });
  // Until `send` awaits it.
  answered.catch(() => {});
  const socket = once(sending, 'socket').then(([made]) => once(made as Socket, 'connect'));
  sending.flushHeaders();
  await socket;
  return {
    send: async (body: Buffer) => {
      sending.end(body);
      const response = await answered;
      const { statusCode: status, headers } = response;
      return { status, headers, json: parsed.parse(JSON.parse(await text(response))) };
    },
  };
}

/** Starts an upload that announces 9 MB and sends only the first line. */
function stalledUpload(url: string, client: TestClient) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(
    `POST /api/upload-resume HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Length: 9000000\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n',
  );
  const answered = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('"message"')) resolve(text);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
  return { answered, end: () => socket.destroy() };
}
