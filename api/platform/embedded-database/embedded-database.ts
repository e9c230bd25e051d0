import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../project-root.ts';

export interface EmbeddedDatabase {
  /** What `pg` needs to connect: PostgreSQL's wire protocol on a Unix socket in a private folder. */
  connection: { host: string; port: number; user: string; database: string };
  /** The whole data folder as a gzipped archive that {@link startEmbeddedDatabase} can begin from. */
  dump: () => Promise<Uint8Array>;
  /** Settles when the database has ended by itself. */
  failed: Promise<Error>;
  /** Told each time that there is too little room to go on writing, or enough again. */
  onRoom: (listener: (isFull: boolean) => void) => void;
  /** Says to whoever wants the folder that it will be free soon: they wait instead of giving up. */
  announceStop: () => void;
  stop: () => Promise<void>;
}

/**
 * Made by `npm run build`: a database with all migrations applied, so that a first start is quick. As files, to be
 * copied to where a database is kept; as an archive, for one in memory (docs/decisions/0011).
 */
export const preparedFolder = join(projectRoot, 'dist', 'prepared-database');
export const preparedArchive = `${preparedFolder}.tar.gz`;

// `pg` derives the socket's name from the port.
const PORT = 5432;

/** PostgreSQL's log grows by files of 16 MB, and it ends itself when it can't begin the next one. */
const KEEP_FREE_BYTES = 64 * 1024 * 1024;

// Taken from the sources by the built server too: it needs no building.
const workerFile = join(projectRoot, 'api', 'platform', 'embedded-database', 'worker.js');

/** The data folder can't be used: in use, damaged, somebody else's. The message is one line that names it. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/**
 * Starts PGlite in a worker thread (docs/decisions/0002), as the one owner of its folder (docs/decisions/0023).
 *
 * @param dataFolder where its files are kept; null keeps everything in memory, for tests.
 * With too little room on the folder's file system it is only read: writes are refused as in a read-only transaction.
 *
 * @param options `prepared`: what a `dataFolder` without a database begins from, if it is there. `keepFree`: the room in
 * bytes that has to be left for writing.
 * @throws {DataFolderError} when another living process works on the folder, or it holds no sound database.
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
      // From this thread: a long statement keeps the other one from everything else.
      touching = setInterval(() => {
        if (!touchFile(touch)) resolve(new Error('another machine has taken DATA_DIR'));
      }, TOUCH_EVERY_MS).unref();
    });
  });
  let isFull = false;
  const roomListeners = new Set<(isFull: boolean) => void>();
  worker.on('message', (message: WorkerMessage) => {
    if (message.type !== 'room') return;
    isFull = message.isFull;
    for (const listener of roomListeners) listener(isFull);
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
      onRoom: (listener) => {
        roomListeners.add(listener);
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

// The lock takes an owner for gone whose note was untouched four times as long.
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
