import type { Candidate } from './candidates.ts';
import { leadingField } from './leading-field.ts';

/** How a document writes the headers of its roles. */
export interface DocumentLayout {
  layout: string;
  /** The layout of a header that has only the first field of it; null where they stand in different lines. */
  leading: string | null;
  /** How much better another reading of a role has to be. */
  deviation: number;
  /**
   * Other layouts that are the best reading of several roles: a person may write earlier jobs in another way. The share
   * of roles that have each, 1 for as many as have the document's.
   */
  others: Map<string, number>;
  /** How the lines of titles and of employers look in most headers; null where they differ. */
  titleLook: string | null;
  companyLook: string | null;
}

/** The reading chosen for a role, and its margins over the next best. */
export interface Choice {
  candidate: Candidate;
  titleMargin: number;
  companyMargin: number;
}

/** A role's own best reading that is better by more than this overrides the document's layout. */
const DEVIATION = 2;
/** The same, if half of the roles, and so many, have the document's layout as their best reading. */
const DEVIATION_OF_MANY = 4;
const MANY = 3;
/** The same, if that reading is on the other side of the dates: it would take the header of the role before or after. */
const DEVIATION_OF_SIDE = 6;
/** The share of the same for a reading that has only the first field of the document's layout. */
const FIRST_FIELD = 0.75;
/** The share of the same for a reading in that layout one line nearer to the dates or further from them. */
const SAME_FORM = 0.4;
/** The share of the same for a reading with title and employer in the same order in one line, however it parts them. */
const SAME_ORDER = 0.25;
/** What it costs to have title and employer the other way round than in the document's layout. */
const MIRRORED = 2;
/** The score of a layout for a role to which it can't be applied, relative to the best. */
const NOT_APPLICABLE = -3;
/** What it costs more if that is a block's first role and the layout has a field above the dates: each other role would have the field of the one before. */
const SHIFTED = 1;
/** Whether a layout has a field in a line above the dates. */
const isAbove = (layout: string): boolean => /(?:^|\/)-\d/u.test(layout);

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

/** The score of a reading below one that ends with the given line. */
const scoreBelow = ({ score, leftCost, from }: Candidate, end: number): number =>
  end < from - 1 ? score - leftCost : score;

/** What a layout is worth in one block. A header with lines of the one above it can't have this layout, too. */
function sumUnder(layout: string, tables: Map<string, Candidate>[], floors: number[]): number {
  let sum = 0;
  let end = -1;
  for (const [order, table] of tables.entries()) {
    const reading = table.get(layout);
    const isShifted = order === 0 && reading === undefined && tables.length > 1 && isAbove(layout);
    const floor = (floors[order] ?? 0) - (isShifted ? SHIFTED : 0);
    const isFree = reading !== undefined && reading.from > end;
    sum += isFree ? Math.max(scoreBelow(reading, end), floor) : floor;
    if (isFree) end = reading.to;
  }
  return sum;
}

/**
 * How much better a role's own best reading has to be than the one in the document's layout: the more, the more roles
 * have that layout as their best one.
 */
function deviationFrom(roles: Candidate[][], layout: string): number {
  const own = roles.map(bestCandidate).filter((candidate) => candidate !== undefined);
  const alike = own.filter((candidate) => candidate.layout === layout).length;
  return alike >= MANY && alike * 2 >= own.length ? DEVIATION_OF_MANY : DEVIATION;
}

/** A layout is a role's own if it is better by more than this than the document's. */
const OWN_LEAD = 1;

function listOthers(roles: Candidate[][], winner: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const candidates of roles) {
    const best = bestCandidate(candidates);
    const voted = bestCandidate(candidates.filter(({ layout }) => layout === winner));
    const isOwn = best && (best.layout === winner || best.score - (voted?.score ?? -Infinity) > OWN_LEAD);
    if (isOwn) counts.set(best.layout, (counts.get(best.layout) ?? 0) + 1);
  }
  const most = Math.max(1, counts.get(winner) ?? 1);
  counts.delete(winner);
  return new Map(
    [...counts]
      .filter(([, count]) => count > 1)
      .map(([layout, count]) => [layout, Math.min(1, count / most)]),
  );
}

