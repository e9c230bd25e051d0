export interface ScoredInterview {
  id: string;
  name: string;
  endedAt: string;
  score: number;
}

/** Where each score is drawn, in percent of the chart: from left to right in time, at even distances, 100 on top. */
export function placeScores(scores: readonly number[]): { x: number; y: number }[] {
  const step = 100 / Math.max(scores.length - 1, 1);
  return scores.map((score, index) => ({ x: step * index, y: 100 - score }));
}

/** The scores in one sentence, for those who can't see the chart. */
export function describeTrend(scores: readonly number[]): string {
  const [first, last] = [scores[0] ?? 0, scores.at(-1) ?? 0];
  const change = last - first;
  const words =
    change === 0
      ? 'the same as at first'
      : `${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than at first`;
  return `${scores.length} scores, from ${first} to ${last}: ${words}; the best is ${Math.max(...scores)}.`;
}
