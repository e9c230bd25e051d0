import type { RubbishKind, TopicKind } from '../types.ts';
import type { CollectedAnswer } from './collect-answers.ts';
import { RUN, coveredBy, runsOf, workIn } from './interview-context.ts';
import type { InterviewContext } from './interview-context.ts';
import { readAnswer } from './read-answer.ts';
import type { AnswerReading } from './read-answer.ts';
import { isFrameWord, isFunctionWord, isKnownWord, isPlaceholder, isPronounceable } from './vocabulary.ts';

export interface Rubbish {
  kind: RubbishKind;
  explanation: string;
}

const FEWEST_WORDS = 8;
const UNIQUE_SHARE = 0.3;
const PASTED_SHARE = 0.6;
const KNOWN_SHARE = 0.5;
/** The same words to so many questions answer none of them. */
const SAME_ANSWERS = 3;
const QUESTION_RUN = 3;
const MASHED_WORDS = 4;
const MASHED_SHARE = 0.3;
/** Questions about what the bank tells, so that an answer to them has something in common with it. */
const OWN_HISTORY: ReadonlySet<TopicKind> = new Set<TopicKind>(['opening', 'background', 'claim']);

/** Which of the answers are worth nothing, and why; in their order, `null` for answers that are scored. */
export function findRubbish(
  answers: readonly CollectedAnswer[],
  context: InterviewContext,
): (Rubbish | null)[] {
  const readings = answers.map(({ text }) => readAnswer(text));
  const runs = readings.map(
    ({ words }) =>
      new Set(
        runsOf(
          words.map(({ word }) => word),
          RUN,
        ),
      ),
  );
  const isSame = (later: number, earlier: number) =>
    coveredBy(readings[later]?.words.map(({ word }) => word) ?? [], runs[earlier] ?? new Set(), RUN) >=
    PASTED_SHARE;
  return readings.map((reading, at) => {
    const own = ownRubbish(reading, answers[at], context);
    if (own) return own;
    const earlier = readings.findIndex((_, other) => other < at && isSame(at, other));
    if (earlier >= 0)
      return {
        kind: 'repetition',
        explanation: `This is nearly the same as your answer to question ${earlier + 1}.`,
      };
    const copies = readings.filter((_, other) => other > at && isSame(other, at)).length;
    return copies + 1 >= SAME_ANSWERS
      ? {
          kind: 'repetition',
          explanation: `You gave this answer to ${copies + 1} questions, so it answers none of them.`,
        }
      : null;
  });
}

function ownRubbish(
  reading: AnswerReading,
  answer: CollectedAnswer | undefined,
  context: InterviewContext,
): Rubbish | null {
  const question = answer?.question ?? '';
  const words = reading.words.map(({ word }) => word);
  return (
    findGibberish(reading, context) ??
    findTooShort(reading, context) ??
    findRepetition(words) ??
    findPasted(words, question, context) ??
    findList(reading, context) ??
    findEmpty(reading, question) ??
    findOtherPerson(reading, answer?.topic ?? 'behavior') ??
    findOffTopic(reading, question, context, OWN_HISTORY.has(answer?.topic ?? 'behavior') && context.hasBank)
  );
}

function findGibberish({ words }: AnswerReading, context: InterviewContext): Rubbish | null {
  const letters = words.map(({ word }) => word).filter((word) => /\p{L}/u.test(word));
  const digits = words.reduce((sum, { word }) => sum + (/^\d+$/.test(word) ? word.length : 0), 0);
  if ((words.length >= 4 || digits >= 8) && letters.length < words.length * 0.3)
    return { kind: 'gibberish', explanation: 'These are numbers without words that say what they count.' };
  if (letters.length === 0) return null;
  if (isPlaceholder(words))
    return {
      kind: 'gibberish',
      explanation: 'This is filler text, as it stands in for pages that nobody has written yet.',
    };
  const unknown = letters.filter((word) => !isKnownWord(word) && !context.words.has(word));
  const mashed = unknown.filter((word) => !isPronounceable(word));
  const isMash =
    (mashed.length >= MASHED_WORDS && mashed.length >= letters.length * MASHED_SHARE) ||
    (unknown.length > letters.length * (1 - KNOWN_SHARE) && mashed.length > unknown.length * 0.3);
  return isMash
    ? { kind: 'gibberish', explanation: `Most of this is no words: “${mashed.slice(0, 3).join(' ')}”.` }
    : null;
}

/** Short, and without a number, or a thing of their work: "Yes, four years at Orchard Foods" is short and says something. */
function findTooShort(reading: AnswerReading, context: InterviewContext): Rubbish | null {
  const count = reading.words.length;
  if (count === 0) return { kind: 'too-short', explanation: 'There are no words in this answer.' };
  if (count >= FEWEST_WORDS) return null;
  const isConcrete =
    reading.numbers.length > 0 || workIn(reading, context).size > 0 || reading.names.size > 0;
  return isConcrete
    ? null
    : {
        kind: 'too-short',
        explanation: `${count === 1 ? 'One word is' : `${count} words are`} too few to say anything about your work.`,
      };
}

