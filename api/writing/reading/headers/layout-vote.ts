import type { Candidate } from './candidates.ts';

/** The reading chosen for a role, and its margins over the next best. */
export interface Choice {
  candidate: Candidate;
  titleMargin: number;
  companyMargin: number;
}

/** A role's own best reading that is better by more than this overrides the document's layout. */
const DEVIATION = 2;
/** The same, if that reading is on the other side of the dates: it would take the header of the role before or after. */
const DEVIATION_OF_SIDE = 6;
/** The score of a layout for a role to which it can't be applied, relative to the best. */
const NOT_APPLICABLE = -3;
/** Roles that take part in the vote; more of them would not change it. */
const VOTERS = 80;

function bestByLayout(candidates: Candidate[]): Map<string, Candidate> {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.layout);
    if (!known || candidate.score > known.score) best.set(candidate.layout, candidate);
  }
  return best;
}

function bestCandidate(candidates: Iterable<Candidate>): Candidate | undefined {
  let top: Candidate | undefined;
  for (const candidate of candidates) if (!top || candidate.score > top.score) top = candidate;
  return top;
}

/**
 * The layout with the best total over all roles of a document, taking each role's best reading under it. People write
 * all their roles alike, so clear roles help with unclear ones (docs/algorithms.md#titles-and-companies).
 */
export function voteOnLayout(roles: Candidate[][]): string {
  const tables = roles.slice(0, VOTERS).map(bestByLayout);
  const totals = new Map<string, number>();
  for (const table of tables) for (const layout of table.keys()) totals.set(layout, 0);
  for (const table of tables) {
    const floor = (bestCandidate(table.values())?.score ?? 0) + NOT_APPLICABLE;
    for (const [layout, total] of totals)
      totals.set(layout, total + Math.max(table.get(layout)?.score ?? floor, floor));
  }
  let winner = '';
  let most = -Infinity;
  for (const [layout, total] of totals) {
    if (total > most + 1e-9) {
      most = total;
      winner = layout;
    }
  }
  return winner;
}

/** Whether a header is above its dates (-1), below (1), or beside or around them (0). */
function sideOf({ titleLine, companyLine, from, to }: Candidate): number {
  const used = [titleLine, companyLine].filter((index) => index >= 0);
  if (used.length === 0 || from === to) return 0;
  if (used.every((index) => index < to)) return -1;
  return used.every((index) => index > from) ? 1 : 0;
}

/** Picks a role's reading under the document's layout, or its own best reading if that is clearly better. */
export function choose(candidates: Candidate[], layout: string): Choice | null {
  const own = bestCandidate(candidates);
  if (!own) return null;
  const voted = bestCandidate(candidates.filter((candidate) => candidate.layout === layout));
  const isOtherSide = voted !== undefined && sideOf(own) * sideOf(voted) < 0;
  const tolerance = isOtherSide ? DEVIATION_OF_SIDE : DEVIATION;
  const candidate = voted && own.score - voted.score <= tolerance ? voted : own;
  const margin = (differs: (other: Candidate) => boolean): number => {
    const rival = bestCandidate(candidates.filter(differs));
    return rival ? candidate.score - rival.score : 3;
  };
  return {
    candidate,
    titleMargin: margin((other) => other.title !== candidate.title),
    companyMargin: margin((other) => other.company !== candidate.company),
  };
}
