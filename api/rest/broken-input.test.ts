import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

// What no client of ours sends: each is told what is wrong with it, and costs nobody else anything.

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.user();
});
afterAll(() => app.close());

const cookie = (client = user) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A body as bytes, which a form or JSON could not be. */
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
  ])('that %s is refused, and the server goes on', async (_, body) => {
    expect((await send('/api/upload-resume', body, MULTIPART)).status).toBe(400);
    expect((await user.get('/api/auth/user')).status).toBe(200);
  });

  it('without a boundary is refused', async () => {
    const answer = await send('/api/upload-resume', 'x', { 'content-type': 'multipart/form-data' });
    expect(answer.status).toBe(400);
  });
});
