/** Splits a text into its sentences, without blank ones. */
export function splitSentences(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean);
}
