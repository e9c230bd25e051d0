import { MAX_EXPERIENCES_PER_RESUME } from '../../../../../api/limits.ts';

/** An experience of the bank; without an end date it is current. */
interface Dated {
  id: string;
  startDate: string;
  endDate: string | null | undefined;
}

interface Proof {
  experienceId: string;
  /** How many of the posting's main requirements the experience proves. */
  proved: number;
  total: number;
}

export interface Suggestion {
  isSuggested: boolean;
  /** Why it is suggested or not, for the person; empty if the posting gives nothing to judge by. */
  reason: string;
}

/** What a resume without them would leave unexplained: what the person has done lately. */
const RECENT = 2;

/**
 * Suggests which experiences go on a resume: those that prove a main requirement of the posting, and the two most
 * recent ones, but no more than a resume can hold. If the posting gives nothing to judge by, all are suggested.
 */
export function suggestExperiences(
  bank: readonly Dated[],
  proofs: readonly Proof[],
): ReadonlyMap<string, Suggestion> {
  const recent = new Set(
    bank
      .toSorted(compareRecency)
      .slice(0, RECENT)
      .map(({ id }) => id),
  );
  const judged = bank.map(({ id }) => {
    const { proved = 0, total = 0 } = proofs.find(({ experienceId }) => experienceId === id) ?? {};
    const isRecent = recent.has(id);
    return {
      id,
      isWanted: total === 0 || proved > 0 || isRecent,
      rank: total === 0 ? 0 : isRecent ? Infinity : proved,
      reason: explain(proved, total, isRecent),
    };
  });
  const fitting = new Set(
    judged
      .filter(({ isWanted }) => isWanted)
      .toSorted((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
      .slice(0, MAX_EXPERIENCES_PER_RESUME)
      .map(({ id }) => id),
  );
  return new Map(judged.map(({ id, reason }) => [id, { isSuggested: fitting.has(id), reason }]));
}

function explain(proved: number, total: number, isRecent: boolean): string {
  if (total === 0) return '';
  if (proved > 0) return `Proves ${proved} of ${total} main requirements`;
  return isRecent ? 'One of your most recent roles' : 'Proves none of the main requirements';
}

/** Current experiences first, then those that ended last. */
function compareRecency(a: Dated, b: Dated): number {
  return compareLater(a.endDate ?? '9', b.endDate ?? '9') || compareLater(a.startDate, b.startDate);
}

const compareLater = (a: string, b: string) => (a === b ? 0 : a > b ? -1 : 1);
