import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../project-root.ts';
import { lockDataFolder } from './data-folder-lock.ts';

export interface EmbeddedDatabase {
  /** What `pg` needs to connect: PostgreSQL's wire protocol on a Unix socket in a private folder. */
  connection: { host: string; port: number; user: string; database: string };
  /** The whole data folder as a gzipped archive that {@link startEmbeddedDatabase} can begin from. */
  dump: () => Promise<Uint8Array>;
  /** Settles when the database has ended by itself. */
  failed: Promise<Error>;
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

// Taken from the sources by the built server too: it needs no building.
const workerFile = join(projectRoot, 'api', 'platform', 'embedded-database', 'worker.js');

/**
 * Starts PGlite in a worker thread (docs/decisions/0002).
 *
 * @param dataFolder where its files are kept; null keeps everything in memory, for tests.
 * @param prepared what a `dataFolder` without a database begins from, if it is there
 * @throws {DataFolderInUseError} when another living process works on the folder.
 */
export async function startEmbeddedDatabase(
  dataFolder: string | null,
  prepared = preparedFolder,
): Promise<EmbeddedDatabase> {
  const unlock = dataFolder === null ? () => {} : lockDataFolder(dataFolder);
  // A socket's path may be 107 bytes at most, so it can't live beside the data.
  const socketFolder = mkdtempSync(join(tmpdir(), 'tb-'));
  const cleanUp = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  const clusterFolder = dataFolder === null ? null : join(dataFolder, 'postgres');
  const worker = new Worker(workerFile, {
    workerData: {
      dataFolder: clusterFolder,
      socketPath: join(socketFolder, `.s.PGSQL.${PORT}`),
      preparedFolder: clusterFolder && isUnused(clusterFolder) ? ifThere(prepared) : null,
      preparedArchive: clusterFolder === null ? ifThere(preparedArchive) : null,
    },
    execArgv: [],
  });
  const failed = new Promise<Error>((resolve) => worker.once('error', resolve));
  try {
    await Promise.race([nextMessage(worker, 'ready'), failed.then((error) => Promise.reject(error))]);
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    connection: { host: socketFolder, port: PORT, user: 'postgres', database: 'postgres' },
    dump: async () => {
      worker.postMessage({ type: 'dump' });
      return (await nextMessage(worker, 'dump')).bytes ?? new Uint8Array();
    },
    failed,
    stop: async () => {
      worker.postMessage({ type: 'stop' });
      await nextMessage(worker, 'stopped');
      await worker.terminate();
      cleanUp();
    },
  };
}

const ifThere = (path: string) => (existsSync(path) ? path : null);
const isUnused = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

interface WorkerMessage {
  type: 'ready' | 'dump' | 'stopped';
  bytes?: Uint8Array;
}

function nextMessage(worker: Worker, type: WorkerMessage['type']): Promise<WorkerMessage> {
  return new Promise((resolve) => {
    const listen = (message: WorkerMessage) => {
      if (message.type !== type) return;
      worker.off('message', listen);
      resolve(message);
    };
    worker.on('message', listen);
  });
}
