import { readRequirementFacts } from '../requirements/requirement-facts.ts';
import { splitLines, splitSentences } from '../text/lines.ts';
import type { PostingAnalysis, PostingRequirement } from '../types.ts';
import { GENERIC_SHARE, NO_WORK, extractFeatures, measureLine } from './measured-line.ts';
import type { MeasuredLine } from './measured-line.ts';

const YEARS = /(?<!\d)(\d{1,2})\s?\+?\s?(?:years?|yrs?|jahre|ans|années|años|anni|anos|lata?)(?![\p{L}])/iu;
const EXPERIENCE = /experien|erfahrung|expérien|esperien|experiên|doświadczeni/iu;
const askedIn = (text: string): PostingRequirement => ({
  text,
  need: 'required',
  main: true,
  ...readRequirementFacts(text),
});

/** The kind of work named in the sentence that asks for years; `null` if it names none. */
export function yearsSubject(posting: PostingAnalysis & { text: string }): MeasuredLine | null {
  const asks = (text: string) => Number(YEARS.exec(text)?.[1]) === posting.yearsAsked;
  const sentences = [...posting.requirements.map(({ text }) => text), posting.text]
    .flatMap((text) => splitLines(text).flatMap(splitSentences))
    .map((sentence) => sentence.text);
  const text =
    sentences.find((sentence) => asks(sentence) && EXPERIENCE.test(sentence)) ?? sentences.find(asks);
  if (text === undefined) return null;
  const named = extractFeatures(text, () => 1).filter(
    ({ stems }) => !stems.every((stem) => NO_WORK.has(stem)),
  );
  const telling = named.filter(({ weight }) => weight > GENERIC_SHARE);
  const features = telling.length > 0 ? telling : named;
  const total = features.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? measureLine(askedIn(text), posting.title, features, total) : null;
}
