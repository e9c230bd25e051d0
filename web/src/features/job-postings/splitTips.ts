/** The tips of a posting, which come as one text with a tip a line. */
export function splitTips(personalizedTips: string): string[] {
  return personalizedTips
    .split('\n')
    .map((tip) => tip.trim())
    .filter(Boolean);
}
