import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../project-root.ts';

export interface EmbeddedDatabase {
  /** Connection settings for `pg`: PostgreSQL's wire protocol on a Unix socket in a private folder. */
  connection: { host: string; port: number; user: string; database: string };
  /** Exports the data folder as a gzipped archive that {@link startEmbeddedDatabase} can start from. */
  dump: () => Promise<Uint8Array>;
  /** Settles when the database has failed. */
  failed: Promise<Error>;
  /** Calls the listener whenever disk space becomes too low for writing, or sufficient again. */
  onDiskSpace: (listener: (isFull: boolean) => void) => void;
  /** Tells processes that want the folder that it will be free soon, so that they wait instead of giving up. */
  announceStop: () => void;
  stop: () => Promise<void>;
}

/**
 * Made by `npm run build`: a migrated database, so that the first start is quick. The folder is copied for a database
 * on disk; the archive is for one in memory (docs/decisions/0011).
 */
export const preparedFolder = join(projectRoot, 'dist', 'prepared-database');
export const preparedArchive = `${preparedFolder}.tar.gz`;

// `pg` derives the socket's name from the port.
const PORT = 5432;

/** PostgreSQL's log grows by files of 16 MB, and it panics when it can't create the next one. */
const KEEP_FREE_BYTES = 64 * 1024 * 1024;

// The built server uses the source file too: plain JavaScript needs no build.
const workerFile = join(projectRoot, 'api', 'platform', 'embedded-database', 'worker.js');

/** The data folder can't be used: in use, damaged, or foreign. The message is one line that names it. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/**
 * Starts PGlite in a worker thread (docs/decisions/0002) as the only owner of its folder (docs/decisions/0023). With
 * too little free space on the folder's file system the database is read-only: writes fail as in a read-only
 * transaction.
 *
 * @param dataFolder the folder for its files; null keeps everything in memory, for tests.
 * @param options `prepared`: the database that a new `dataFolder` starts from, if it exists. `keepFree`: the free space
 * in bytes below which writes are refused.
 * @throws {DataFolderError} when another running process uses the folder, or its database is damaged.
 */
export async function startEmbeddedDatabase(
  dataFolder: string | null,
  { prepared = preparedFolder, keepFree = KEEP_FREE_BYTES }: { prepared?: string; keepFree?: number } = {},
): Promise<EmbeddedDatabase> {
  const worker = new Worker(workerFile, {
    workerData: { dataFolder, preparedFolder: prepared, preparedArchive, keepFree },
    execArgv: [],
  });
  let touching: NodeJS.Timeout | undefined;
  const failed = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    void nextMessage(worker, 'ended').then(({ reason }) => resolve(new Error(reason)));
    worker.on('message', (message: WorkerMessage) => {
      if (message.type !== 'locked' || message.touch === null) return;
      const { touch } = message;
      // In this thread, because a long statement blocks the worker thread.
      touching = setInterval(() => {
        if (!touchFile(touch)) resolve(new Error('another machine has taken DATA_DIR'));
      }, TOUCH_EVERY_MS).unref();
    });
  });
  let isFull = false;
  const spaceListeners = new Set<(isFull: boolean) => void>();
  worker.on('message', (message: WorkerMessage) => {
    if (message.type !== 'room') return;
    isFull = message.isFull;
    for (const listener of spaceListeners) listener(isFull);
  });
  const refused = nextMessage(worker, 'refused').then(async ({ reason }) => {
    await worker.terminate();
    throw new DataFolderError(reason);
  });
  refused.catch(() => {});
  try {
    const { host } = await Promise.race([
      nextMessage(worker, 'ready'),
      refused,
      failed.then((error) => Promise.reject(error)),
    ]);
    return {
      connection: { host, port: PORT, user: 'postgres', database: 'postgres' },
      dump: async () => {
        worker.postMessage({ type: 'dump' });
        return (await nextMessage(worker, 'dump')).bytes;
      },
      failed,
      onDiskSpace: (listener) => {
        spaceListeners.add(listener);
        if (isFull) listener(isFull);
      },
      announceStop: () => worker.postMessage({ type: 'stopping' }),
      stop: async () => {
        worker.postMessage({ type: 'stop' });
        await nextMessage(worker, 'stopped');
        clearInterval(touching);
        await worker.terminate();
      },
    };
  } catch (error) {
    clearInterval(touching);
    throw error;
  }
}

// The lock considers an owner gone if its note was not touched for four times as long.
const TOUCH_EVERY_MS = 2_000;

function touchFile(file: string): boolean {
  try {
    utimesSync(file, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

type WorkerMessage =
  | { type: 'locked'; touch: string | null }
  | { type: 'refused'; reason: string }
  | { type: 'ended'; reason: string }
  | { type: 'room'; isFull: boolean }
  | { type: 'ready'; host: string }
  | { type: 'dump'; bytes: Uint8Array }
  | { type: 'stopped' };

function nextMessage<Type extends WorkerMessage['type']>(
  worker: Worker,
  type: Type,
): Promise<Extract<WorkerMessage, { type: Type }>> {
  const isExpected = (message: WorkerMessage): message is Extract<WorkerMessage, { type: Type }> =>
    message.type === type;
  return new Promise((resolve) => {
    const listen = (message: WorkerMessage) => {
      if (!isExpected(message)) return;
      worker.off('message', listen);
      resolve(message);
    };
    worker.on('message', listen);
  });
}
