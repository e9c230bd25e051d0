// @ts-check
// Runs PGlite in a worker thread and serves PostgreSQL's wire protocol on a Unix socket: in the main thread
// one slow query would stop the whole server. Plain JavaScript, because a worker thread does not inherit the
// TypeScript loader.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveWireProtocol } from './wire-server.js';

/** @type {{ dataFolder: string | null, socketPath: string, preparedArchive: string | null }} */
const options = workerData;
if (!parentPort) throw new Error('the embedded database runs in a worker thread');
const port = parentPort;

const db = await PGlite.create({
  dataDir: options.dataFolder ?? 'memory://',
  ...(options.preparedArchive && { loadDataDir: new Blob([await readFile(options.preparedArchive)]) }),
});
const stopServing = await serveWireProtocol(db, options.socketPath);

port.on('message', async (/** @type {{ type: 'stop' } | { type: 'dump' }} */ message) => {
  if (message.type === 'dump') {
    const archive = await db.dumpDataDir('gzip');
    port.postMessage({ type: 'dump', bytes: new Uint8Array(await archive.arrayBuffer()) });
    return;
  }
  await stopServing();
  await db.close();
  port.postMessage({ type: 'stopped' });
  port.close();
});
port.postMessage({ type: 'ready' });
