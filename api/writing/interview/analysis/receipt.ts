import { apportion } from '../../scoring/rounding.ts';
import type { Category, InterviewReceiptLine } from '../types.ts';
import { counts } from './judged-answer.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { CATEGORIES, WEIGHTS } from './score-answer.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { countOf } from './wording.ts';

const LABELS: Record<Category, string> = {
  relevance: 'Relevance',
  structure: 'Structure',
  specifics: 'Specifics',
  ownership: 'Your own part',
  length: 'Length',
};

/**
 * The overall score, 0 to 100, and its five lines, whose whole points add up to it. Every answer counts the same, however long it is.
 * `null` and no lines if no answer counts.
 */
export function makeReceipt(answers: readonly JudgedAnswer[]): {
  overallScore: number | null;
  receipt: InterviewReceiptLine[];
} {
  const counted = answers.filter(counts);
  if (counted.length === 0) return { overallScore: null, receipt: [] };
  const means = CATEGORIES.map(
    (category) =>
      counted.reduce((sum, { scored }) => sum + (scored?.measured[category].value ?? 0), 0) / counted.length,
  );
  const possible = CATEGORIES.map((category) => Math.round(100 * WEIGHTS[category]));
  const raw = means.map((mean, at) => Math.max(0, Math.min(1, mean)) * (possible[at] ?? 0));
  const overallScore = Math.round(raw.reduce((sum, points) => sum + points, 0));
  const points = apportion(raw, overallScore, possible);
  const receipt = CATEGORIES.map((category, at) => ({
    category,
    label: LABELS[category],
    points: points[at] ?? 0,
    possible: possible[at] ?? 0,
    score: Math.round((means[at] ?? 0) * 100) / 10,
    detail: detailOf(category, counted),
  }));
  return { overallScore, receipt };
}

/** One sentence about what counted, over all answers. */
function detailOf(category: Category, counted: readonly JudgedAnswer[]): string {
  const scored = counted.flatMap(({ scored }) => scored ?? []);
  if (scored.length === 0)
    return counted.length === 1 ? 'Your answer got no points.' : 'None of your answers got points.';
  const sum = (number: (one: ScoredAnswer) => number) =>
    scored.reduce((total, one) => total + number(one), 0);
  const good = scored.filter(({ measured }) => measured[category].value >= 0.7).length;
  if (category === 'relevance') {
    const zero = counted.length - scored.length;
    return `${howMany(good, counted.length)} took up the question and your work well${zero > 0 ? `; ${zero} got no points` : ''}.`;
  }
  if (category === 'structure') {
    const missing = mostMissing(scored);
    return `${howMany(good, counted.length)} had what the question needs${missing === null ? '' : `; most often missing: ${missing}`}.`;
  }
  if (category === 'specifics')
    return `You gave ${countOf(
      sum(({ reading }) => reading.numbers.length),
      'number',
    )} and ${countOf(
      sum(({ reading }) => reading.concrete.length),
      'concrete word',
    )} in ${countOf(
      sum(({ reading }) => reading.words.length),
      'word',
    )}.`;
  if (category === 'ownership') {
    const own = sum(
      ({ reading }) => reading.deeds.filter(({ subject, weight }) => subject === 'i' && weight > 0.5).length,
    );
    const ours = sum(({ reading }) => reading.deeds.filter(({ subject }) => subject === 'we').length);
    return `You told ${countOf(own, 'thing')} that you did yourself, and ${ours} that “we” did.`;
  }
  return `${howMany(good, counted.length)} had about the right length: 60 to 220 words.`;
}

/** "None of your 3 answers", "both of your answers". */
function howMany(some: number, all: number): string {
  if (all === 1) return some === 1 ? 'Your answer' : 'Not one answer';
  if (some === 0) return `None of your ${all} answers`;
  if (some === all) return all === 2 ? 'Both of your answers' : `All of your ${all} answers`;
  return `${some} of your ${all} answers`;
}

function mostMissing(scored: readonly ScoredAnswer[]): string | null {
  const count = new Map<string, number>();
  for (const { parts } of scored)
    for (const { label, found } of parts)
      if ((found?.strength ?? 0) < 0.5) count.set(label, (count.get(label) ?? 0) + 1);
  const [first] = [...count].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}
