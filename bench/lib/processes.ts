import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../api/platform/project-root.ts';
import { freePort, peakMb, waitUntilOk } from '../../api/testing/started-process.ts';

const START_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 3;
const STOP_LIMIT_MS = 10_000;
const STOP_ASK_EVERY_MS = 20;

/** Settings that would make the product use other machines or another database. */
const NOT_SET = { HOST: '', PUBLIC_URL: '', DATABASE_URL: '' };

const running = new Set<ChildProcess>();
const folders = new Set<string>();
process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export interface Started {
  url: string;
  pid: number;
  /** From the spawn to the first 200, in ms. */
  startMs: number;
  /** The most memory it ever held, in MB; undefined where the system does not tell. */
  peakMb: () => number | undefined;
  /** The processor time it has used so far, in ms; undefined where the system does not tell. */
  cpuMs: () => number | undefined;
  /** Ends it and the processes it started, and waits until they are gone. */
  stop: () => Promise<void>;
}

/** A new folder that is removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tb-bench-'));
  folders.add(folder);
  return folder;
}

/** Starts a program that serves `path` on the port given in PORT, and waits for the first 200. */
export async function startProgram(
  [command = '', ...args]: string[],
  path: string,
  env: Record<string, string> = {},
): Promise<Started> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...NOT_SET, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A separate process group, so that processes started by npm end with it.
    detached: true,
  });
  running.add(child);
  const stop = () => end(child);
  try {
    await waitUntilOk(`http://127.0.0.1:${port}${path}`, child, {
      everyMs: ASK_EVERY_MS,
      limitMs: START_LIMIT_MS,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - start,
    peakMb: () => peakMb(child.pid),
    cpuMs: () => cpuMs(child.pid),
    stop,
  };
}

/** Starts the built product. */
export function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Started> {
  const main = join(projectRoot, 'dist', 'server', 'main.js');
  return startProgram([process.execPath, main], '/healthz', {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...env,
  });
}

/** Of the processor, in the time below. */
const AT_REST_MS = 300;
const REST_TIME_MS = 2_000;

/** Waits until a new server has done what it does in the background: it analyzes the sample listings first. */
export async function untilAtRest({ cpuMs }: Started): Promise<void> {
  for (let used = cpuMs() ?? 0, before = -Infinity; used - before > AT_REST_MS; used = cpuMs() ?? 0) {
    before = used;
    await sleep(REST_TIME_MS);
  }
}

/** Signals a program and its descendants; false if none are left. */
function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/** npm ends at once and leaves the server that it started behind: the whole group has to end. */
async function end(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const limit = performance.now() + STOP_LIMIT_MS;
  while (signalGroup(child, 0)) {
    if (performance.now() > limit) signalGroup(child, 'SIGKILL');
    await sleep(STOP_ASK_EVERY_MS);
  }
  running.delete(child);
}

// Clock ticks in Linux's /proc: a hundred per second on every platform that Node.js supports.
const TICK_MS = 10;

/** User and system time of a process and its threads. */
function cpuMs(pid: number | undefined): number | undefined {
  try {
    // The second field is the program's name in brackets and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return (Number(fields?.[11]) + Number(fields?.[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
