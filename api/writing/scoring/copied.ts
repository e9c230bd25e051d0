import { RUN, SHORT_RUN, piecesOf, runsOf, type MeasuredTerm, type PreparedPosting } from './prepare.ts';
import type { Reading } from './reading.ts';

// What proves nothing, or next to nothing, because it was taken from the posting (docs/decisions/0034).

/** From so many of a posting's terms on, a text may be a pile of them. */
export const PILE = 6;
/** From so many on, a text is a pile if it is hardly anything else. */
const SMALL_PILE = 4;
const PILE_SHARE = 0.7;
const COPIED_SHARE = 0.6;
/** A text with a smaller share of words that the posting does not use says nothing of its own. */
const OWN_SHARE = 0.2;
const CONNECTIVES =
  'and or plus as well also the a an of in for to with on at by from using use via ' +
  'und oder sowie der die das den dem des im mit fur von zu auf ' +
  'et ou le la les des du de en dans avec pour ' +
  'y o el los las con para e il lo gli di per i ' +
  'w z na do';
const EMPTY_CLAIMS =
  'skill skills skilled tool tools technology technologies technical stack experience experienced ' +
  'expert expertise proficient proficiency knowledge knowledgeable familiar familiarity competent ' +
  'competence competencies versed fluent adept able ability strong excellent solid deep good great ' +
  'proven extensive including such like etc years kenntnisse erfahrung erfahren';
/** Words that make no sentence of a row of keywords: connectives, and claims that say nothing of what was done. */
const NO_SENTENCE = new Set(`${CONNECTIVES} ${EMPTY_CLAIMS}`.split(' '));

/**
 * Whether a text is taken from the posting: eight words in a row, most of its four-word runs, a whole line, or next
 * to no word that the posting does not use in this very form (its keywords in a row, its lines in another order).
 * Whoever did the work says what the posting can't know: where, for whom, how much.
 */
export function isCopied(reading: Reading, prepared: PreparedPosting): boolean {
  const words = reading.tokens.map((token) => token.norm);
  if (prepared.wholeLines.has(words.join(' '))) return true;
  const telling = words.filter((word) => !NO_SENTENCE.has(word));
  const own = telling.filter((word) => !piecesOf(word).every((piece) => prepared.words.has(piece)));
  if (telling.length > 0 && own.length / telling.length < OWN_SHARE) return true;
  return isLongCopy(reading, prepared);
}

/** Eight words in a row of the posting, or most of its four-word runs: no job title or skill is that long by chance. */
export function isLongCopy({ tokens }: Reading, prepared: PreparedPosting): boolean {
  const words = tokens.map((token) => token.norm);
  if (words.length < RUN) return false;
  if (runsOf(words, RUN).some((run) => prepared.runs.has(run))) return true;
  const runs = runsOf(words, SHORT_RUN);
  return runs.filter((run) => prepared.shortRuns.has(run)).length / runs.length >= COPIED_SHARE;
}

/** Whether the bullet is a pile of the posting's terms more than a sentence. */
export function isStuffed(reading: Reading, named: readonly MeasuredTerm[]): boolean {
  if (named.length > PILE) return true;
  if (named.length < SMALL_PILE) return false;
  const words = named.reduce(
    (sum, { term, stems }) => sum + (reading.skills.get(term.canonical) ?? stems.length),
    0,
  );
  return words / Math.max(1, reading.tokens.length) > PILE_SHARE;
}