function findRepetition(words: readonly string[]): Rubbish | null {
  if (words.length < FEWEST_WORDS) return null;
  // A long answer repeats its small words, so the share is that of the first hundred.
  const first = words.slice(0, 100);
  return new Set(first).size < first.length * UNIQUE_SHARE
    ? { kind: 'repetition', explanation: 'The same few words come again and again.' }
    : null;
}

function findPasted(words: readonly string[], question: string, context: InterviewContext): Rubbish | null {
  if (coveredBy(words, context.postingRuns, RUN) >= PASTED_SHARE)
    return { kind: 'pasted', explanation: 'Most of this is copied from the job posting.' };
  const asked = readAnswer(question).words.map(({ word }) => word);
  return coveredBy(words, new Set(runsOf(asked, QUESTION_RUN)), QUESTION_RUN) >= PASTED_SHARE
    ? { kind: 'pasted', explanation: 'This repeats the question and doesn’t answer it.' }
    : null;
}

const LIST_PROSE = 0.15;

/** Terms one after another, without the words that make sentences of them. */
function findList(reading: AnswerReading, context: InterviewContext): Rubbish | null {
  if (
    reading.words.length < FEWEST_WORDS ||
    reading.prose > LIST_PROSE ||
    reading.deeds.some(({ weight }) => weight > 0.5)
  )
    return null;
  const shared = reading.words.filter(({ word }) => context.words.has(word)).length;
  return shared > reading.words.length * PASTED_SHARE
    ? { kind: 'pasted', explanation: 'This lists words of the posting and says nothing about them.' }
    : null;
}

/** Apart from the question's words and names for the parts of an answer, hardly a word. */
function findEmpty(reading: AnswerReading, question: string): Rubbish | null {
  const asked = new Set(readAnswer(question).stems);
  const own = new Set<string>();
  reading.words.forEach(({ word }, at) => {
    const stem = reading.stems[at] ?? '';
    if (!isFunctionWord(word) && !isFrameWord(word) && !asked.has(stem)) own.add(stem);
  });
  const isLong = reading.words.length >= FEWEST_WORDS;
  return isLong && own.size < 3 && own.size < reading.words.length * 0.15 && reading.numbers.length === 0
    ? {
        kind: 'repetition',
        explanation: 'This names the parts of an answer, or the words of the question, but tells nothing.',
      }
    : null;
}

/** So many different things must be named before their absence of any tie to the work tells something. */
const OFF_TOPIC_WORDS = 7;
const WORK_WORDS = new Set(
  'job work worker boss manag custom client team colleagu shift employ compani offic supervisor staff hire project patient guest pupil student deadlin train career interview'.split(
    ' ',
  ),
);

/** "She led a team of 14": told of somebody else, and never of the candidate. */
function findOtherPerson({ words }: AnswerReading, topic: TopicKind): Rubbish | null {
  const isOfOther = words.some(({ word }) => /^(?:he|she|his|hers?)$/.test(word));
  const isOwn = words.some(({ word }) => /^(?:i|im|ive|id|my|me|we|our|us)$/.test(word));
  return isOfOther && !isOwn && topic !== 'problem' && words.length >= FEWEST_WORDS
    ? { kind: 'off-topic', explanation: 'This tells of somebody else. What did you do?' }
    : null;
}

/** Long enough to tell, and with next to nothing of the question, the posting, the bank or any work in it. */
function findOffTopic(
  reading: AnswerReading,
  question: string,
  context: InterviewContext,
  isOwnHistory: boolean,
): Rubbish | null {
  const { concrete, stems, words, deeds } = reading;
  const distinct = new Set(concrete.map((at) => stems[at] ?? '')).size;
  if (distinct < OFF_TOPIC_WORDS) return null;
  const asked = readAnswer(question);
  const questionStems = new Set(asked.concrete.map((at) => asked.stems[at] ?? ''));
  const touched = workIn(reading, context);
  for (const stem of stems) if (questionStems.has(stem) || WORK_WORDS.has(stem)) touched.add(stem);
  const isPersonal = words.some(({ word }) => /^(?:i|im|ive|id|my|me|we|our)$/.test(word));
  const own = deeds.filter(({ subject, weight }) => subject === 'i' && weight > 0.5).length;
  // Work of another trade is work, unless the question is about what the bank tells.
  if (own > 0 && !isOwnHistory) for (const name of reading.names.keys()) touched.add(name);
  const share = touched.size / distinct;
  const isElsewhere = isOwnHistory && distinct >= 10 && share < 0.09 && touched.size <= 2;
  const isOff = isPersonal
    ? isElsewhere || (touched.size === 0 && (own < 4 || distinct >= 10)) || (share < 0.09 && own < 2)
    : touched.size <= 1 || share < 0.14;
  return isOff
    ? { kind: 'off-topic', explanation: 'Nothing in this has to do with the question, the job or your work.' }
    : null;
}
