import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** The compressed versions that the build writes beside a file, in order of preference. */
const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the files of a build folder, compressed if the client accepts it. A file that has been deleted since is a 404:
 * `send` handles the failing stream, which would otherwise crash the process.
 *
 * @param cacheControl the `Cache-Control` header of every answer
 */
export function builtFiles(folder: string, cacheControl: string): RequestHandler[] {
  const names = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []);
  const choosePacked: RequestHandler = (req, _res, next) => {
    const name = req.path.slice(1);
    const packed = COMPRESSED.find(
      ([encoding, ending]) => names.has(name + ending) && req.acceptsEncodings(encoding),
    );
    if (packed) req.url = `/${name}${packed[1]}`;
    next();
  };
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', cacheControl);
      const packed = COMPRESSED.find(([, ending]) => path.endsWith(ending));
      const plain = packed ? path.slice(0, -packed[1].length) : path;
      if (packed) {
        res.setHeader('Content-Encoding', packed[0]);
        res.type(extname(plain));
      }
      const isPacked = COMPRESSED.some(([, ending]) => existsInBuild(plain, ending));
      if (isPacked) res.setHeader('Vary', 'Accept-Encoding');
    },
  });
  const existsInBuild = (path: string, ending: string) =>
    names.has(path.slice(join(folder, '/').length) + ending);
  return [choosePacked, serve];
}
