/** Splits a posting's tips, which arrive as one text with one tip per line. */
export function splitTips(personalizedTips: string): string[] {
  return personalizedTips
    .split('\n')
    .map((tip) => tip.trim())
    .filter(Boolean);
}
