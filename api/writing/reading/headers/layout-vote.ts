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

/** What a layout is worth in one block. A header with lines of the one above it can't have this layout, too. */
function sumUnder(layout: string, tables: Map<string, Candidate>[], floors: number[]): number {
  let sum = 0;
  let end = -1;
  for (const [order, table] of tables.entries()) {
    const floor = floors[order] ?? 0;
    const reading = table.get(layout);
    const isFree = reading !== undefined && reading.from > end;
    sum += isFree ? Math.max(reading.score, floor) : floor;
    if (isFree) end = reading.to;
  }
  return sum;
}

/**
 * The layout with the best total over all roles of a document, taking each role's best reading under it. People write
 * all their roles alike, so clear roles help with unclear ones (docs/algorithms.md#titles-and-companies).
 */
export function voteOnLayout(blocks: Candidate[][][]): string {
  const totals = new Map<string, number>();
  for (const table of blocks.flat().slice(0, VOTERS)) for (const { layout } of table) totals.set(layout, 0);
  let left = VOTERS;
  for (const roles of blocks) {
    const tables = roles.slice(0, left).map(bestByLayout);
    left -= tables.length;
    const floors = tables.map((table) => (bestCandidate(table.values())?.score ?? 0) + NOT_APPLICABLE);
    for (const [layout, total] of totals) totals.set(layout, total + sumUnder(layout, tables, floors));
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

/** The sides of its dates on which a reading has its fields: above (-1), below (1). */
function sidesOf({ titleLine, companyLine, anchorLine }: Candidate): Set<number> {
  const used = [titleLine, companyLine].filter((index) => index >= 0 && index !== anchorLine);
  return new Set(used.map((index) => Math.sign(index - anchorLine)));
}

/** Whether a reading takes lines on a side of the dates where another one has none, though it has some on the other. */
function takesOtherSide(own: Candidate, voted: Candidate): boolean {
  const sides = sidesOf(voted);
  return sides.size > 0 && [...sidesOf(own)].some((side) => !sides.has(side));
}

/** Picks a role's reading under the document's layout, or its own best reading if that is clearly better. */
export function choose(candidates: Candidate[], layout: string): Choice | null {
  const own = bestCandidate(candidates);
  if (!own) return null;
  const voted = bestCandidate(candidates.filter((candidate) => candidate.layout === layout));
  const isOtherSide = voted !== undefined && takesOtherSide(own, voted);
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
