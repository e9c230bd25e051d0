/**
 * Rounds `raw` to whole numbers that add up to exactly `total` (largest remainder method), none above its cap. The caps
 * must add up to at least the total; ties go to the earlier number.
 */
export function apportion(raw: readonly number[], total: number, caps: readonly number[]): number[] {
  const whole = raw.map((value, index) => Math.min(Math.floor(value + 1e-9), caps[index] ?? Infinity));
  let missing = total - whole.reduce((sum, value) => sum + value, 0);
  const order = raw
    .map((value, index) => ({ index, rest: value - (whole[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  while (missing > 0) {
    const before = missing;
    for (const { index } of order) {
      if (missing === 0) break;
      if ((whole[index] ?? 0) >= (caps[index] ?? Infinity)) continue;
      whole[index] = (whole[index] ?? 0) + 1;
      missing -= 1;
    }
    if (missing === before) break;
  }
  return whole;
}
