import type { News } from './pubsub.ts';

/** Characters of texts that wait for a subscriber. One that is further behind is faster with the database. */
const MAX_WAITING = 64_000;

/** One subscription within this process. */
export interface Subscriber {
  wake: () => void;
  hear: (text: string) => void;
  end: () => void;
  iterator: AsyncIterator<News, undefined>;
}

/**
 * Collects one subscriber's news. An object with `next` and `return` in place of a generator, whose `return` would wait
 * for a `next` that nobody wakes.
 *
 * @param onEnd called once, when it ends before or with the signal
 */
export function createSubscriber(signal: AbortSignal, onEnd: () => void): Subscriber {
  let isHinted = false;
  let texts: string[] = [];
  let length = 0;
  let isOver = signal.aborted;
  let waiting: ((result: IteratorResult<News, undefined>) => void) | undefined;

  const give = (result: IteratorResult<News, undefined>) => {
    waiting?.(result);
    waiting = undefined;
  };
  function giveNews(): void {
    if (!waiting || (!isHinted && texts.length === 0)) return;
    const value: News = { isHinted, texts };
    isHinted = false;
    forgetTexts();
    give({ done: false, value });
  }
  function forgetTexts(): void {
    texts = [];
    length = 0;
  }
  function end(): void {
    if (isOver) return;
    isOver = true;
    forgetTexts();
    signal.removeEventListener('abort', end);
    onEnd();
    give({ done: true, value: undefined });
  }
  if (!isOver) signal.addEventListener('abort', end, { once: true });

  const iterator: AsyncIterator<News, undefined> = {
    next: () =>
      new Promise((resolve) => {
        if (isOver) return resolve({ done: true, value: undefined });
        waiting = resolve;
        giveNews();
      }),
    return: async () => {
      end();
      return { done: true, value: undefined };
    },
  };
  return {
    iterator,
    end,
    wake: () => {
      isHinted = true;
      giveNews();
    },
    hear: (text) => {
      length += text.length;
      if (length <= MAX_WAITING) texts.push(text);
      else {
        forgetTexts();
        isHinted = true;
      }
      giveNews();
    },
  };
}
