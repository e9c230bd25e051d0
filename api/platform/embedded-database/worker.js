// @ts-check
// Runs PGlite in a worker thread and serves PostgreSQL's wire protocol on a Unix socket; in the main thread a slow
// query would block the whole server. Plain JavaScript, because a worker thread doesn't inherit the TypeScript loader.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, cp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { makeCheckpoints } from './checkpoints.js';
import { damaged, examineCluster, missingFile } from './cluster-files.js';
import { DataFolderError } from './data-folder-error.js';
import { lockDataFolder, SOCKET_NAME } from './data-folder-lock.js';
import { watchDiskSpace } from './watch-disk-space.js';
import { createWireServer } from './wire-server.js';

/**
 * @typedef {object} Options
 * @property {string | null} dataFolder DATA_DIR; null keeps everything in memory
 * @property {string} preparedFolder copied where there is no database yet, if it exists
 * @property {string} preparedArchive the starting point of a database in memory, if it exists
 * @property {number} keepFree with less free space than this many bytes the database is read-only
 */
/** @type {Options} */
const options = workerData;
if (!parentPort) throw new Error('the embedded database runs in a worker thread');
const port = parentPort;

/**
 * Makes a new database under a temporary name until it is complete, so that an interrupted start leaves no part of one:
 * a copy of the prepared database or, if there is none, as in development, from nothing.
 *
 * @param {string} folder
 */
async function makeDatabase(folder) {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  if (existsSync(options.preparedFolder)) await cp(options.preparedFolder, partial, { recursive: true });
  else await (await PGlite.create({ dataDir: partial, startParams, extensions })).close();
  // The build's copy is readable by everybody, but users' data must not be.
  await chmod(partial, 0o700);
  await rename(partial, folder);
}

// The default of 128 MB, on top of the system's cache, was a quarter of the server's memory, far more than a database
// of one person's career needs.
const CACHE = '32MB';
// How much of the log is kept to be recycled; the default is a gigabyte.
const LOG = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'];
// A migration creates it; PGlite has to know it whenever it opens the database.
const extensions = { pg_trgm };
const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE}`, ...LOG];

async function openInMemory() {
  const loadDataDir = existsSync(options.preparedArchive)
    ? { loadDataDir: new Blob([await readFile(options.preparedArchive)]) }
    : {};
  return PGlite.create({ dataDir: 'memory://', startParams, extensions, ...loadDataDir });
}

/**
 * @param {string} folder the folder of the database's files
 * @throws {DataFolderError} when it contains anything but an intact database of ours; nothing was changed then
 */
async function openInFolder(folder) {
  const isNew = examineCluster(folder) === 'new';
  if (isNew) await makeDatabase(folder);
  try {
    const db = await PGlite.create({ dataDir: folder, startParams, extensions });
    const missing = isNew ? null : await missingFile(db, folder);
    if (missing === null) return db;
    throw new Error(`${missing} is missing`);
  } catch (error) {
    if (isNew) throw error;
    throw damaged(folder, error instanceof Error ? error.message : String(error));
  }
}

async function start() {
  const wire = createWireServer((error) => port.postMessage({ type: 'ended', reason: error.message }));
  if (options.dataFolder === null) {
    const host = mkdtempSync(join(tmpdir(), 'tb-'));
    const listening = once(wire.server, 'listening');
    wire.server.listen(join(host, SOCKET_NAME));
    await listening;
    const release = () => rmSync(host, { recursive: true, force: true });
    return { wire, db: await openInMemory(), host, announceStop: () => {}, release };
  }
  const lock = await lockDataFolder(options.dataFolder, wire.server);
  // Sent before opening the database, which may take long after a crash, because others watch the note from now on.
  port.postMessage({ type: 'locked', touch: lock.touch });
  try {
    return { wire, db: await openInFolder(join(options.dataFolder, 'postgres')), ...lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @param {unknown} error */
function refuse(error) {
  // An error loses its class when it is sent to the other thread.
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOfFolder = error instanceof DataFolderError || FOLDER_CODES.has(code);
  if (!isOfFolder) throw error;
  port.postMessage({
    type: 'refused',
    reason:
      error instanceof DataFolderError
        ? error.message
        : `DATA_DIR can't be used: ${error instanceof Error ? error.message : ''}`,
  });
}

// Not a folder, no permission, or no space.
const FOLDER_CODES = new Set([
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EEXIST',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ELOOP',
  'ENAMETOOLONG',
]);

const started = await start().catch(refuse);
if (started) {
  const { wire, db, host, announceStop, release } = started;
  wire.serve(db);
  const stopLooking =
    options.dataFolder === null
      ? () => {}
      : await watchDiskSpace({
          folder: options.dataFolder,
          keepFree: options.keepFree,
          run: wire.run,
          onChange: (isFull) => port.postMessage({ type: 'room', isFull }),
        });
  const stopCheckpoints = makeCheckpoints(wire.run);
  port.on('message', async (/** @type {{ type: 'stop' | 'stopping' | 'dump' }} */ message) => {
    if (message.type === 'stopping') return announceStop();
    if (message.type === 'dump') {
      const archive = await db.dumpDataDir('gzip');
      port.postMessage({ type: 'dump', bytes: new Uint8Array(await archive.arrayBuffer()) });
      return;
    }
    stopLooking();
    stopCheckpoints();
    wire.disconnect();
    await db.close();
    await wire.stop();
    release();
    port.postMessage({ type: 'stopped' });
    port.close();
  });
  port.postMessage({ type: 'ready', host });
}
