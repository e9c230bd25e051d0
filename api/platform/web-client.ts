import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import express, { type Router } from 'express';
import type { Config } from '../config.ts';
import { builtFiles } from './built-files.ts';
import { CONTACT_PLACEHOLDER, firstPageFor, readFirstPages } from './first-pages.ts';

const FALLBACK =
  '<!doctype html><title>Tailorbird</title><p>The web client is not built: run <code>npm run build</code>.';

const TOKEN_PAGES = new Set(['/reset-password', '/verify-email', '/connect-google']);

/** Settings of the installation that the page needs before any request; written into its head. */
export interface PageSettings {
  contactEmail: string | undefined;
  googleSignIn: boolean;
  passwordMinLength: number;
}

export const pageSettings = (config: Config): PageSettings => ({
  contactEmail: config.contactEmail,
  googleSignIn: config.google !== undefined,
  passwordMinLength: config.passwordMinLength,
});

/** Fills the settings into the page's meta elements. */
export function fillPage(page: string, settings: PageSettings): string {
  return page
    .replace(
      'name="contact-email" content=""',
      () => `name="contact-email" content="${escapeHtml(settings.contactEmail ?? '')}"`,
    )
    .replace(
      'name="google-sign-in" content=""',
      `name="google-sign-in" content="${settings.googleSignIn ? 'on' : ''}"`,
    )
    .replace(
      'name="password-min-length" content=""',
      `name="password-min-length" content="${settings.passwordMinLength}"`,
    )
    .replaceAll(CONTACT_PLACEHOLDER, () => escapeHtml(settings.contactEmail ?? ''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A text in each content encoding, compressed once when first needed. */
function encodings(text: string) {
  const plain = Buffer.from(text);
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    identity: () => plain,
    br: () =>
      (br ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })),
    gzip: () => (gzip ??= gzipSync(plain, { level: 9 })),
  };
}

/**
 * Serves the built client: hashed assets are cached for ever, the page never, and every path that isn't a file gets the
 * page. Its content, apart from the settings, depends on the path and the sign-in hint.
 */
export function serveWebClient(folder: string, settings: PageSettings): Router {
  const router = express.Router();
  const pageFile = join(folder, 'index.html');
  const page = encodings(
    existsSync(pageFile) ? fillPage(readFileSync(pageFile, 'utf8'), settings) : FALLBACK,
  );
  const firstPages = readFirstPages(folder).map(({ path, signedIn, html, htmlWithContact }) => ({
    path,
    signedIn,
    ...encodings(fillPage((settings.contactEmail && htmlWithContact) || html, settings)),
  }));
  router.use('/assets', builtFiles(join(folder, 'assets'), 'public, max-age=31536000, immutable'));
  router.use('/assets', (_req, res) => void res.status(404).type('txt').send('Not found'));
  // The build's pages are never served as files: settings have to be filled in, and the path decides which one.
  router.use(/.*\.html.*/, (_req, res) => void res.status(404).type('txt').send('Not found'));
  router.use(builtFiles(folder, 'no-cache'));
  router.use((req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return void res.status(405).type('txt').send('Not allowed');
    // Dotfiles, source maps and files that are not there: never the page, which would look like success.
    if (/\/\.|\.[a-z0-9]{1,5}$/i.test(req.path)) return void res.status(404).type('txt').send('Not found');
    // Requested by machines, which would mistake the page for metrics.
    if (req.path === '/metrics') return void res.status(404).type('txt').send('Not found');
    // The addresses of these pages contain a token.
    if (TOKEN_PAGES.has(req.path)) res.set('Referrer-Policy', 'no-referrer');
    const chosen = firstPageFor(firstPages, { path: req.path, cookies: req.headers.cookie }) ?? page;
    const encoding = (['br', 'gzip'] as const).find((name) => req.acceptsEncodings(name)) ?? 'identity';
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res
      .set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie' })
      .type('html')
      .send(chosen[encoding]());
  });
  return router;
}
