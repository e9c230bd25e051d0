import { checkTopic, type PubSub } from './pubsub.ts';

/** All of them reading at once would be more than can wait for a database connection. */
const WAKE_AT_ONCE = 50;
const WAKE_PAUSE_MS = 50;

/** The subscriptions within this process. */
export interface LocalPubSub extends PubSub {
  /** Wakes the subscribers of a text that came from elsewhere, which may be no topic at all. */
  wake: (topic: string) => void;
  /** Wakes the subscribers of all topics, 1,000 in a second, for when hints may have been lost. */
  wakeAll: () => void;
}

interface Subscriber {
  wake: () => void;
  end: () => void;
}

/**
 * Publish and subscribe within one process: all that the embedded database needs, because no other process shares it.
 */
export function createLocalPubSub(): LocalPubSub {
  const topics = new Map<string, Set<Subscriber>>();
  let isClosed = false;

  const all = () => [...topics.values()].flatMap((subscribers) => [...subscribers]);

  function add(topic: string, subscriber: Subscriber): void {
    const subscribers = topics.get(topic) ?? new Set();
    topics.set(topic, subscribers.add(subscriber));
  }
  function remove(topic: string, subscriber: Subscriber): void {
    const subscribers = topics.get(topic);
    if (subscribers?.delete(subscriber) && subscribers.size === 0) topics.delete(topic);
  }

  function wake(topic: string): void {
    for (const subscriber of topics.get(topic) ?? []) subscriber.wake();
  }

  return {
    wake,
    publish: (topic) => {
      checkTopic(topic);
      wake(topic);
    },
    subscribe: (topic, signal) => {
      checkTopic(topic);
      const hints = createHints(signal, () => remove(topic, hints));
      if (isClosed) hints.end();
      else if (!signal.aborted) add(topic, hints);
      return { [Symbol.asyncIterator]: () => hints.iterator };
    },
    wakeAll: () => {
      const left = all();
      const wakeSome = () => {
        for (const subscriber of left.splice(0, WAKE_AT_ONCE)) subscriber.wake();
        if (left.length > 0) setTimeout(wakeSome, WAKE_PAUSE_MS).unref();
      };
      wakeSome();
    },
    close: async () => {
      isClosed = true;
      for (const subscriber of all()) subscriber.end();
    },
  };
}

/**
 * One subscriber's hints. An object with `next` and `return` in place of a generator, whose `return` would wait for a
 * `next` that nobody wakes.
 */
function createHints(signal: AbortSignal, onEnd: () => void) {
  let isPending = false;
  let isOver = signal.aborted;
  let waiting: ((result: IteratorResult<void, undefined>) => void) | undefined;

  const give = (result: IteratorResult<void, undefined>) => {
    waiting?.(result);
    waiting = undefined;
  };
  function wake(): void {
    if (waiting) give({ done: false, value: undefined });
    else isPending = true;
  }
  function end(): void {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener('abort', end);
    onEnd();
    give({ done: true, value: undefined });
  }
  if (!isOver) signal.addEventListener('abort', end, { once: true });

  const iterator: AsyncIterator<void, undefined> = {
    next: () =>
      new Promise((resolve) => {
        if (isOver) return resolve({ done: true, value: undefined });
        waiting = resolve;
        if (!isPending) return;
        isPending = false;
        wake();
      }),
    return: async () => {
      end();
      return { done: true, value: undefined };
    },
  };
  return { iterator, wake, end };
}
