export interface ScoredInterview {
  id: string;
  name: string;
  endedAt: string;
  score: number;
}

/** The chart's drawing area, in its own units. */
export const CHART = { width: 640, height: 120, left: 32, right: 12, top: 12, bottom: 12 } as const;

/** Where each score is drawn: from left to right in time, at even distances, 100 on top. */
export function placeScores(scores: readonly number[]): { x: number; y: number }[] {
  const { width, height, left, right, top, bottom } = CHART;
  const step = (width - left - right) / Math.max(scores.length - 1, 1);
  return scores.map((score, index) => ({
    x: left + step * index,
    y: top + (height - top - bottom) * (1 - score / 100),
  }));
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
