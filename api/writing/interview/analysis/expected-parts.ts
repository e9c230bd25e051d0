import type { TopicKind } from '../types.ts';
import { isNumber } from './find-numbers.ts';
import type { AnswerReading } from './read-answer.ts';
import type { FoundPart } from './star-parts.ts';
import { findStarParts, partQuote } from './star-parts.ts';
import { isConcrete } from './vocabulary.ts';

/** One thing that an answer to this kind of question should have. */
export interface ExpectedPart {
  /** As a remark names it: "how it ended". */
  label: string;
  /** How much of the structure it makes up; the shares of all parts add up to 1. */
  share: number;
  found: FoundPart | null;
}

const WHO =
  /^(?:(?:im|i am|i was|i work|i worked|ive worked|i have worked|ive been|i have been|i started|i joined|i trained|i qualified|currently|at the moment) |my name is)/;
const WHY =
  /^(?:(?:i|we) (?:applied|chose|called|wrote|saw your|am here|would like to|want to (?:work|move|learn|do)|like (?:about|that))|id (?:like|love) to|thats (?:why|the main reason|what)|(?:the|main|one) reason|because (?:your|you|i|this|the|of)|what (?:i like|drew|attracts|attracted|interests) |your (?:job|clinic|hospital|shop|store|school|company|hotel|site|team|posting|advert|unit|kitchen|practice)|this (?:job|role|position) )/;
const STEPS =
  /^(?:first|firstly|then|next|after that|before (?:i|that|anything)|if (?:it|the|i|that|they|there|not|its)|once (?:i|it|thats)|second|finally|the next step|until|while)\b/;
const REASONS =
  /^(?:because|so that|so (?:i|we|that|they)|that (?:tells|way)|to (?:see|find out|make sure|check|rule)|otherwise|which (?:tells|means|shows)|in case|instead of|not just|i (?:dont|never) )\b/;

const WINDOW = 5;

/**
 * What an answer should have depends on the question: a story needs its situation, task, action and result; an introduction who somebody is, what
 * they did and why they want the job; a problem of the trade steps, their reasons and a case. What isn't needed doesn't count.
 */
export function expectedParts(reading: AnswerReading, topic: TopicKind): ExpectedPart[] {
  const star = findStarParts(reading);
  if (topic === 'opening')
    return [
      { label: 'who you are', share: 0.3, found: findPart(reading, WHO) },
      { label: 'what you did', share: 0.4, found: doneIn(reading, star.action) },
      { label: 'why you want this job', share: 0.3, found: findPart(reading, WHY) },
    ];
  if (topic === 'problem')
    return [
      { label: 'the steps, in order', share: 0.4, found: stepsIn(reading) },
      { label: 'why you do it that way', share: 0.25, found: findPart(reading, REASONS) },
      {
        label: 'a case in which you did it',
        share: 0.35,
        found: caseIn(reading, star.situation ?? star.result),
      },
    ];
  if (topic === 'requirement')
    return [
      { label: 'what you did with it', share: 0.45, found: star.action },
      { label: 'where or how much you used it', share: 0.3, found: extentOf(reading) ?? star.situation },
      { label: 'what came of it', share: 0.25, found: star.result },
    ];
  if (topic === 'background')
    return [
      { label: 'when and where it was', share: 0.25, found: star.situation ?? extentOf(reading) },
      { label: 'your own part', share: 0.45, found: star.action },
      { label: 'what came of it', share: 0.3, found: star.result },
    ];
  return [
    { label: 'the situation', share: 0.25, found: star.situation },
    { label: 'what had to be done', share: 0.15, found: star.task },
    { label: 'what you did', share: 0.35, found: star.action },
    { label: 'how it ended', share: 0.25, found: star.result },
  ];
}

/** A part that a cue opens; as strong as the words behind it are concrete. */
function findPart(reading: AnswerReading, cue: RegExp): FoundPart | null {
  let best: FoundPart | null = null;
  for (let at = 0; at < reading.words.length; at += 1) {
    if (!cue.test(windowAt(reading, at))) continue;
    const strength = Math.min(1, concreteIn(reading, at, at + 14) / 2);
    if (best && best.strength >= strength) continue;
    best = { strength, quote: partQuote(reading, at), at };
  }
  return best;
}

const windowAt = ({ words }: AnswerReading, at: number): string =>
  words
    .slice(at, at + WINDOW)
    .map(({ word }) => word)
    .join(' ');

const concreteIn = ({ words }: AnswerReading, from: number, to: number): number =>
  words.slice(from, to).filter(({ word }) => isConcrete(word) || isNumber(word)).length;

/** The deed, or in an introduction also the number that says how much: "about 140 lines an hour". */
function doneIn(reading: AnswerReading, action: FoundPart | null): FoundPart | null {
  const extent = extentOf(reading);
  if (!action || !extent) return action ?? extent;
  return { ...action, strength: Math.min(1, action.strength + 0.4 * extent.strength) };
}

function extentOf(reading: AnswerReading): FoundPart | null {
  const first = reading.numbers[0];
  if (!first) return null;
  const from = Math.max(0, first.from - 4);
  return { strength: Math.min(1, reading.numbers.length / 2), quote: partQuote(reading, from), at: from };
}

/** Three steps are a plan; what is done is a step as well as what is said to come next. */
function stepsIn(reading: AnswerReading): FoundPart | null {
  const deeds = reading.deeds.filter(({ subject, weight }) => subject === 'i' && weight >= 0.4);
  const marks = reading.words.flatMap((_, at) =>
    STEPS.test(windowAt(reading, at)) && concreteIn(reading, at, at + 8) > 0 ? [at] : [],
  );
  const from = deeds[0]?.from ?? marks[0];
  if (from === undefined) return null;
  const strength = Math.min(1, (deeds.length + marks.length) / 5);
  return { strength, quote: partQuote(reading, from), at: from };
}

/** A case that happened has deeds in the past behind its opening. */
function caseIn(reading: AnswerReading, opening: FoundPart | null): FoundPart | null {
  if (!opening) return null;
  const told = concreteIn(reading, opening.at, opening.at + 25);
  return { ...opening, strength: Math.min(opening.strength, told / 5) };
}
