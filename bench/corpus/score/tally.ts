/** Hits, inventions and omissions. */
export interface Tally {
  hits: number;
  invented: number;
  missed: number;
}

export const emptyTally = (): Tally => ({ hits: 0, invented: 0, missed: 0 });

export function add(to: Tally, { hits = 0, invented = 0, missed = 0 }: Partial<Tally>): void {
  to.hits += hits;
  to.invented += invented;
  to.missed += missed;
}

/** The harmonic mean of precision and recall; `null` of nothing. */
export function f1({ hits, invented, missed }: Tally): number | null {
  const all = 2 * hits + invented + missed;
  return all === 0 ? null : (2 * hits) / all;
}

/** How many of how many. */
export interface Share {
  part: number;
  whole: number;
}

export const emptyShare = (): Share => ({ part: 0, whole: 0 });

export function count(to: Share, isIn: boolean): void {
  to.part += Number(isIn);
  to.whole += 1;
}

export const shareOf = ({ part, whole }: Share): number | null => (whole === 0 ? null : part / whole);

/** Pairs each of `a` with at most one of `b`, the likeliest first; pairs below `least` are none. */
export function pairUp<A, B>(
  a: readonly A[],
  b: readonly B[],
  likeness: (a: A, b: B) => number,
  least: number,
): Map<number, number> {
  const all = a.flatMap((one, i) => b.map((other, j) => ({ i, j, likeness: likeness(one, other) })));
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j, likeness: how } of all.sort(
    (x, y) => y.likeness - x.likeness || x.i - y.i || x.j - y.j,
  )) {
    if (how < least) break;
    if (pairs.has(i) || taken.has(j)) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return pairs;
}
