import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../api/testing/started-process.ts';
import { temporaryFolder } from './processes.ts';

export interface PostgresServer {
  /** Of a new, empty database. */
  database: (name: string) => string;
  start: () => void;
  /** `immediate` leaves the state of a crash. */
  stop: (mode: 'fast' | 'immediate') => void;
}

/** Runs one of PostgreSQL's programs, which refuse to run as root. @throws with its output if it fails */
function run(command: string): void {
  const isRoot = process.getuid?.() === 0;
  const { status, stderr } = spawnSync(
    isRoot ? 'su' : 'sh',
    [...(isRoot ? ['postgres'] : []), '-c', command],
    { encoding: 'utf8', cwd: '/' },
  );
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** A private PostgreSQL server on a free port. Needs its programs (Debian: postgresql). Only `stop` stops it. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout.trim();
  const root = temporaryFolder();
  const folder = join(root, 'pg');
  chmodSync(root, 0o755);
  mkdirSync(folder);
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const port = await freePort();
  run(
    `${binaries}/initdb -D ${folder}/data -U postgres -A trust -E UTF8 --locale=C.UTF-8 > ${folder}/initdb.log`,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const control = (what: string) =>
    run(`${binaries}/pg_ctl -D ${folder}/data -w ${what} > ${folder}/control.log`);
  const start = () => control(`-l ${folder}/log -o '${options}' start`);
  const isRunning = () => {
    try {
      return readFileSync(`${folder}/data/postmaster.pid`, 'utf8').length > 0;
    } catch {
      return false;
    }
  };
  start();
  return {
    database: (name) => {
      run(`${binaries}/createdb -h 127.0.0.1 -p ${port} -U postgres ${name}`);
      return `postgresql://postgres@127.0.0.1:${port}/${name}`;
    },
    start,
    stop: (mode) => {
      if (isRunning()) control(`-m ${mode} stop`);
    },
  };
}
