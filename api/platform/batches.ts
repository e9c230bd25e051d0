interface Waiting<Item> {
  item: Item;
  settle: (batch: Promise<void>) => void;
}

/**
 * Works on what has come while the last batch was worked on, all together: side by side, each piece would wait for the
 * same lock, and one by one, each would cost a whole transaction.
 *
 * @param work is given the items in the order in which they came
 * @returns a function that takes an item, and settles as its batch does
 */
export function createBatches<Item>(work: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let isWorking = false;

  async function workAll(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const done = work(batch.map(({ item }) => item));
      for (const { settle } of batch) settle(done);
      await done.catch(() => {});
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve) => {
      waiting.push({ item, settle: resolve });
      if (!isWorking) void workAll();
    });
}
