const ASK_EVERY_MS = 500;

/**
 * Under `npm start` a stop that is meant for this program often reaches only npm: npm hands it to a shell, and dash ends
 * without passing it on. The program would live on with no one to stop it. So when whoever started it has gone, it
 * gets the signal from itself and stops gracefully. Started by hand or by a supervisor (`node scripts/start.mjs`) it
 * watches nobody: there, being left alone is meant.
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
