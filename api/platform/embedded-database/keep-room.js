// @ts-check
import { statfs } from 'node:fs/promises';

const LOOK_EVERY_MS = 1_000;

/**
 * Lets the database write only as long as there is room on its file system, and says so each time that changes.
 *
 * @param {{ folder: string, keepFree: number, run: (sql: string) => Promise<unknown>, onChange: (isFull: boolean) => void }} options
 *   `keepFree` in bytes
 * @returns {Promise<() => void>} once it has looked for the first time: what ends it
 */
export async function keepRoom({ folder, keepFree, run, onChange }) {
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
  // A file system that can't tell is asked again.
  const looking = setInterval(() => look().catch(() => {}), LOOK_EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}
