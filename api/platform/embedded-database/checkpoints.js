// @ts-check

const ASK_EVERY_MS = 5_000;
/** Can be replayed after a crash in well under a second. */
const LOG_BYTES = 64 * 1024 * 1024;

const WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes";

/**
 * Makes a checkpoint for every 64 MB of PostgreSQL's write-ahead log. PGlite has no process that does so; without
 * checkpoints the log only grows, and all of it is replayed after a crash.
 *
 * @param {(sql: string) => Promise<{ rows: Record<string, unknown>[] }[]>} run
 * @returns {() => void} stops it
 */
export function makeCheckpoints(run) {
  /** @type {number | null} */
  let last = null;
  const ask = async () => {
    const [answer] = await run(WRITTEN);
    const bytes = Number(answer?.rows[0]?.bytes);
    last ??= bytes;
    if (bytes - last < LOG_BYTES) return;
    await run('checkpoint');
    last = bytes;
  };
  // A failed checkpoint is retried at the next interval.
  const look = () => void ask().catch(() => {});
  look();
  const looking = setInterval(look, ASK_EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}
