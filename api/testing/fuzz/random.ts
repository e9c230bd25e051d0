/** Random choices, the same for the same seed on every machine. */
export interface Random {
  /** A whole number from 0 up to but not including `end`. */
  below: (end: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** True with probability 1 / `inTimes`. */
  oneIn: (inTimes: number) => boolean;
  /** A random number of newly made items, `atMost` or fewer. */
  some: <T>(atMost: number, make: (index: number) => T) => T[];
}

/** Mulberry32: small, fast, and good enough to vary tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined && from.length === 0) throw new Error('There is nothing to pick from.');
      return picked as (typeof from)[number];
    },
    oneIn: (inTimes) => below(inTimes) === 0,
    some: (atMost, make) => Array.from({ length: below(atMost + 1) }, (_, index) => make(index)),
  };
}
