import { checkTopic, type PubSub } from './pubsub.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

/** All of them reading at once would be more than can wait for a database connection. */
const WAKE_AT_ONCE = 50;
const WAKE_PAUSE_MS = 50;

/** The subscriptions within this process. */
export interface LocalPubSub extends PubSub {
  /** Wakes the subscribers of a text that came from elsewhere, which may be no topic at all. */
  wake: (topic: string) => void;
  /** Gives a text that came from elsewhere to the subscribers of what may be no topic at all. */
  deliver: (topic: string, text: string) => void;
  /** Wakes the subscribers of all topics, 1,000 in a second, for when hints may have been lost. */
  wakeAll: () => void;
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
  function deliver(topic: string, text: string): void {
    for (const subscriber of topics.get(topic) ?? []) subscriber.hear(text);
  }

  return {
    wake,
    deliver,
    publish: (topic) => {
      checkTopic(topic);
      wake(topic);
    },
    send: (topic, text) => {
      checkTopic(topic);
      deliver(topic, text);
    },
    subscribe: (topic, signal) => {
      checkTopic(topic);
      const subscriber = createSubscriber(signal, () => remove(topic, subscriber));
      if (isClosed) subscriber.end();
      else if (!signal.aborted) add(topic, subscriber);
      return { [Symbol.asyncIterator]: () => subscriber.iterator };
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
