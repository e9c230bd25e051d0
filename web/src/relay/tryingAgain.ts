let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Whether requests are waiting to be retried, as a store for the notice that shows it. */
export const tryingAgain = {
  read: () => waiting > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/**
 * Waits before a request is retried.
 *
 * @throws when it is taken back meanwhile
 */
export async function waitToTryAgain(ms: number, signal: AbortSignal | undefined): Promise<void> {
  change(1);
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('The request was taken back.', 'AbortError'));
      });
    });
  } finally {
    change(-1);
  }
}
