import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Another user of the product during a measurement, in a separate process. */
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

/** Requests the paths in turn, one every 20 ms, on a kept-alive connection. */
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
