import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Someone else who uses the product meanwhile, in a process of its own. */
export interface Bystander {
  /** Milliseconds that the requests took that were sent between two times of `performance.now()` of this process. */
  between: (from: number, to: number) => number[];
  stop: () => Promise<void>;
}

interface Sample {
  /** Since the epoch, in ms. */
  at: number;
  ms: number;
}

const isSample = (message: unknown): message is Sample =>
  typeof message === 'object' && message !== null && 'at' in message && 'ms' in message;

/** Asks for the paths in turn, one request every 20 ms, on a connection that is kept. */
export async function startBystander(url: string, paths: string[], cookie: string): Promise<Bystander> {
  const child = fork(fileURLToPath(new URL('./bystander-child.mjs', import.meta.url)), [
    url,
    cookie,
    ...paths,
  ]);
  const samples: Sample[] = [];
  child.on('message', (message) => {
    if (isSample(message)) samples.push(message);
  });
  await once(child, 'message');
  return {
    between: (from, to) =>
      samples
        .filter(({ at }) => at - performance.timeOrigin >= from && at - performance.timeOrigin <= to)
        .map(({ ms }) => ms),
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
