import { NotReadyError, RateLimitedError } from '../core/errors.ts';

export interface FairQueueOptions {
  /** Maximum number of pieces of work that run at the same time. */
  atOnce: number;
  /** Maximum number of waiting pieces of one owner; further ones are refused. */
  waitingPerOwner: number;
  /** Maximum number of waiting pieces of all owners. */
  waitingMax: number;
  /** The messages for an owner with too much waiting, and for anybody when the queue is full. */
  messages: { owner: string; everybody: string };
}

export interface FairQueue {
  /**
   * Runs a piece of work when its owner's turn comes. Owners take turns, so that nobody waits for more than one piece
   * of each other owner, however many are queued. Rejects with RateLimitedError when this owner has too much waiting,
   * with NotReadyError when the whole queue is full, and with the signal's reason when it aborts before the turn.
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Waiting {
  start: () => void;
}

const RETRY_AFTER_SECONDS = 5;

export function createFairQueue({
  atOnce,
  waitingPerOwner,
  waitingMax,
  messages,
}: FairQueueOptions): FairQueue {
  const waiting = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  /** The last turn of each owner with waiting or running work. */
  const lastTurn = new Map<string, number>();
  let turns = 0;
  let runningCount = 0;

  const waitingCount = () => [...waiting.values()].reduce((sum, pieces) => sum + pieces.length, 0);

  /** The owner with the least running work; among equals the one whose last turn is longest ago. */
  const nextOwner = (): string => {
    let best = '';
    let least: [number, number] = [Infinity, Infinity];
    for (const owner of waiting.keys()) {
      const has: [number, number] = [running.get(owner) ?? 0, lastTurn.get(owner) ?? 0];
      if (has[0] < least[0] || (has[0] === least[0] && has[1] < least[1])) [best, least] = [owner, has];
    }
    return best;
  };

  const forget = (owner: string): void => {
    if (!waiting.has(owner) && !running.has(owner)) lastTurn.delete(owner);
  };

  const next = (): void => {
    while (runningCount < atOnce && waiting.size > 0) {
      const owner = nextOwner();
      const [piece, ...rest] = waiting.get(owner) ?? [];
      if (!piece) return;
      if (rest.length > 0) waiting.set(owner, rest);
      else waiting.delete(owner);
      runningCount += 1;
      turns += 1;
      lastTurn.set(owner, turns);
      running.set(owner, (running.get(owner) ?? 0) + 1);
      piece.start();
    }
  };

  const end = (owner: string): void => {
    runningCount -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
    forget(owner);
    next();
  };

  const removeWaiting = (owner: string, piece: Waiting): void => {
    const left = (waiting.get(owner) ?? []).filter((other) => other !== piece);
    if (left.length > 0) waiting.set(owner, left);
    else waiting.delete(owner);
    forget(owner);
  };

  return {
    run: (owner, work, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const own = waiting.get(owner) ?? [];
        if (own.length >= waitingPerOwner)
          return reject(new RateLimitedError(messages.owner, RETRY_AFTER_SECONDS));
        if (waitingCount() >= waitingMax) return reject(new NotReadyError(messages.everybody));
        const onAbort = () => {
          removeWaiting(owner, piece);
          reject(signal?.reason as Error);
        };
        const piece: Waiting = {
          start: () => {
            signal?.removeEventListener('abort', onAbort);
            // Async, so that a synchronous throw becomes a rejection too.
            void (async () => work())()
              .then(resolve, reject)
              .finally(() => end(owner));
          },
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.set(owner, [...own, piece]);
        next();
      }),
  };
}
