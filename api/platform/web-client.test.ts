import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_PLACEHOLDER, firstPageFor, type BuiltPage } from './first-pages.ts';
import { fillPage, serveWebClient, type PageSettings } from './web-client.ts';

const page = (name: string) =>
  `<!doctype html><head><meta name="contact-email" content=""></head><p>${name}</p>${'.'.repeat(500)}`;
const PAGES: BuiltPage[] = [
  {
    path: '/',
    signedIn: false,
    html: page('landing'),
    htmlWithContact: page(`landing, ${CONTACT_PLACEHOLDER}`),
  },
  { path: '*', signedIn: false, html: page('visitor') },
  { path: '/', signedIn: true, html: page('home') },
  { path: '/resume-builder/:id', signedIn: true, html: page('workbench') },
  { path: '*', signedIn: true, html: page('shell') },
];
const SIGNED_IN = { cookie: 'sid=abc; signed_in=1' };

describe('the document to begin with', () => {
  it.each([
    ['/', undefined, 'landing'],
    ['/login', undefined, 'visitor'],
    ['/', 'signed_in=0', 'landing'],
    ['/', 'not_signed_in=1', 'landing'],
    ['/', 'signed_in=1', 'home'],
    ['/', 'sid=x;signed_in=1; theme=dark', 'home'],
    ['/resume-builder/7', 'signed_in=1', 'workbench'],
    ['/resume-builder/7/', 'signed_in=1', 'workbench'],
    ['/resume-builder', 'signed_in=1', 'shell'],
    ['/resume-builder/', 'signed_in=1', 'shell'],
    ['/resume-builder/7/more', 'signed_in=1', 'shell'],
  ])('%s with the cookies %s is the one of %s', (path, cookies, name) => {
    expect(firstPageFor(PAGES, { path, cookies })?.html).toBe(page(name));
  });
});

const NO_SETTINGS: PageSettings = { contactEmail: undefined, googleSignIn: false, passwordMinLength: 6 };

describe('serveWebClient', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tb-web-'));
  const servers: Server[] = [];
  beforeAll(() => {
    mkdirSync(join(folder, '.vite'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page('index'));
    writeFileSync(join(folder, '.vite', 'first-pages.json'), JSON.stringify(PAGES));
  });
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(settings: PageSettings): Promise<string> {
    const app = express();
    app.set('etag', false);
    const server = createServer(app.use(serveWebClient(folder, settings)));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('sends the page for the path and the sign-in hint, with the right Vary header', async () => {
    const url = await start(NO_SETTINGS);
    const landing = await fetch(`${url}/?from=ad`);
    expect(await landing.text()).toBe(page('landing'));
    expect(landing.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(landing.headers.get('cache-control')).toBe('no-cache');
    expect(await (await fetch(`${url}/`, { headers: SIGNED_IN })).text()).toBe(page('home'));
    expect(await (await fetch(`${url}/profile`, { headers: SIGNED_IN })).text()).toBe(page('shell'));
  });

  it.each(['br', 'gzip', 'identity'])('sends the same page in the encoding %s', async (encoding) => {
    const url = await start(NO_SETTINGS);
    const answer = await fetch(`${url}/`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await answer.text()).toBe(page('landing'));
  });

  it('writes the contact address into the page, properly escaped', async () => {
    const url = await start({ ...NO_SETTINGS, contactEmail: `a&"<'$&@example.com` });
    const html = await (await fetch(`${url}/`)).text();
    const written = 'a&#38;&#34;&#60;&#39;$&#38;@example.com';
    expect(html).toContain(`content="${written}"`);
    expect(html).toContain(`<p>landing, ${written}</p>`);
  });

  it('tells the page the minimum password length and whether Google is offered', () => {
    const html = '<meta name="google-sign-in" content="" /><meta name="password-min-length" content="" />';
    expect(fillPage(html, { ...NO_SETTINGS, googleSignIn: true, passwordMinLength: 12 })).toBe(
      '<meta name="google-sign-in" content="on" /><meta name="password-min-length" content="12" />',
    );
  });

  it('sends a file compressed as the client accepts it, and survives a missing file', async () => {
    const file = join(folder, 'assets', 'entry-abc.js');
    writeFileSync(file, 'let plain;');
    writeFileSync(`${file}.br`, brotliCompressSync('let packed;'));
    const url = await start(NO_SETTINGS);
    const get = (encoding: string) =>
      fetch(`${url}/assets/entry-abc.js`, { headers: { 'accept-encoding': encoding } });
    const packed = await get('br');
    expect(await packed.text()).toBe('let packed;');
    expect(packed.headers.get('content-type')).toMatch('javascript');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await (await get('identity')).text()).toBe('let plain;');
    rmSync(file);
    rmSync(`${file}.br`);
    expect((await get('br')).status).toBe(404);
    expect((await get('identity')).status).toBe(404);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it('has no page for paths that only machines request', async () => {
    const url = await start(NO_SETTINGS);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/index.html`)).status).toBe(404);
  });

  it('never serves build output that is meant for the server', async () => {
    const url = await start(NO_SETTINGS);
    expect((await fetch(`${url}/.vite/first-pages.json`)).status).toBe(404);
  });
});
