import type { AnswerReview } from '../types.ts';
import type { CollectedAnswer } from './collect-answers.ts';
import type { Rubbish } from './find-rubbish.ts';
import { CATEGORIES, WEIGHTS } from './score-answer.ts';
import type { ScoredAnswer } from './score-answer.ts';

/** An answer with all that was found out about it. */
export interface JudgedAnswer {
  collected: CollectedAnswer;
  /** The language of an answer that isn't in English, which isn't scored. */
  foreign: string | null;
  rubbish: Rubbish | null;
  /** `null` for rubbish and for what isn't scored. */
  scored: ScoredAnswer | null;
  stronger: AnswerReview['stronger'];
}

/** Whether an answer is part of the overall score. */
export const counts = ({ foreign }: JudgedAnswer): boolean => foreign === null;

/** The value of an answer, from 0 to 1. */
export const valueOf = ({ scored }: JudgedAnswer): number =>
  scored === null
    ? 0
    : CATEGORIES.reduce((sum, category) => sum + WEIGHTS[category] * scored.measured[category].value, 0);
