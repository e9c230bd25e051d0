// JavaScript, because a worker thread can't load TypeScript: on Node 20 `--import tsx` in a thread's `execArgv` has no
// effect. Registers tsx and then loads the thread's entry. Not part of a built server.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
