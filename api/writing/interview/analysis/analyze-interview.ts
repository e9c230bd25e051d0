import type { AnswerReview, InterviewAnalysis, InterviewSoFar, Remark, StarPart } from '../types.ts';
import { findContradictions } from '../interviewer/find-contradictions.ts';
import { foreignLanguageOf } from './answer-language.ts';
import { STORY_TOPICS } from './answer-findings.ts';
import { collectAnswers } from './collect-answers.ts';
import { measureDelivery } from './delivery.ts';
import { findImprovements } from './find-improvements.ts';
import { findRubbish } from './find-rubbish.ts';
import { findStrengths } from './find-strengths.ts';
import { readContext } from './interview-context.ts';
import { counts } from './judged-answer.ts';
import type { JudgedAnswer } from './judged-answer.ts';
import { listNotices } from './notices.ts';
import { pickRemarks } from './pick-remarks.ts';
import { readAnswer } from './read-answer.ts';
import { makeReceipt } from './receipt.ts';
import { CATEGORIES, scoreAnswer, shownScores } from './score-answer.ts';
import type { ScoredAnswer } from './score-answer.ts';
import { findStarParts } from './star-parts.ts';
import { strongerAnswer } from './stronger-answer.ts';

const MOST_REMARKS = 4;

/**
 * The analysis of an interview (docs/algorithms.md#interview-practice): every answer by itself, the overall score with its receipt, and
 * remarks that each quote the candidate. Pure and deterministic; never throws, whatever the history is. Whether an answer was typed or
 * spoken changes no score.
 */
export function analyzeInterview(soFar: InterviewSoFar): InterviewAnalysis {
  const context = readContext(soFar);
  const { answers, passed } = collectAnswers(soFar.messages);
  const foreign = answers.map(({ text }) => foreignLanguageOf(text));
  const rubbish = findRubbish(answers, context);
  const judged = answers.map((collected, at): JudgedAnswer => {
    const { question, text, topic } = collected;
    const isScored = !foreign[at] && !rubbish[at];
    return {
      collected,
      foreign: foreign[at] ?? null,
      rubbish: foreign[at] ? null : (rubbish[at] ?? null),
      scored: isScored ? scoreAnswer(readAnswer(text), question, topic, context) : null,
      stronger: strongerAnswer(question, isScored ? text : '', topic, soFar.roles, context),
    };
  });
  const { overallScore, receipt } = makeReceipt(judged);
  const improvements = pickRemarks(
    judged.flatMap((one, at) => findImprovements(one, at, soFar.roles)),
    mostImprovements(overallScore),
    judged.length,
  );
  return {
    overallScore,
    receipt,
    strengths: pickRemarks(
      judged.flatMap((one, at) => findStrengths(one, at)),
      mostStrengths(overallScore, improvements.length),
      judged.length,
    ),
    improvements,
    toCheck: judged.flatMap((one, at) => contradictionsOf(one, at, soFar)),
    answers: judged.map(reviewOf),
    notices: listNotices(judged, passed),
  };
}

const mostImprovements = (score: number | null): number => (score !== null && score >= 85 ? 2 : MOST_REMARKS);

/** A mean interview isn't praised as much as it is advised. */
function mostStrengths(score: number | null, improvements: number): number {
  if (score === null || score < 25) return 0;
  if (score < 60) return Math.min(2, Math.max(0, improvements - 1));
  return score < 75 ? MOST_REMARKS - 1 : MOST_REMARKS;
}

function contradictionsOf(judged: JudgedAnswer, answer: number, { roles, month }: InterviewSoFar): Remark[] {
  if (judged.rubbish || !counts(judged)) return [];
  const { text } = judged.collected;
  return findContradictions(text, roles, month)
    .filter(({ quote }) => quote !== '' && text.includes(quote))
    .map((one) => ({ text: one.text, quote: one.quote, answer }));
}

const LEAST_STRENGTH = 0.5;
/** Fewer words are no part of a story. */
const LEAST_WORDS = 4;

function reviewOf({ collected, rubbish, scored, stronger }: JudgedAnswer, answer: number): AnswerReview {
  const { question, topic, text } = collected;
  return {
    answer,
    question,
    topic,
    text,
    rubbish,
    categories: scored
      ? shownScores(scored.measured)
      : rubbish
        ? CATEGORIES.map((category) => ({ category, score: 0, reason: rubbish.explanation }))
        : [],
    star: scored && STORY_TOPICS.has(topic) ? starOf(scored) : null,
    stronger,
    delivery: measureDelivery(collected),
  };
}

function starOf({ reading }: ScoredAnswer): Record<StarPart, string | null> {
  const found = findStarParts(reading);
  const quote = (part: StarPart) => {
    const text = (found[part]?.strength ?? 0) >= LEAST_STRENGTH ? (found[part]?.quote ?? '') : '';
    return text.trim().split(/\s+/).length >= LEAST_WORDS ? text : null;
  };
  const [situation, task] = [quote('situation'), quote('task')];
  return {
    situation,
    // One sentence isn't both.
    task: task === situation ? null : task,
    action: quote('action'),
    result: quote('result'),
  };
}
