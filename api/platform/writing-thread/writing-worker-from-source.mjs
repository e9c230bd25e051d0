// JavaScript, because a worker thread can't load TypeScript by itself (see render-worker-from-source.mjs).
import { register } from 'tsx/esm/api';

register();
await import('./writing-worker.ts');
