import type { TopicKind } from '../types.ts';
import type { InterviewContext } from './interview-context.ts';
import type { AnswerReading } from './read-answer.ts';

/** Questions about what was: what one does in general answers them only in part. */
const ABOUT_THE_PAST: ReadonlySet<TopicKind> = new Set<TopicKind>(['behavior', 'claim', 'background']);
const PRESENT_WEIGHT = 0.4;
/** With fewer different words nothing can be told about their origin. */
const FEWEST_WORDS = 6;
const OWN_SHARE = 0.3;

/**
 * The reading as far as it counts for a kind of question. Deeds in the present weigh less where the question asks for something that happened. A text
 * whose concrete words are nearly all the posting's strings its terms together, in sentences or not, so it counts as a list of them.
 */
export function weighReading(
  reading: AnswerReading,
  topic: TopicKind,
  context: InterviewContext,
): AnswerReading {
  // Anybody can put a verb before each term: "I built Python, I led Django".
  const verbs = new Set(reading.deeds.map(({ at }) => at));
  const things = reading.concrete.filter((at) => !verbs.has(at));
  const concrete = new Set(things.map((at) => reading.stems[at] ?? ''));
  const own = [...concrete].filter((stem) => !context.asked.has(stem)).length;
  const ownShare = concrete.size < FEWEST_WORDS ? 1 : own / concrete.size;
  return {
    ...reading,
    deeds: reading.deeds.map((deed) =>
      deed.isPast || !ABOUT_THE_PAST.has(topic) ? deed : { ...deed, weight: deed.weight * PRESENT_WEIGHT },
    ),
    prose: reading.prose * (ownShare >= OWN_SHARE ? 1 : (ownShare / OWN_SHARE) ** 2),
  };
}
