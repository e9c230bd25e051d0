import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** What the build packs beside a file, in the order of preference. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The files of a folder of the build, packed where the client takes it. A file that has gone meanwhile is not found:
 * a stream that fails would end the process if nobody listened to it, and `send` does.
 *
 * @param cacheControl of every answer
 */
export function builtFiles(folder: string, cacheControl: string): RequestHandler[] {
  const names = new Set(existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []);
  const choosePacked: RequestHandler = (req, _res, next) => {
    const name = req.path.slice(1);
    const packed = PACKED.find(
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
      const packed = PACKED.find(([, ending]) => path.endsWith(ending));
      const plain = packed ? path.slice(0, -packed[1].length) : path;
      if (packed) {
        res.setHeader('Content-Encoding', packed[0]);
        res.type(extname(plain));
      }
      const isPacked = PACKED.some(([, ending]) => existsInBuild(plain, ending));
      if (isPacked) res.setHeader('Vary', 'Accept-Encoding');
    },
  });
  const existsInBuild = (path: string, ending: string) =>
    names.has(path.slice(join(folder, '/').length) + ending);
  return [choosePacked, serve];
}
