import type { InterviewerReply, InterviewSoFar } from '../types.ts';
import { findContradictions } from './find-contradictions.ts';
import { askNext, readSituation, replyIn, saysNever } from './write-reply.ts';

/** What an engine that writes in its own words is told about the next message. */
export interface ReplyGuide {
  /** The message as the embedded engine writes it. */
  reply: InterviewerReply;
  /** What may be said in other words; `null` where the embedded engine's message has to stand. */
  reaction: {
    /** What the candidate has just answered to. */
    question: string;
    answer: string;
    /** The next question of the plan, which is asked word for word, so that no question is asked twice. */
    next: string;
    /** Whether the answer may be gone into once more instead. */
    mayFollowUp: boolean;
  } | null;
}

/** Questions that go into an answer, in a session. */
const MAX_FOLLOW_UPS = 4;

/**
 * The next message of the interviewer, and what another engine may put in its own words: the reaction to an answer, and
 * whether to go into it. The plan, what is said to someone in distress, to a question back or to silence, and what
 * doesn't agree with the bank, stay the embedded engine's (docs/algorithms.md#the-interviewer).
 */
export function guideReply(soFar: InterviewSoFar): ReplyGuide {
  const situation = readSituation(soFar);
  const { conversation, pending, plan, topic } = situation;
  const reply = replyIn(situation);
  const { last, asked, followUps, followUpsHere } = conversation;
  const isFree =
    pending !== null &&
    last.kind === 'answer' &&
    topic !== 'candidate-questions' &&
    topic !== 'closing' &&
    !asked.some((place) => plan[place]?.topic === 'closing') &&
    !saysNever(situation) &&
    findContradictions(last.text, soFar.roles, soFar.month).length === 0;
  if (!isFree) return { reply, reaction: null };
  return {
    reply,
    reaction: {
      question: pending.ask,
      answer: last.text,
      next: askNext(situation, '').text,
      mayFollowUp: topic !== 'opening' && followUpsHere === 0 && followUps < MAX_FOLLOW_UPS,
    },
  };
}
