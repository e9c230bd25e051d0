import { findDisclaimed } from '../scoring/disclaimers.ts';
import { stemWord } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { splitClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { markAside, markConveyed, markExcepted, markHelped, markWishes } from './asides.ts';
import { isByOthers, markDoneToMe, markPeople } from './bystanders.ts';
import { KNOWING, mark } from './clause-words.ts';
import type { Standing } from './clause-words.ts';
import { isPerson, isPlural, isServed } from './people.ts';
import { verbRole } from './verb-roles.ts';
import type { VerbRole } from './verb-roles.ts';

export interface Standings {
  clauses: Clause[];
  /** One for each word. */
  of: Standing[];
  /** The stems of the verbs by which a word is only arranged: "schedul" for what was scheduled. */
  via: Map<number, string[]>;
}

/** Finds out whose each word of a statement is. Takes linear time; depends on nothing but the text. */
export function readStandings(text: string, tokens: readonly Token[]): Standings {
  const of: Standing[] = tokens.map(() => 'own');
  const via = new Map<number, string[]>();
  const clauses = splitClauses(text, tokens);
  for (const clause of clauses) readClause(text, tokens, clause, of, via);
  for (const at of findDisclaimed(text, tokens)) of[at] = 'denied';
  return { clauses, of, via };
}

function readClause(
  text: string,
  tokens: readonly Token[],
  clause: Clause,
  of: Standing[],
  via: Map<number, string[]>,
): void {
  const { from, to } = clause;
  const verbs = leadingVerbs(tokens, clause);
  const roles = new Set<VerbRole>(verbs.roles);
  if (verbs.roles.length > 0 && !roles.has('own') && !roles.has('teaches')) {
    const stems = verbs.at.map((at) => stemWord(tokens[at]?.norm ?? ''));
    const standing: Standing =
      roles.size > 1
        ? 'arranged'
        : roles.has('evaluates')
          ? 'denied'
          : roles.has('witnesses')
            ? 'others'
            : 'arranged';
    const isChosenName =
      verbs.at.length === 1 &&
      /^(?:chose|selected)$/.test(tokens[verbs.at[0] ?? 0]?.norm ?? '') &&
      isEvaluatedThing(tokens, verbs.end, to);
    const isTool = !isChosenName && (!roles.has('evaluates') || isEvaluatedThing(tokens, verbs.end, to));
    if (isTool) {
      const end = asRole(tokens, verbs.end, to);
      mark(of, verbs.end, end, standing);
      for (let at = verbs.end; at < end; at += 1) via.set(at, stems);
    }
  } else if (roles.has('teaches') && !roles.has('own')) {
    markTaught(tokens, verbs.end, to, of);
  }
  markConveyed(tokens, clause, verbs.at, of, via);
  markHelped(tokens, clause, verbs.at, of);
  markAside(tokens, clause, verbs.end, of);
  if (isByOthers(tokens, clause, verbs.roles.length > 0)) mark(of, from, to, 'others');
  markPeople(text, tokens, clause, of);
  markDoneToMe(tokens, clause, of);
  markWishes(tokens, clause, of);
  markExcepted(tokens, clause, of);
}

const BEFORE_VERB = new Set(
  'and i we und ich et then also while after before but until und regularly personally the have has had been'.split(
    ' ',
  ),
);

function leadingVerbs(
  tokens: readonly Token[],
  { from, to }: Clause,
): { roles: VerbRole[]; at: number[]; end: number } {
  const roles: VerbRole[] = [];
  const found: number[] = [];
  let at = from;
  for (let steps = 0; at < to && steps < 8; at += 1, steps += 1) {
    const token = tokens[at];
    if (!token) break;
    const next = tokens[at + 1];
    // "Trained nurse": what the person is.
    if (token.norm === 'trained' && next && isPerson(next, token) && !isPlural(next)) break;
    const isCarriedOut = token.norm === 'carried' && next?.norm === 'out';
    const role = isCarriedOut
      ? 'own'
      : verbRole(token.raw, at === from || BEFORE_VERB.has(tokens[at - 1]?.norm ?? ''));
    if (role) {
      roles.push(role);
      found.push(at);
    } else if (!BEFORE_VERB.has(token.norm) && !token.norm.endsWith('ly')) break;
  }
  if (roles.length > 0) return { roles, at: found, end: at };
  // German and Dutch put the verb last: "Lehrlinge im Betrieb ausgebildet".
  const last = tokens[to - 1];
  const role = last ? verbRole(last.raw, false) : null;
  if (last && role && role !== 'own' && /(?:t|en)$/.test(last.norm) && to - from > 1)
    return { roles: [role], at: [to - 1], end: from };
  return { roles, at: found, end: from };
}

/** "Evaluated A for a week": names of things; to assess people or wounds is work. */
function isEvaluatedThing(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  return from < to && first !== undefined && /^\p{Lu}/u.test(first.raw);
}

/** What follows "as" is what the person was: "scheduled crews as duty manager". */
function asRole(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1)
    if (/^(?:as|als|comme|como)$/.test(tokens[at]?.norm ?? '') && at > from) return at;
  return to;
}

/** "Taught students how to use it": the students are others, and what they were taught is known. */
function markTaught(tokens: readonly Token[], from: number, to: number, of: Standing[]): void {
  let at = from;
  let people = false;
  while (at < to && !KNOWING.has(tokens[at]?.norm ?? '')) {
    const token = tokens[at];
    if (token && (isPerson(token, tokens[at - 1]) || isServed(token))) people = true;
    at += 1;
  }
  mark(of, from, people ? at : from, 'others');
  mark(of, people ? at : from, to, 'taught');
}
