import { STORY_TOPICS, findResultNumber, findRichWords, partNamed, strengthOf } from './answer-findings.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { valueOf } from './judged-answer.ts';
import type { Candidate } from './pick-remarks.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { findStarParts, partQuote } from './star-parts.ts';
import { countOf } from './wording.ts';

/** Below this, an answer has nothing that deserves praise. */
const LEAST_VALUE = 0.42;
/** Steps that anybody could name are no reason for praise. */
const LEAST_SPECIFIC = 0.45;
const ROUGH = /^(?:two|half|thirds?|quarter|twice)$/;
const OPENLY =
  /^i (?:havent|have not|have never|havent yet|didnt know|was wrong|made (?:a|the) mistake)\b|^ive (?:only|never)\b/;
const CHECKED =
  /^(?:i (?:tested|checked|weighed|measured|counted|compared|looked at|looked through|kept a note|wrote (?:it|the figure|down)|asked))\b/;

/** What an answer did well, each resting on words of it. Nothing for rubbish, nor for answers that say little. */
export function findStrengths({ scored, ...answer }: JudgedAnswer, at: number): Candidate[] {
  if (!scored || valueOf({ scored, ...answer }) < LEAST_VALUE) return [];
  return [
    ...praiseResult(scored, at),
    ...praiseStory(scored, at),
    ...praiseOwnPart(scored, at),
    ...praiseSteps(scored, at),
    ...praiseReason(scored, at),
    ...praiseExtent(scored, at),
    ...praiseOpenness(scored, at),
    ...praiseCheck(scored, at),
    ...praiseDetail(scored, at),
  ];
}

function praiseResult({ reading }: ScoredAnswer, answer: number): Candidate[] {
  const found = findResultNumber(reading);
  if (!found) return [];
  return [
    {
      kind: 'result',
      answer,
      quote: found,
      texts: [
        'You say what came of it, and by how much. A listener remembers that.',
        'You end with a figure, which is easier to believe than that it went well.',
        'You gave the result in numbers instead of saying that it went well.',
      ],
      value: 3,
    },
  ];
}

function praiseStory({ reading, topic, parts, measured }: ScoredAnswer, answer: number): Candidate[] {
  const situation = findStarParts(reading).situation;
  if (!STORY_TOPICS.has(topic) || measured.structure.value < 0.8 || strengthOf(situation) < 0.9) return [];
  const has = parts.filter(({ found }) => strengthOf(found) >= 0.5).length;
  return [
    {
      kind: 'story',
      answer,
      quote: situation?.quote ?? '',
      texts: [
        'You tell one case, and from its beginning to its end.',
        'You begin with where and when it was, so the rest is easy to follow.',
        `You tell of one occasion and not of how it usually is; ${has === parts.length ? 'nothing is missing' : 'nearly everything is there'}.`,
      ],
      value: 2.4 + measured.structure.value - 0.8,
    },
  ];
}

function praiseOwnPart({ reading, measured }: ScoredAnswer, answer: number): Candidate[] {
  const own = reading.deeds.filter(({ subject, weight }) => subject === 'i' && weight >= 0.9);
  if (measured.ownership.value < 0.65 || own.length < 2) return [];
  // The first deed is often the story's opening.
  const deed = own[1];
  return [
    {
      kind: 'own-part',
      answer,
      quote: deed ? partQuote(reading, deed.from) : '',
      texts: [
        `It is clear what you did yourself: you name ${countOf(own.length, 'step')} of your own.`,
        'You say “I” where it was you. An interviewer needs to know that.',
        'Your own part is plain to see, because you name what you did and not only what was done.',
      ],
      value: 1.2 + measured.ownership.value,
    },
  ];
}

function praiseSteps({ topic, parts, measured }: ScoredAnswer, answer: number): Candidate[] {
  if (topic !== 'problem') return [];
  const [steps, example] = [
    partNamed(parts, 'the steps, in order'),
    partNamed(parts, 'a case in which you did it'),
  ];
  const candidates: Candidate[] = [];
  if (strengthOf(steps) >= 0.8 && measured.specifics.value >= LEAST_SPECIFIC)
    candidates.push({
      kind: 'steps',
      answer,
      quote: steps?.quote ?? '',
      texts: [
        'You go about it step by step, and in an order that makes sense.',
        'You say what you would look at first and what comes after that.',
      ],
      value: 2.3,
    });
  if (strengthOf(example) >= 0.8 && measured.structure.value >= 0.7)
    candidates.push({
      kind: 'example',
      answer,
      quote: example?.quote ?? '',
      texts: [
        'You back it up with a case of your own.',
        'You don’t leave it at theory: you have had this problem, and say so.',
      ],
      value: 2.2,
    });
  return candidates;
}

function praiseReason({ topic, parts, measured }: ScoredAnswer, answer: number): Candidate[] {
  const why = topic === 'opening' ? partNamed(parts, 'why you want this job') : null;
  if (strengthOf(why) < 1 || measured.relevance.value < 0.5) return [];
  return [
    {
      kind: 'why',
      answer,
      quote: why?.quote ?? '',
      texts: [
        'You say why this job, and the reason is your own.',
        'Your reason for applying is a particular one and not just any.',
      ],
      value: 2.1,
    },
  ];
}

function praiseExtent({ reading, topic, measured }: ScoredAnswer, answer: number): Candidate[] {
  const { numbers } = reading;
  const first = numbers.find(({ from }) => !ROUGH.test(reading.words[from]?.word ?? ''));
  if (!first || numbers.length < 2 || measured.specifics.value < 0.55 || STORY_TOPICS.has(topic)) return [];
  return [
    {
      kind: 'extent',
      answer,
      quote: partQuote(reading, first.from),
      texts: [
        'You say how much and how long, so that your experience can be weighed.',
        'Figures like these make it easy to picture your work.',
      ],
      value: 2.2,
    },
  ];
}

function praiseOpenness({ reading }: ScoredAnswer, answer: number): Candidate[] {
  const at = reading.words.findIndex((_, from) => OPENLY.test(phraseAt(reading, from)));
  if (at < 0) return [];
  return [
    {
      kind: 'openness',
      answer,
      quote: partQuote(reading, at),
      texts: ['You say openly where your experience ends. That makes the rest easier to believe.'],
      value: 1.9,
    },
  ];
}

function praiseCheck({ reading, measured }: ScoredAnswer, answer: number): Candidate[] {
  if (measured.structure.value < 0.6) return [];
  const at = reading.words.findIndex((_, from) => CHECKED.test(phraseAt(reading, from)));
  if (at < 0) return [];
  return [
    {
      kind: 'check',
      answer,
      quote: partQuote(reading, at),
      texts: [
        'You didn’t guess: you say how you found out.',
        'You looked before you acted, and you say what you looked at.',
      ],
      value: 1.8,
    },
  ];
}

function praiseDetail({ reading, measured }: ScoredAnswer, answer: number): Candidate[] {
  if (measured.specifics.value < 0.6 || measured.relevance.value < 0.3) return [];
  return [
    {
      kind: 'detail',
      answer,
      quote: findRichWords(reading) ?? '',
      texts: ['Details like these make the rest easy to believe.', 'A listener can picture this.'],
      value: 1.7,
    },
  ];
}

const phraseAt = ({ words }: ScoredAnswer['reading'], from: number): string =>
  words
    .slice(from, from + 5)
    .map(({ word }) => word)
    .join(' ');
