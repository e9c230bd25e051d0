// @ts-check
import { statfs } from 'node:fs/promises';

const LOOK_EVERY_MS = 1_000;

/**
 * Makes the database read-only while its file system has too little free space, and reports each change.
 *
 * @param {{ folder: string, keepFree: number, run: (sql: string) => Promise<unknown>, onChange: (isFull: boolean) =>
 * void }} options
 *   `keepFree` in bytes
 * @returns {Promise<() => void>} resolves after the first check, to a function that stops the checks
 */
export async function watchDiskSpace({ folder, keepFree, run, onChange }) {
  let isFull = false;
  const look = async () => {
    const { bavail, bsize } = await statfs(folder);
    const isFullNow = bavail * bsize < keepFree;
    if (isFullNow === isFull) return;
    isFull = isFullNow;
    await run(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    onChange(isFull);
  };
  await look();
  // A failed check is repeated at the next interval.
  const looking = setInterval(() => look().catch(() => {}), LOOK_EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}
