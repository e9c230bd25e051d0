import type { Token } from '../text/tokens.ts';
import { verbRole } from './verb-roles.ts';

/** Token indices; `to` is exclusive. */
export interface Clause {
  from: number;
  to: number;
}

const HARD = /[.;:!?\n•]|\s[–—-]\s/;
const TURNS = new Set(
  'but however although though while whereas until then after before when which because so where aber jedoch wahrend bevor nachdem mais tandis pero mientras ma mentre mas enquanto ale maar terwijl'.split(
    ' ',
  ),
);
const JOINS = new Set('and und et y e i en ed'.split(' '));

/** Cuts a text into clauses, at signs, at words such as "but" and "while", and where a further verb begins. */
export function splitClauses(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to > from) clauses.push({ from, to });
    from = to;
  };
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || !before) continue;
    const gap = text.slice(before.end, token.start);
    if (HARD.test(gap)) close(at);
    else if (TURNS.has(token.norm) && at > from) close(at);
    else if (opensVerb(tokens, at, gap, from)) close(at);
  }
  close(tokens.length);
  return clauses;
}

/** A verb after a comma or "and" opens a clause, unless it is joined to the verb before it: "ordered, bent and hung". */
function opensVerb(tokens: readonly Token[], at: number, gap: string, from: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || at === from) return false;
  const joined = JOINS.has(before.norm);
  if (!joined && !gap.includes(',')) return false;
  const isVerb =
    (verbRole(token.raw, true) !== null && token.raw === token.raw.toLowerCase()) ||
    /^(?:i|we|ich|wir|je|yo|it)$/i.test(token.raw);
  if (!isVerb) return false;
  const last = tokens[joined ? at - 2 : at - 1];
  return last !== undefined && !(at - from <= 6 && verbRole(last.raw, true) !== null);
}
