/** The most frequent of some numbers by how often each was counted, the smallest of several; null of none. */
export function mostFrequent(counts: ReadonlyMap<number, number>): number | null {
  let most: readonly [value: number, count: number] | null = null;
  for (const one of counts)
    if (most === null || one[1] > most[1] || (one[1] === most[1] && one[0] < most[0])) most = one;
  return most?.[0] ?? null;
}

/** Counts a number once, or so many times. */
export function addCount(counts: Map<number, number>, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}
