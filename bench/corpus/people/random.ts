import { createHash } from 'node:crypto';

/** Random choices that are the same in every run: each file's seed is its name. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, or all in another order if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Mulberry32 from the first four bytes of the seed's SHA-256. */
export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick from (${seed}).`);
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(int(0, rest.length - 1), 1),
    ).flat();
  };
  return { int, pick, sample, chance: (probability) => next() < probability };
}