/**
 * The layout with the best total over all roles of a document, taking each role's best reading under it. People write
 * all their roles alike, so clear roles help with unclear ones (docs/algorithms.md#titles-and-companies).
 */
export function voteOnLayout(blocks: Candidate[][][]): DocumentLayout {
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
  const voters = blocks.flat().slice(0, VOTERS);
  const inLayout = voters.flatMap(
    (candidates) => bestCandidate(candidates.filter(({ layout }) => layout === winner)) ?? [],
  );
  return {
    titleLook: usualLook(inLayout.map(({ titleLook }) => titleLook)),
    companyLook: usualLook(inLayout.map(({ companyLook }) => companyLook)),
    layout: winner,
    leading: leadingField(winner),
    deviation: deviationFrom(voters, winner),
    others: listOthers(voters, winner),
  };
}

const USUAL = { least: 2, share: 0.6 };

/** The look of most lines; null if there is none, or too few lines to tell. */
function usualLook(looks: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const look of looks.filter((one) => one !== '')) counts.set(look, (counts.get(look) ?? 0) + 1);
  const [most = '', count = 0] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  return count >= USUAL.least && count >= looks.length * USUAL.share ? most : null;
}

/** What it costs a reading to have a field in a line that looks unlike those of the same field in other headers. */
const LOOK_COST = 1;

