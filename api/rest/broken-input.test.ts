import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from '../testing/fuzz/send.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

// Requests that our own client never sends. Each gets a helpful error and affects nobody else.

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.user();
});
afterAll(() => app.close());

const cookie = (client = user) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a body as raw bytes, which may be an invalid form or invalid JSON. */
async function send(path: string, body: Uint8Array | string, headers: Record<string, string>) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: cookie(), ...headers },
    body: body as BodyInit,
  });
  return { status: response.status, text: await response.text() };
}

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}`;

function upload(bytes: Uint8Array | string, name: string): Promise<Answer> {
  const form = new FormData();
  form.append('resume', new Blob([bytes as BlobPart]), name);
  return user.request('POST', '/api/upload-resume', form);
}

describe('a form', () => {
  it.each([
    ['ends in the middle of its file', part('a.txt', 'Staff Nurse')],
    ['ends in the middle of its second file', `${part('a.txt', 'a')}\r\n${part('b.txt', 'b')}`],
    ['ends in its headers', '--x\r\nContent-Disposition: form-data; name="res'],
    ['has no end', `${part('a.txt', 'a')}\r\n--x`],
    ['is empty', ''],
    ['is something else', 'nonsense'],
    ['has a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
    ['has headers without end', `--x\r\n${'a: b\r\n'.repeat(20_000)}`],
  ])('that %s is refused, and the server keeps running', async (_, body) => {
    expect((await send('/api/upload-resume', body, MULTIPART)).status).toBe(400);
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });

  it('without a boundary is refused', async () => {
    const answer = await send('/api/upload-resume', 'x', { 'content-type': 'multipart/form-data' });
    expect(answer.status).toBe(400);
  });
});

describe('an uploaded file', () => {
  const text =
    'Experience\nStaff Nurse, Lakeside Clinic\nJan 2020 - Present\n- Cared for 30 patients a day\n';
  const jsonResume = (work: unknown, more: object = {}) =>
    JSON.stringify({ basics: { name: 'Ada Bell' }, work, education: [], ...more });

  it('may have a NUL or half a surrogate pair in its name', async () => {
    const named = (disposition: string) =>
      `--x\r\nContent-Disposition: form-data; name="resume"; ${disposition}\r\n\r\n${text}\r\n--x--\r\n`;
    const encoded = named("filename*=utf-8''resume%00%ED%A0%80.txt");
    expect((await send('/api/upload-resume', encoded, MULTIPART)).status).toBe(200);
    // A header can't contain it unencoded.
    expect((await send('/api/upload-resume', named('filename="resume\0.txt"'), MULTIPART)).status).toBe(400);
  });

  it('may contain half a surrogate pair in UTF-16', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`${text}- Wrote \ud800 reports\n`, 'utf16le'),
    ]);
    expect((await upload(bytes, 'resume.txt')).status).toBe(200);
  });

  it('may be a JSON Resume with NULs, half surrogate pairs and values of any type', async () => {
    const odd = [null, 1, true, [], {}, 'a\0b', '\ud800', [[['x']]], { name: { name: 'x' } }];
    for (const value of odd) {
      const role = {
        name: 'Inn',
        position: value,
        startDate: value,
        highlights: value,
        summary: value,
        location: value,
      };
      const whole = jsonResume(
        [role, value, { ...role, name: value, position: 'Cook', highlights: [value] }],
        {
          basics: { name: value, email: value, location: value, profiles: value, summary: value },
          skills: value,
          languages: [value, { language: value }],
          education: [value, { institution: value, area: value, courses: value }],
          certificates: value,
        },
      );
      const answer = await upload(whole, 'resume.json');
      expect([200, 415, 422], `${JSON.stringify(value)}: ${answer.text}`).toContain(answer.status);
    }
  });
});

describe('a Host header', () => {
  const port = () => Number(new URL(app.url).port);
  const ask = (host: string, path: string, body = '{"query":"{__typename}"}') => {
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${cookie()}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    return sendBytes(port(), Buffer.from([...head, '', body].join('\r\n'), 'latin1'));
  };

  it.each(['[', '', 'localhost:99999', 'a b', '[::1', 'a@b:c@d:x'])('of "%s" is refused', async (host) => {
    for (const path of ['/graphql', '/graphql?query=x', '/api/auth/login']) {
      const answer = await ask(host, path);
      expect(answer.text).toMatch(/^HTTP\/1\.1 400 [\s\S]*{"message":"The Host header/);
    }
  });

  it('may contain any name', async () => {
    expect((await ask('jobs.example:8080', '/graphql')).text).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('JSON', () => {
  it.each([
    ['that is not packed as it says', 'gzip'],
    ['that is cut off in its packing', 'gzip'],
    ['packed in a way that nobody knows', 'rot13'],
  ])('%s is refused', async (_, encoding) => {
    const body = _.includes('cut off')
      ? gzipSync('{"email": "a@b.co"}').subarray(0, 20)
      : '{"email": "a@b.co"}';
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const answer = await send('/api/auth/login', body, headers);
    expect([400, 415]).toContain(answer.status);
    expect(answer.text).not.toMatch(/header check|zlib|node_modules/);
  });

  it('with a NUL in the address of a picture is refused', async () => {
    for (const url of ['https://pictures.example/\0.png', 'https://pictures.example/\ud800', 'https://[']) {
      const answer = await user.graphql(
        `mutation($url: String) { updateProfile(input: { firstName: "Ada", lastName: "", profileImageUrl: $url }) {
          __typename ... on UserError { message } } }`,
        { url },
      );
      expect(answer.data?.updateProfile.__typename, url).toBe('ValidationError');
    }
  });
});

it('deletes an account once, however often it is requested', async () => {
  const leaving = await app.user({ password: 'a long enough secret' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => leaving.delete('/api/account', { password: 'a long enough secret' })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
