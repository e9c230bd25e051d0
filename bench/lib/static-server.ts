import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import sirv from 'sirv';
import { projectRoot } from '../../api/platform/project-root.ts';

export interface StaticServer {
  url: string;
  /** Adds a page under `/name.html`. */
  add: (name: string, html: string) => void;
  close: () => Promise<void>;
}

/** Pages from a folder beside the product's own assets, through the same Express and sirv as the product uses. */
export async function startStaticServer(folder: string): Promise<StaticServer> {
  const assets = join(projectRoot, 'dist', 'web', 'assets');
  const app = express();
  app.use('/assets', sirv(assets, { brotli: true, gzip: true }));
  app.use(sirv(folder, { brotli: true, dev: true }));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    add: (name, html) => {
      writeFileSync(join(folder, `${name}.html`), html);
      writeFileSync(join(folder, `${name}.html.br`), brotliCompressSync(html));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
