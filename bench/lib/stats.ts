/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

/** The value below which this share of the values lies, 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The elapsed milliseconds of a piece of work. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export interface Compared {
  /** Median of the rounds' medians, in ms. */
  ours: number;
  bare: number;
  /** Median of the rounds' ratios: varying load affects both sides of a round equally. */
  ratio: number;
}

/**
 * Times two functions alternately, call by call, so that both run under the same load.
 *
 * @param work given the number of the call, from 0, so that no call repeats another.
 */
export async function compare(
  work: Record<'ours' | 'bare', (call: number) => unknown>,
  { rounds = 3, calls = 15, warmUp = 5 } = {},
): Promise<Compared> {
  let call = 0;
  const once = async () => {
    call += 1;
    const ours = await timed(() => work.ours(call));
    const bare = await timed(() => work.bare(call));
    return { ours, bare };
  };
  for (let index = 0; index < warmUp; index += 1) await once();
  const medians: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: { ours: number; bare: number }[] = [];
    for (let index = 0; index < calls; index += 1) times.push(await once());
    medians.push({
      ours: median(times.map(({ ours }) => ours)),
      bare: median(times.map(({ bare }) => bare)),
    });
  }
  return {
    ours: median(medians.map(({ ours }) => ours)),
    bare: median(medians.map(({ bare }) => bare)),
    ratio: median(medians.map(({ ours, bare }) => ours / bare)),
  };
}
