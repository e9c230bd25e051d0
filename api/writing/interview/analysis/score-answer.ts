import { standsFor } from '../../truth/synonyms.ts';
import type { Category, CategoryScore, TopicKind } from '../types.ts';
import type { ExpectedPart } from './expected-parts.ts';
import { expectedParts } from './expected-parts.ts';
import { workIn } from './interview-context.ts';
import type { InterviewContext } from './interview-context.ts';
import { readAnswer } from './read-answer.ts';
import type { AnswerReading } from './read-answer.ts';
import { weighReading } from './weigh-reading.ts';
import { countOf } from './wording.ts';

/** The categories in their order, each with its share of the overall score. */
export const WEIGHTS: Record<Category, number> = {
  relevance: 0.3,
  structure: 0.25,
  specifics: 0.2,
  ownership: 0.15,
  length: 0.1,
};

export const CATEGORIES: readonly Category[] = ['relevance', 'structure', 'specifics', 'ownership', 'length'];

/** A category of one answer: from 0 to 1, and what counted. */
export interface Measured {
  value: number;
  reason: string;
}

export interface ScoredAnswer {
  reading: AnswerReading;
  topic: TopicKind;
  parts: ExpectedPart[];
  measured: Record<Category, Measured>;
}

const SHORTEST = 60;
const LONGEST = 220;
/** An answer of this length is too long to get points for its length. */
const TOO_LONG = 480;

/** Measures an answer that isn't rubbish in all categories. Depends on its words only, not on punctuation, capitals or fillers. */
export function scoreAnswer(
  read: AnswerReading,
  question: string,
  topic: TopicKind,
  context: InterviewContext,
): ScoredAnswer {
  const reading = weighReading(read, topic, context);
  const parts = expectedParts(reading, topic);
  return {
    reading,
    topic,
    parts,
    measured: {
      relevance: measureRelevance(reading, question, context),
      structure: measureStructure(reading, parts),
      specifics: measureSpecifics(reading),
      ownership: measureOwnership(reading),
      length: measureLength(reading),
    },
  };
}

/** The measures as they are shown: 0 to 10 with one decimal. */
export const shownScores = (measured: Record<Category, Measured>): CategoryScore[] =>
  CATEGORIES.map((category) => ({
    category,
    score: Math.round(measured[category].value * 100) / 10,
    reason: measured[category].reason,
  }));

/** This share of the question's words is enough: nobody repeats a question in order to answer it. */
const QUESTION_ENOUGH = 0.4;
/** Together, the rare words weigh some 2.6 each and frequent ones 1. */
const WORK_ENOUGH = 13;
const OWN_ENOUGH = 2;

/**
 * How much of the question and of the work the answer takes up, the rarer words weighing more, and whether it tells something that the person did, as
 * questions of an interview ask. Each is enough long before all words are said, so that own words are no disadvantage.
 */
function measureRelevance(reading: AnswerReading, question: string, context: InterviewContext): Measured {
  const asked = readAnswer(question);
  const said = new Set(reading.stems.flatMap((stem) => [stem, ...standsFor(stem)]));
  let [total, met, count] = [0, 0, 0];
  for (const stem of new Set(asked.concrete.map((at) => asked.stems[at] ?? ''))) {
    const weight = context.work.get(stem) ?? 1;
    total += weight;
    if (!said.has(stem)) continue;
    met += weight;
    count += 1;
  }
  const work = workIn(reading, context);
  const weight = [...work].reduce((sum, stem) => sum + (context.work.get(stem) ?? 1.5), 0);
  const ofWork = Math.min(1, weight / WORK_ENOUGH);
  const ofQuestion = total === 0 ? ofWork : Math.min(1, met / total / QUESTION_ENOUGH);
  const isTied = work.size + count > 0;
  const told = Math.min(1, ownDeeds(reading) / OWN_ENOUGH) * (isTied ? 1 : 0.3);
  return {
    value: (0.25 * ofQuestion + 0.5 * ofWork + 0.25 * told) * reading.prose,
    reason: `${countOf(work.size, 'term')} of the job or your work, ${total === 0 ? 'for a question without any' : `${count} of the question’s`}`,
  };
}

