const BREAK = /(?<=[.!?…]["”’)]?)\s+(?=["“„(]?[\p{Lu}\d])/u;
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|inc|ltd|pvt|pte|llc|co|corp|approx|no|vs|etc|e\.g|i\.e|z\.b|d\.h|u\.a|bzw|ca|ul|np|m\.in|sr|jr|\p{L})\.$/iu;

/** Whether a sentence seems to end within a text, behind a word rather than an abbreviation of two letters. */
export const hasSentenceEnd = (text: string): boolean => /\p{Ll}{3}(?<![Ss]zolg)\.\s+\p{Lu}/u.test(text);

/** The sentences of a paragraph, unchanged; abbreviations and initials do not end one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(BREAK)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last.slice(-12)))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
