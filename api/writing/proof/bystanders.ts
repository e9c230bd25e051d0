import type { Token } from '../text/tokens.ts';
import {
  BESIDE,
  BY,
  CAME,
  DETERMINERS,
  EMPLOYERS,
  HOLDING,
  KNOWING,
  ORGANIZATIONS,
  PASSIVE,
  PREPOSITIONS,
  SELF,
  THEIR,
  groupEnd,
  mark,
} from './clause-words.ts';
import type { Standing } from './clause-words.ts';
import type { Clause } from './clauses.ts';
import { isPerson, isPlural, isServed } from './people.ts';
import { verbRole } from './verb-roles.ts';

/** Whether others did what the clause says: "was done by the vendor", "contractors cleaned it". */
export function isByOthers(tokens: readonly Token[], { from, to }: Clause, hasVerb: boolean): boolean {
  let passive = -1;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (PASSIVE.has(token.norm) && at > from && !hasVerb) {
      passive = at;
      const done = [tokens[at + 1], tokens[at + 2]].some(
        (one, index) => one !== undefined && at + 1 + index < to && /(?:ed|en)$/.test(one.norm),
      );
      const isMine = tokens.slice(from, at).some(({ norm }) => /^(?:i|we|ich|wir|je|yo)$/.test(norm));
      if (done && !isMine && /^(?:was|were|been|being|is|are)$/.test(token.norm)) return true;
    }
    const next = tokens[at + 1];
    const after = tokens[at + 2];
    if (BY.has(token.norm) && at + 1 < to && next && !SELF.has(next.norm)) {
      const agent = [next, after, tokens[at + 3]].some(
        (one, index) =>
          one !== undefined &&
          at + 1 + index < to &&
          (isPerson(one, undefined) || /^\p{Lu}{2,}$/u.test(one.raw)),
      );
      if (passive >= 0 && (agent || !/^(?:\d.*|hand|.*ing|mail|phone|email)$/.test(next.norm))) return true;
      if (CAME.has(tokens[at - 1]?.norm ?? '') && agent) return true;
    }
    if (
      CAME.has(token.norm) &&
      next &&
      /^(?:from|by|vom|von)$/.test(next.norm) &&
      after &&
      [after, tokens[at + 3]].some((one) => one && isPerson(one, undefined))
    )
      return true;
  }
  if (hasVerb || (tokens[from]?.norm === 'no' && tokens[from + 1]?.norm === 'other')) return false;
  // A subject in the plural, then a verb: "contractors deep-cleaned it", "most staff used it".
  let subject = -1;
  for (let at = from; at < Math.min(to, from + 4); at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (
      (isPerson(token, tokens[at - 1]) || ORGANIZATIONS.has(token.norm)) &&
      (isPlural(token) || DETERMINERS.has(tokens[from]?.norm ?? ''))
    )
      subject = at;
    else if (
      subject >= 0 &&
      (verbRole(token.raw, true) !== null ||
        /^(?:did|had|have|has|were|was|are|used|hold|held)$/.test(token.norm))
    )
      return true;
    else if (subject >= 0 && at > subject + 2) break;
  }
  return false;
}

/** Marks the people in a clause with all that describes them: "for 40 Java developers, most holding a degree". */
export function markPeople(
  text: string,
  tokens: readonly Token[],
  { from, to }: Clause,
  of: Standing[],
): void {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (/^(?:they|he|she)$/.test(token.norm) && at > from) mark(of, at, to, 'others');
    if (THEIR.has(token.norm) && at > from)
      mark(of, at, Math.min(to, groupEnd(tokens, at + 1, to)), 'others');
    if (
      EMPLOYERS.has(token.norm) &&
      /^(?:working|who|that|which|doing|making|selling|using|offering)$/.test(tokens[at + 1]?.norm ?? '')
    )
      mark(of, at + 1, to, 'others');
    if (!isPerson(token, tokens[at - 1]) || (isServed(token) && !isPlural(token))) continue;
    const possessive =
      /['’]s?$/.test(token.raw) || /^s['’]|^['’]/.test(text.slice(token.end - 1, token.end + 1));
    const start = groupStart(tokens, at, from);
    const lead = tokens[start - 1]?.norm ?? '';
    const first = tokens[start]?.norm ?? '';
    if (/^(?:as|als|comme|como|jako)$/.test(lead) || /^(?:as|als|comme|como|jako)$/.test(first)) continue;
    const isOther =
      possessive ||
      isPlural(token) ||
      (start > from && BESIDE.has(lead) && DETERMINERS.has(first)) ||
      /^(?:my|our|unser\w*|mon|mi|meu)$/.test(first);
    if (!isOther || (start === from && !isPlural(token) && !possessive)) continue;
    if (at === start && start === from && at + 1 === to) continue;
    mark(of, start, at + 1, 'others');
    if (possessive) mark(of, at + 1, groupEnd(tokens, at + 1, to), 'others');
    else if (HOLDING.has(tokens[at + 1]?.norm ?? '')) {
      let end = at + 1;
      while (end < to && !KNOWING.has(tokens[end]?.norm ?? '')) end += 1;
      mark(of, at + 1, end, 'others');
    }
  }
}

function groupStart(tokens: readonly Token[], at: number, from: number): number {
  let start = at;
  while (start > from && at - start < 5) {
    const before = tokens[start - 1];
    const here = tokens[start];
    // Before the prepositions, of which "a" is one in other languages.
    if (before && DETERMINERS.has(before.norm)) return start - 1;
    if (!before || !here || PREPOSITIONS.has(before.norm) || /^(?:and|or|und|et|y)$/.test(before.norm)) break;
    if (start < at && /^\d+$/.test(here.raw)) break;
    if (verbRole(before.raw, start - 1 === from) !== null) break;
    start -= 1;
  }
  return start;
}

/** Marks what others did to the person: "a senior engineer who mentored me". */
export function markDoneToMe(tokens: readonly Token[], { from, to }: Clause, of: Standing[]): void {
  for (let at = from + 1; at < to; at += 1) {
    const verb = tokens[at - 1];
    if (/^(?:me|us)$/.test(tokens[at]?.norm ?? '') && verb && verbRole(verb.raw, false) !== null)
      mark(of, at - 1, at + 1, 'others');
  }
}