/** What the person did, each verb once: "I used this and I used that" is one deed. */
function ownDeeds({ deeds }: AnswerReading, subject: 'i' | 'we' = 'i'): number {
  const byVerb = new Map<string, number>();
  for (const deed of deeds)
    if (deed.subject === subject) byVerb.set(deed.verb, Math.max(byVerb.get(deed.verb) ?? 0, deed.weight));
  return [...byVerb.values()].reduce((sum, weight) => sum + weight, 0);
}

function measureStructure(reading: AnswerReading, parts: readonly ExpectedPart[]): Measured {
  const value = parts.reduce((sum, { share, found }) => sum + share * (found?.strength ?? 0), 0);
  const [has, lacks] = [
    parts.filter(({ found }) => (found?.strength ?? 0) >= 0.5),
    parts.filter(({ found }) => (found?.strength ?? 0) < 0.5),
  ];
  const names = (some: readonly ExpectedPart[]) => some.map(({ label }) => label).join(', ');
  return {
    value: value * reading.prose,
    reason: `${has.length === 0 ? 'no part told' : `told: ${names(has)}`}${lacks.length === 0 ? '' : `; missing: ${names(lacks)}`}`,
  };
}

const NUMBER_WORTH = 3;
const NAME_WORTH = 1.5;
const LEAST_WORDS = 50;
const HALF_SPECIFIC = 22;
const MOST_NUMBERS = 10;
/** Fluent talk has some rare words as well; so many in a hundred aren't facts yet. */
const FLUENT = 10;
/** Without a number, and without a deed that happened, words aren't facts, however rare they are. */
const MOST_WITHOUT_FACTS = 0.35;

/** Numbers, names and words that could not stand in just any answer, per hundred words; saturates. */
function measureSpecifics({ numbers, names, concrete, stems, words, deeds, prose }: AnswerReading): Measured {
  const distinct = new Set(concrete.map((at) => stems[at] ?? '')).size;
  const said = numbers.map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
  );
  const figures = new Set(said).size;
  // A number needs something that it is said of.
  const worth =
    NUMBER_WORTH * Math.min(figures, MOST_NUMBERS, distinct / 2) + NAME_WORTH * names.size + distinct;
  const density = Math.max(0, (100 * worth) / Math.max(words.length, LEAST_WORDS) - FLUENT);
  const value = Math.min(1, (1.25 * density) / (density + HALF_SPECIFIC));
  const hasFacts = figures > 0 || deeds.some(({ isPast, weight }) => isPast && weight > 0.5);
  return {
    value: (hasFacts ? value : Math.min(value, MOST_WITHOUT_FACTS)) * prose,
    reason: `${countOf(figures, 'number')}, ${countOf(names.size, 'term')} of the trade and ${countOf(distinct, 'other concrete word')} in ${countOf(words.length, 'word')}`,
  };
}

const WE_WEIGHT = 0.6;
const DEEDS_ENOUGH = 3;

function measureOwnership(reading: AnswerReading): Measured {
  const [own, ours] = [ownDeeds(reading), ownDeeds(reading, 'we')];
  const value = own === 0 ? 0 : (own / (own + WE_WEIGHT * ours)) * Math.min(1, own / DEEDS_ENOUGH);
  const count = (subject: 'i' | 'we') => reading.deeds.filter((deed) => deed.subject === subject).length;
  return {
    value: value * reading.prose,
    reason: `${countOf(count('i'), 'thing')} that you did, ${count('we')} that “we” did`,
  };
}

function measureLength({ words, prose }: AnswerReading): Measured {
  const count = words.length;
  const value =
    count < SHORTEST
      ? count / SHORTEST
      : count <= LONGEST
        ? 1
        : Math.max(0, 1 - (count - LONGEST) / (TOO_LONG - LONGEST));
  return {
    value: value * Math.min(1, prose * 2),
    reason: `${countOf(count, 'word')}; ${SHORTEST} to ${LONGEST} are good`,
  };
}
