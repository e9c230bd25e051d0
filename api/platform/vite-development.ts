import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { projectRoot } from './project-root.ts';
import { fillPage, pageSettings } from './web-client.ts';

/** Vite inside the server, for `npm run dev`: one port, the same cookies and origin rules as in production. */
export async function createViteWebClient(server: Server, config: Config): Promise<RequestHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'web', 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  const router = express.Router();
  router.use(vite.middlewares);
  router.use(async (req, res) => {
    const page = readFileSync(join(projectRoot, 'web', 'index.html'), 'utf8');
    res
      .type('html')
      .send(await vite.transformIndexHtml(req.originalUrl, fillPage(page, pageSettings(config))));
  });
  return router;
}
