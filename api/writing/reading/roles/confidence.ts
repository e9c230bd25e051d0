import { isReversed } from '../fields/dates.ts';
import { titleScore } from '../fields/field-scores.ts';
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
  /** So may a full stop behind a word. */
  hasStop: number;
  isLong: number;
  /** How much it is like a sentence or list item, 0 and more. */
  likeBody: number;
  /** Words written small, other than the short ones that names have: "de", "und". */
  smallWords: number;
  /** How much it looks like a title, -3 to 4. */
  likeTitle: number;
}

type Weights<Evidence> = { bias: number } & Partial<Record<keyof Evidence, number>>;

type FieldEvidence = HeaderEvidence & TextEvidence;

/**
 * How much each kind of evidence adds to the doubt. The weights come from logistic regressions: most were found on the
 * documents of `bench/corpus` and on these damaged in nine ways, since few of their fields are wrong; what the words of a
 * field and the other roles say, and how much the first ones weigh beside these, on 1,047 roles of 264 resumes of real
 * people, 96 of which nobody had opened (docs/algorithms.md#confidence).
 */
const TITLE: Weights<FieldEvidence> = {
  bias: 1.9,
  share: -2.6,
  titleMargin: -0.9,
  titleHoldsAnother: 3,
  goesOn: 3.4,
  isTorn: 0.8,
  bodyHasTitle: 1.75,
  hasNoPlace: 0.75,
  oddPlace: 0.35,
  oddCommaPlace: 1.25,
  hasComma: 1.25,
  isLong: 4.5,
  likeBody: 1,
  likeTitle: -0.64,
  hasStop: 3.5,
  incomplete: 3.2,
  hasNoText: 0.8,
  sharesCompany: -1.35,
};
const COMPANY: Weights<FieldEvidence> = {
  bias: 0.14,
  share: -2.1,
  isOnly: 1.6,
  companyMargin: -0.5,
  titleHoldsAnother: 2,
  goesOn: 1.05,
  leavesWords: 0.5,
  leavesPlace: 0.7,
  companyIsPlace: 3,
  isInherited: 1.25,
  hasNoPlace: 0.65,
  oddPlace: 1.55,
  oddCommaPlace: 2,
  hasComma: 0.35,
  likeBody: 0.65,
  isLong: 1.2,
  smallWords: 0.88,
  sharesCompany: -3.1,
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

const SCORE = { least: -3, most: 4 };

const readText = (text: string): TextEvidence => ({
  hasComma: Number(text.includes(', ')),
  hasStop: Number(/\p{L}{3}\.\s/u.test(text)),
  isLong: Number(text.split(/\s+/).length > LONG_WORDS),
  likeBody: bodyPenalty(text),
  smallWords: text.match(/\s\p{Ll}{4,}/gu)?.length ?? 0,
  likeTitle: Math.min(SCORE.most, Math.max(SCORE.least, titleScore(text))),
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
