// @ts-check
// Runs PGlite in a worker thread and serves PostgreSQL's wire protocol on a Unix socket: in the main thread
// one slow query would stop the whole server. Plain JavaScript, because a worker thread does not inherit the
// TypeScript loader.
import { chmod, cp, readFile, rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveWireProtocol } from './wire-server.js';

/**
 * @typedef {object} Options
 * @property {string | null} dataFolder null keeps everything in memory
 * @property {string} socketPath
 * @property {string | null} preparedFolder copied to `dataFolder`, which holds nothing yet
 * @property {string | null} preparedArchive what a database in memory begins from
 */
/** @type {Options} */
const options = workerData;
if (!parentPort) throw new Error('the embedded database runs in a worker thread');
const port = parentPort;

/**
 * Under another name until it is whole: a start that is interrupted leaves no half of a database behind.
 *
 * @param {string} from
 * @param {string} to
 */
async function copyDatabase(from, to) {
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(from, partial, { recursive: true });
  // Everybody may read what the build made; nobody else may read what people write.
  await chmod(partial, 0o700);
  await rename(partial, to);
}

if (options.preparedFolder && options.dataFolder)
  await copyDatabase(options.preparedFolder, options.dataFolder);
// PostgreSQL fills its own cache beside the system's: the default of 128 MB was a quarter of the whole product's memory,
// for a database that a person's whole career does not fill.
const CACHE = '32MB';
const db = await PGlite.create({
  dataDir: options.dataFolder ?? 'memory://',
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE}`],
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
