export interface Change {
  before: string;
  after: string;
  direction: 'better' | 'worse' | 'same';
  words: string;
}

const format = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Two measures from 0 to 1 in percent, and whether the second is better: compared as they are shown. */
export function describeQuality(before: number, after: number): Change {
  const [one, other] = [format(before), format(after)];
  if (one === other) return { before: one, after: other, direction: 'same', words: 'the same' };
  const direction = after > before ? 'better' : 'worse';
  return { before: one, after: other, direction, words: direction };
}
