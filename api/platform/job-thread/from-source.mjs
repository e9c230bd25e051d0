// JavaScript, because a worker thread can't load TypeScript by itself: on Node 20 `--import tsx` in a thread's
// `execArgv` has no effect. It registers tsx and then is the thread's own entry. Not part of a built server.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