function lookCost(candidate: Candidate, { titleLook, companyLook }: DocumentLayout): number {
  // Where they look alike, so may any other line.
  if (titleLook === companyLook) return 0;
  const isOdd = (look: string, usual: string | null): boolean =>
    look !== '' && usual !== null && look !== usual;
  return (
    LOOK_COST *
    (Number(isOdd(candidate.titleLook, titleLook)) + Number(isOdd(candidate.companyLook, companyLook)))
  );
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

/** The offsets of the lines that a layout names, from the dates. */
const OFFSET = /(?<=^|\/)-?\d+(?=\p{Lu})/gu;

/** A layout without how far its lines are from the dates: how title and employer stand to each other. */
export function formOf(layout: string): string {
  const offsets = [...layout.matchAll(OFFSET)].map(([offset]) => Number(offset));
  const first = Math.min(...offsets);
  return layout.replace(OFFSET, (offset) => String(Number(offset) - first));
}

/** Whether a layout has its lines on the side of the dates where another one has them. */
const isOnSideOf = (layout: string, other: string): boolean => {
  const sides = (one: string): number[] =>
    [...one.matchAll(OFFSET)].map(([offset]) => Math.sign(Number(offset))).filter((side) => side !== 0);
  return sides(layout).every((side) => sides(other).includes(side));
};

/** The layout with title and employer the other way round: "1S0/1S1" for "1S1/1S0". */
function mirrorOf(layout: string): string {
  const [title = '', employer] = layout.split('/');
  if (employer !== undefined) return `${employer}/${title}`;
  return layout.replace(/[<>]$/u, (side) => (side === '<' ? '>' : '<'));
}

/** Which field a layout has first, if both are in one line: "-1S0/-1S1" and "-2S0C<" begin with the title. */
function firstInLine(layout: string): 'title' | 'company' | null {
  const [, line, order, otherLine, otherOrder] = /^(-?\d+)S(\d+)\/(-?\d+)S(\d+)$/u.exec(layout) ?? [];
  if (line !== undefined)
    return line !== otherLine ? null : Number(order) < Number(otherOrder) ? 'title' : 'company';
  return layout.endsWith('<') ? 'title' : layout.endsWith('>') ? 'company' : null;
}

/** A layout with one field in brackets behind the other, and one with nothing between title and employer. */
const IN_BRACKETS = /B[<>]$/u;
const GLUED = /G$/u;

/**
 * Whether a reading finds the field that the document's layout lacks in brackets ("Globex (trial day)" among "Globex") or, before a
 * place, with nothing between ("Waiter Globex, Leeds" among "Waiter, Leeds").
 */
const isFuller = ({ layout, location }: Candidate, voted: Candidate): boolean =>
  (IN_BRACKETS.test(layout) || (GLUED.test(layout) && location !== '')) &&
  (voted.title === '' || voted.company === '');

/** Like a reading's score, but comparable within the document: what follows its layout is ahead by the deviation. */
function scoreInDocument(
  candidate: Candidate,
  voted: Candidate | undefined,
  { layout, leading, deviation, others }: DocumentLayout,
): number {
  const isAlike = formOf(candidate.layout) === formOf(layout) && isOnSideOf(candidate.layout, layout);
  const first = firstInLine(layout);
  const isInOrder = first !== null && firstInLine(candidate.layout) === first;
  const share = candidate.layout === leading ? FIRST_FIELD : isAlike ? SAME_FORM : isInOrder ? SAME_ORDER : 0;
  const lead = deviation * share;
  if (voted === undefined) return candidate.score + lead;
  if (candidate.layout === layout) return candidate.score + deviation;
  if (lead > 0) return candidate.score + lead;
  if (isFuller(candidate, voted)) return candidate.score + deviation;
  const support = others.get(candidate.layout);
  if (support !== undefined) return candidate.score + deviation * support;
  if (candidate.layout === mirrorOf(layout)) return candidate.score - MIRRORED;
  return takesOtherSide(candidate, voted) ? candidate.score + deviation - DEVIATION_OF_SIDE : candidate.score;
}

/** A reading of a role that is the best one for the lines it takes. */
interface Option {
  candidate: Candidate;
  worth: number;
}

function listOptions(candidates: Candidate[], document: DocumentLayout): Option[] {
  const voted = bestCandidate(candidates.filter(({ layout }) => layout === document.layout));
  const best = new Map<string, Option>();
  for (const candidate of candidates) {
    const key = `${candidate.from}-${candidate.to}`;
    const worth = scoreInDocument(candidate, voted, document) - lookCost(candidate, document);
    if (worth > (best.get(key)?.worth ?? -Infinity)) best.set(key, { candidate, worth });
  }
  return [...best.values()];
}

/** A chain of readings up to a role, and what it is worth. */
interface Chain {
  /** The last line that it takes. */
  end: number;
  worth: number;
  reading: Candidate | null;
  before: Chain | null;
}

/** What a role is worth whose lines were all taken by others. */
const NO_READING = -8;

/** The best chain for each line that it may end with; chains that end above all readings of the next role are alike. */
function bestByEnd(chains: Chain[], next: Candidate[]): Chain[] {
  const from = Math.min(...next.map((candidate) => candidate.from));
  const best = new Map<number, Chain>();
  for (const chain of chains) {
    const end = Math.max(chain.end, from - 1);
    if (chain.worth > (best.get(end)?.worth ?? -Infinity)) best.set(end, chain);
  }
  return [...best.values()];
}

/**
 * The readings of the roles of a block that are together worth the most: in the document's layout, unless others are
 * clearly better, and no two on the same line. Null for a role that has no line left.
 */
export function chooseReadings(table: Candidate[][], document: DocumentLayout): (Candidate | null)[] {
  let chains: Chain[] = [{ end: -1, worth: 0, reading: null, before: null }];
  for (const [order, candidates] of table.entries()) {
    const options = listOptions(candidates, document);
    const longer = chains.flatMap((chain): Chain[] => [
      { end: chain.end, worth: chain.worth + NO_READING, reading: null, before: chain },
      ...options
        .filter(({ candidate }) => candidate.from > chain.end)
        .map(({ candidate, worth }) => ({
          end: candidate.to,
          worth: chain.worth + worth - (chain.end < candidate.from - 1 ? candidate.leftCost : 0),
          reading: candidate,
          before: chain,
        })),
    ]);
    chains = bestByEnd(longer, table[order + 1] ?? []);
  }
  const readings: (Candidate | null)[] = [];
  let last: Chain | null = chains.reduce((best, chain) => (chain.worth > best.worth ? chain : best));
  for (; last?.before; last = last.before) readings.push(last.reading);
  return readings.reverse();
}

/** A chosen reading with its leads over the next best ones. */
export function compareReadings(candidate: Candidate, candidates: Candidate[]): Choice {
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
