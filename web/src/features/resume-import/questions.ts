import type { FirstField } from '../experiences/form/experienceForm.ts';
import type { Doubt } from './doubts.ts';

/** A role of the review, as the bank has it now. */
export interface ReviewedRole {
  readonly experienceId: string;
  readonly title: string;
  readonly company: string;
  readonly startDate: string;
  readonly endDate: string | null | undefined;
  readonly doubts: readonly Doubt[];
}

/** One thing to ask about a role: what it is called, or when it was. */
export interface Question {
  /** Names the question for as long as the import exists. */
  readonly key: string;
  readonly experienceId: string;
  readonly topic: 'names' | 'dates';
  /** What the answer is about, in the form's order. */
  readonly fields: readonly FirstField[];
  /** Something wasn't found, so that there is nothing to say yes to. */
  readonly isMissing: boolean;
}

/** As many roles count as recent: the ones that employers look at. */
const RECENT = 3;

/**
 * Lists what to ask about the roles of an import, the most important first: what roles are called, since nothing can be
 * tailored without that; then the dates of recent roles; then those of older ones; last a missing start date, which can
 * stay empty. Among equals the most recent role comes first.
 */
export function listQuestions(roles: readonly ReviewedRole[]): Question[] {
  return roles
    .toSorted((a, b) => compareTexts(toRecency(b), toRecency(a)))
    .flatMap((role, age) => askAbout(role).map((question) => ({ question, rank: rank(question, age) })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ question }) => question);
}

function askAbout({ experienceId, doubts }: ReviewedRole): Question[] {
  const ask = (topic: Question['topic'], own: Doubt[], fields: FirstField[]): Question[] => {
    const isMissing = own.some(({ reason }) => reason === 'missing');
    return own.length === 0
      ? []
      : [{ key: `${experienceId} ${topic}`, experienceId, topic, fields, isMissing }];
  };
  const title = doubts.filter(({ field }) => field === 'job title');
  const company = doubts.filter(({ field }) => field === 'company');
  const dates = doubts.filter(({ field }) => field === 'start date' || field === 'dates');
  return [
    ...ask(
      'names',
      [...title, ...company],
      [...title.map(() => 'title' as const), ...company.map(() => 'company' as const)],
    ),
    ...ask('dates', dates, ['startDate', 'endDate']),
  ];
}

function rank({ topic, isMissing }: Question, age: number): number {
  if (topic === 'names') return 0;
  if (isMissing) return 3;
  return age < RECENT ? 1 : 2;
}

/** A text that sorts by when a role ended, then by when it began. Roles without dates are the oldest. */
function toRecency({ startDate, endDate }: ReviewedRole): string {
  if (!startDate && !endDate) return '';
  return `${endDate || 'present'} ${startDate}`;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
