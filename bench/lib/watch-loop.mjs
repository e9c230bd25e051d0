// Loaded into the product with --import by a benchmark, never by the product itself: keeps the longest time in which its
// main thread did nothing else, in WATCH_LOOP_FILE. Time that the machine gave to other programs does not count.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const WRITE_EVERY_MS = 500;
const file = process.env.WATCH_LOOP_FILE;

/** What Linux has given to this thread so far, in ms. */
const onProcessor = () => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
};

if (isMainThread && file) {
  let before = onProcessor();
  let longest = 0;
  const blocks = [];
  setInterval(() => {
    const now = onProcessor();
    const block = now - before - EVERY_MS;
    longest = Math.max(longest, now - before);
    if (block > 40) blocks.push(`${Math.round(now - before)} at ${new Date().toISOString().slice(14, 23)}`);
    before = now;
  }, EVERY_MS).unref();
  // The start is no answer to anybody.
  setInterval(() => {
    const isBegun = process.uptime() > 10;
    if (!isBegun) {
      longest = 0;
      blocks.length = 0;
    }
    writeFileSync(file, JSON.stringify({ longest, blocks: blocks.slice(-50), isBegun }));
  }, WRITE_EVERY_MS).unref();
}
