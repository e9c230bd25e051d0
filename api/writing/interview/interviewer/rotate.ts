/** The same things in the same order, beginning with another one. */
export function rotate<T>(all: readonly T[], by: number): T[] {
  const from = by % Math.max(1, all.length);
  return [...all.slice(from), ...all.slice(0, from)];
}
