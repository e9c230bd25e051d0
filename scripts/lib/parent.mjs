const ASK_EVERY_MS = 500;

/**
 * Under `npm start`, a stop signal meant for this program often reaches only npm: npm passes it to a shell, and
 * dash ends without forwarding it. The program would keep running as an orphan. So when its parent has gone, it
 * sends itself the signal and stops gracefully. If started by hand or by a supervisor (`node scripts/start.mjs`),
 * it doesn't watch its parent, since losing it may be intentional.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, ASK_EVERY_MS);
  timer.unref();
}
