import { isReversed } from '../fields/dates.ts';
import { bodyPenalty } from '../headers/header-lines.ts';
import { gatherDatesEvidence } from './dates-evidence.ts';
import type { DatesEvidence } from './dates-evidence.ts';
import { gatherHeaderEvidence } from './header-evidence.ts';
import type { HeaderEvidence, JudgedRole } from './header-evidence.ts';
import type { Line } from '../lines/line.ts';
import type { ReadExperience } from '../../types.ts';

/** Below this the import review asks to check a field. */
export const UNSURE = 0.5;

/** What a field's own text says of how well it was read. */
interface TextEvidence {
  /** A comma may separate two fields. */
  hasComma: number;
  isLong: number;
  /** How much it is like a sentence or list item, 0 and more. */
  likeBody: number;
}

type Weights<Evidence> = { bias: number } & Partial<Record<keyof Evidence, number>>;

type FieldEvidence = HeaderEvidence & TextEvidence;

/**
 * How much each kind of evidence adds to the doubt. The weights come from logistic regressions. Since few fields are wrong,
 * the documents of both corpora of `bench/corpus` were also read after being damaged in nine ways, each at a fifth of the
 * weight: without fonts, without gaps or without list marks, in a narrow column, with cells on lines of their own, with dates
 * moved, and with lines swapped, lost or joined. The title's were then fitted, near to these, on 159 resumes of real people;
 * the biases of the others are set on 65 (docs/algorithms.md#confidence).
 */
const TITLE: Weights<FieldEvidence> = {
  bias: 1.7,
  share: -3.7,
  titleMargin: -1.3,
  titleHoldsAnother: 4.3,
  goesOn: 2.6,
  isTorn: 1.1,
  bodyHasTitle: 2.5,
  hasNoPlace: 1.1,
  oddPlace: 0.5,
  oddCommaPlace: 1.8,
  hasComma: 1.8,
  isLong: 6.4,
  likeBody: 1.4,
};
const COMPANY: Weights<FieldEvidence> = {
  bias: 1.2,
  share: -3,
  isOnly: 2.3,
  companyMargin: -0.7,
  titleHoldsAnother: 2.8,
  goesOn: 1.5,
  leavesWords: 0.7,
  leavesPlace: 1,
  companyIsPlace: 4.3,
  isInherited: 1.8,
  hasNoPlace: 0.9,
  oddPlace: 2.2,
  oddCommaPlace: 2.9,
  hasComma: 0.5,
  likeBody: 0.9,
};
/** Set on 1,560 roles of real people, of which 32 had wrong dates: what is on for many right ones weighs little. */
const DATES: Weights<DatesEvidence> = {
  bias: -0.9,
  isLone: 3,
  isMixed: 8,
  endsRoleAbove: 5,
  looseHeaders: 0.5,
  looseItems: 0.95,
  undated: 2,
  datedBodies: 1.5,
};

const LONG_WORDS = 6;

const readText = (text: string): TextEvidence => ({
  hasComma: Number(text.includes(', ')),
  isLong: Number(text.split(/\s+/).length > LONG_WORDS),
  likeBody: bodyPenalty(text),
});

/** 0 to 1, from the sum of the doubts. */
function probability<Evidence extends Record<keyof Evidence, number>>(
  evidence: Evidence,
  weights: Weights<Evidence>,
): number {
  let doubt = weights.bias;
  for (const name in evidence) doubt += (weights[name] ?? 0) * evidence[name];
  return Math.round((1 / (1 + Math.exp(doubt))) * 100) / 100;
}

const REVERSED_DATES = 0.3;

function datesConfidence({ startDate, endDate }: ReadExperience, evidence: DatesEvidence): number {
  if (startDate === '' && endDate === '') return 0;
  const likely = probability(evidence, DATES);
  return isReversed(startDate, endDate) ? Math.min(likely, REVERSED_DATES) : likely;
}

/**
 * Says of each role how likely its title, its employer and its dates were read right, 0 to 1; 0 of one that is missing.
 * One person wrote all roles of a document, so most doubts come from comparing it with the others, and from what is left
 * over (docs/algorithms.md#confidence).
 *
 * @param roles in the document's order; they are changed
 * @param unplaced the lines that were placed nowhere
 */
export function estimateConfidence(roles: readonly JudgedRole[], unplaced: Line[]): void {
  const headers = gatherHeaderEvidence(roles);
  const dates = gatherDatesEvidence(roles, unplaced);
  for (const [index, { experience }] of roles.entries()) {
    const [header, dated] = [headers[index], dates[index]];
    if (!header || !dated) continue;
    const { title, company } = experience;
    experience.confidence = {
      title: title === '' ? 0 : probability({ ...header, ...readText(title) }, TITLE),
      company: company === '' ? 0 : probability({ ...header, ...readText(company) }, COMPANY),
      dates: datesConfidence(experience, dated),
    };
  }
}
