/** How many of a list's first jobs people look at. */
const LOOKED_AT = 10;
const FIRST = 5;

export interface RankingQuality {
  /** Normalized discounted cumulative gain of the first ten, 0 to 1: 1 is the best order there could be. */
  ndcg: number;
  /** The share of the first five that are relevant at all, 0 to 1. */
  precision: number;
}

/**
 * How good an order of jobs is for one person. `null` if nothing is relevant.
 *
 * @param grades of each job how relevant it is, 0 for not at all
 */
export function measureRanking(
  order: readonly string[],
  grades: Readonly<Record<string, number>>,
): RankingQuality | null {
  const best = Object.values(grades).toSorted((a, b) => b - a);
  const most = discountGains(best);
  if (most === 0) return null;
  const found = order.map((id) => grades[id] ?? 0);
  return {
    ndcg: discountGains(found) / most,
    precision: found.slice(0, FIRST).filter((grade) => grade > 0).length / FIRST,
  };
}

const discountGains = (grades: readonly number[]): number =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
