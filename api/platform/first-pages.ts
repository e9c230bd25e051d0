import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const builtPage = z.object({
  /** A path of the web client, with `:name` for a variable segment; `*` matches all other paths. */
  path: z.string(),
  signedIn: z.boolean(),
  html: z.string(),
  /** The variant for installations with a contact address, which is written as {@link CONTACT_PLACEHOLDER}. */
  htmlWithContact: z.string().optional(),
});

/** A page rendered by the build (scripts/first-pages.ts). */
export type BuiltPage = z.infer<typeof builtPage>;

/**
 * Replaced by the installation's contact address when a page is served; under a reserved domain that nobody can own.
 */
export const CONTACT_PLACEHOLDER = 'contact@placeholder.invalid';

/** The rendered pages of the built client, in matching order; empty if it is not built. */
export function readFirstPages(folder: string): BuiltPage[] {
  const file = join(folder, '.vite', 'first-pages.json');
  return existsSync(file) ? z.array(builtPage).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * The rendered page to send first. Whether somebody is signed in is only a hint from the client: if it is wrong, the
 * right page takes a moment longer, and nothing private is shown.
 */
export function firstPageFor<Page extends Pick<BuiltPage, 'path' | 'signedIn'>>(
  pages: readonly Page[],
  request: { path: string; cookies: string | undefined },
): Page | undefined {
  const signedIn = (request.cookies ?? '').split(';').some((cookie) => cookie.trim() === 'signed_in=1');
  return pages.find((page) => page.signedIn === signedIn && matches(page.path, request.path));
}

function matches(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const wanted = pattern.split('/');
  const parts = (path === '/' ? path : path.replace(/\/$/, '')).split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
  );
}
