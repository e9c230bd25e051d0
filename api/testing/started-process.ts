import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Helpers for tests and benchmarks that start a server in its own process.

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Waits until the address answers with 200. Rejects if the process ends first, or after `limitMs`. */
export async function waitUntilOk(
  url: string,
  child: ChildProcess,
  { everyMs, limitMs }: { everyMs: number; limitMs: number },
): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await answersOk(url))) {
    if (hasEnded(child)) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    if (performance.now() > limit) throw new Error(`${url} did not answer in ${limitMs} ms`);
    await sleep(everyMs);
  }
}

function answersOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });
}

/** The peak memory of a process in MB; undefined if the system doesn't report it or the process has ended. */
export function peakMb(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
