/** A word may have one slip for so many letters; shorter ones none, since they would be other words. */
const LETTERS_PER_SLIP = 7;
const MAX_SLIPS = 3;

/** How many letters have to be added, removed or replaced to turn one text into the other. */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}

/**
 * The known text that a text was probably meant to be: with the same first letter and the fewest slips, one for seven
 * letters at most. Null if there is none.
 */
export function misspeltAs(text: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let fewest = Math.min(MAX_SLIPS, Math.floor(text.length / LETTERS_PER_SLIP)) + 1;
  for (const candidate of known) {
    if (candidate[0] !== text[0] || Math.abs(candidate.length - text.length) >= fewest) continue;
    if (candidate.length < LETTERS_PER_SLIP) continue;
    const slips = slipsBetween(text, candidate);
    if (slips >= fewest) continue;
    fewest = slips;
    best = candidate;
  }
  return best;
}
