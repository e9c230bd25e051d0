import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const lockContent = z.object({ pid: z.number().int().positive(), startedAt: z.string() });

/** Another living process works on the folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/** When a process began, in the kernel's clock ticks; tells a living owner from a reused number. `''` off Linux. */
function processStart(pid: number | 'self'): string {
  try {
    // The second field is the program's name in brackets and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: z.infer<typeof lockContent>): boolean {
  if (owner.pid === process.pid) return processStart('self') === owner.startedAt;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processStart(owner.pid) === owner.startedAt;
}

/**
 * Takes the folder for this process: two processes on one embedded database silently lose each other's rows.
 * A lock whose owner is gone (also by `kill -9`) is taken over.
 *
 * @returns gives the folder back.
 * @throws {DataFolderInUseError} naming the process that has it.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock.json');
  const own = JSON.stringify({ pid: process.pid, startedAt: processStart('self') });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, own, { flag: 'wx', mode: 0o600 });
      return () => {
        if (readLock(file) === own) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const found = readLock(file);
      const owner = lockContent.safeParse(found === null ? null : safeJson(found));
      if (owner.success && isAlive(owner.data)) {
        throw new DataFolderInUseError(
          `DATA_DIR ${folder} is in use by process ${owner.data.pid}. Stop it, or give this one another DATA_DIR.`,
        );
      }
      // Nobody alive holds it. Only the very content that was judged is taken away.
      if (readLock(file) === found) rmSync(file, { force: true });
    }
  }
  throw new DataFolderInUseError(`DATA_DIR ${folder} is being taken by another process. Try again.`);
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
