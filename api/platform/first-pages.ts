import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const builtPage = z.object({
  /** A path of the web client, with `:name` for a part of it; `*` for all others. */
  path: z.string(),
  signedIn: z.boolean(),
  html: z.string(),
  /** The same with {@link CONTACT_PLACEHOLDER} for the owner's address, where its text depends on having one. */
  htmlWithContact: z.string().optional(),
});

/** A document as the build has made it (scripts/first-pages.ts). */
export type BuiltPage = z.infer<typeof builtPage>;

/** Stands in a built document for the address of this installation; reserved, so that nobody can have it. */
export const CONTACT_PLACEHOLDER = 'contact@placeholder.invalid';

/** The documents of the built client, in the order in which they are tried; none when it is not built. */
export function readFirstPages(folder: string): BuiltPage[] {
  const file = join(folder, '.vite', 'first-pages.json');
  return existsSync(file) ? z.array(builtPage).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * The document to begin with. Whether somebody is signed in is the client's own hint: wrong, it costs a moment and
 * shows nothing that is not public.
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
