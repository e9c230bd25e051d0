import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { projectRoot } from '../platform/project-root.ts';
import { freePort, hasEnded, peakMb, waitUntilOk } from './started-process.ts';
import { newEmail } from './test-app.ts';
import { TestClient } from './test-client.ts';

/** The server in its own process, as an operator starts it, using the run's database. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** False once the process has ended. */
  readonly isRunning: boolean;
  /** Paths of all its data and temporary files. */
  files: () => string[];
  /** Its peak memory in MB; 0 where the system doesn't report it. */
  peakMb: () => number;
  user: () => Promise<TestClient>;
  /** Sends a signal. @returns the exit code, null when the signal itself ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Stops it gracefully and removes its files. */
  stop: () => Promise<void>;
}

const POLL_INTERVAL_MS = 50;
const START_TIMEOUT_MS = 60_000;

/** Starts the built server in a separate process and waits until it answers. */
export async function startServerProcess(env: Record<string, string> = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'tb-server-'));
  const port = await freePort();
  const child = spawn(process.execPath, [inject('serverEntry')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: folder,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: inject('databaseUrl'),
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...env,
    },
  });
  const isRunning = () => !hasEnded(child);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilOk(`${url}/healthz`, child, { everyMs: POLL_INTERVAL_MS, limitMs: START_TIMEOUT_MS });
  return {
    url,
    pid: child.pid ?? 0,
    get isRunning() {
      return isRunning();
    },
    files: () => readdirSync(folder, { recursive: true }).map(String).sort(),
    peakMb: () => peakMb(child.pid) ?? 0,
    user: async () => {
      const client = new TestClient(url);
      await client.register({ email: newEmail() });
      return client;
    },
    end: async (signal) => {
      if (!isRunning()) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
    stop: async () => {
      if (isRunning()) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
