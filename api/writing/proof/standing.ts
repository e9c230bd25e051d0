import { findDisclaimed } from '../scoring/disclaimers.ts';
import { stemWord } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { splitClauses } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { isPerson, isPlural, isServed } from './people.ts';
import { verbRole } from './verb-roles.ts';
import type { VerbRole } from './verb-roles.ts';

/**
 * Whose a word of a statement is: the person's own doing; what they only `arranged` (ordered, sold, booked, supervised);
 * what they know because they `taught` it;
 * what is only mentioned `aside`, as the purpose or the receiver of the work; what others did or are; what is denied, wished or planned.
 */
export type Standing = 'own' | 'aside' | 'arranged' | 'taught' | 'others' | 'denied';

export interface Standings {
  clauses: Clause[];
  /** One for each word. */
  of: Standing[];
  /** The stems of the verbs by which a word is only arranged: "schedul" for what was scheduled. */
  via: Map<number, string[]>;
}

const PREPOSITIONS = new Set(
  'of for to with in on at by from beside under alongside behind through into towards among via next near per about as than während von vom fur mit bei an auf aus unter neben durch zu zum zur de des du pour avec chez par a al con para por di per em com dla z u od voor met bij naar der den dem'.split(
    ' ',
  ),
);
const BESIDE = new Set(
  'beside under alongside behind to with by for from neben unter zu mit vom von pour avec par con por para chez aux al den der'.split(
    ' ',
  ),
);
const DETERMINERS = new Set(
  'the a an my our their his her all every each both some several der die das den dem le la les un une el los il lo o os'.split(
    ' ',
  ),
);
const PASSIVE = new Set(
  'was were been being are is wurde wurden worden ete fue fueron estado foi foram stato stata zostal werd werden'.split(
    ' ',
  ),
);
const BY = new Set('by vom von durch par por da przez door'.split(' '));
const SELF = new Set('me myself mir mich moi mi mim mnie mij'.split(' '));
const THEIR = new Set('their his her your ihre ihren leur leurs'.split(' '));
const KNOWING = new Set('to how in on about wanting eager using'.split(' '));
const HOLDING = new Set(
  'most all many who whose that holding having with working seeking studying aspiring'.split(' '),
);
const EMPLOYERS = new Set(
  'company firm client customer agency startup vendor supplier manufacturer'.split(' '),
);
const ORGANIZATIONS = new Set(
  'company shop department office workshop hospital school bank lab laboratory garage kanzlei firma betrieb cabinet entreprise empresa azienda plant factory'.split(
    ' ',
  ),
);
const CAME = new Set(
  'came come comes kamen kam done handled provided supplied written programmed made erledigte machte'.split(
    ' ',
  ),
);
const WISHED = new Set(
  'hope hoping forward planned planning considered pending awaiting aspiring pret planung geplant angestrebt prevu prevista previsto planowane gepland'.split(
    ' ',
  ),
);

/** Finds out whose each word of a statement is. Takes linear time; depends on nothing but the text. */
export function readStandings(text: string, tokens: readonly Token[]): Standings {
  const of: Standing[] = tokens.map(() => 'own');
  const via = new Map<number, string[]>();
  const clauses = splitClauses(text, tokens);
  for (const clause of clauses) readClause(text, tokens, clause, of, via);
  for (const at of findDisclaimed(text, tokens)) of[at] = 'denied';
  return { clauses, of, via };
}

function mark(of: Standing[], from: number, to: number, standing: Standing): void {
  for (let at = from; at < to; at += 1) if (of[at] !== 'denied' && of[at] !== 'others') of[at] = standing;
}

/** The end of a group of nouns: the next preposition, or a word that opens a relative clause. */
function groupEnd(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to) {
    const token = tokens[at];
    if (!token || (at > from && PREPOSITIONS.has(token.norm))) break;
    at += 1;
  }
  return at;
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
  if (isByOthers(text, tokens, clause, verbs.roles.length > 0)) mark(of, from, to, 'others');
  markPeople(text, tokens, clause, of);
  markWishes(tokens, clause, of);
  markExcepted(tokens, clause, of);
}

const CONVEYS = /^(?:reported|sent|submitted|showed|took|brought|ran)$/;

/** "Reported faults to the workshop", "ran plates from the grill": what is only passed on. */
function markConveyed(
  tokens: readonly Token[],
  { to }: Clause,
  verbs: readonly number[],
  of: Standing[],
  via: Map<number, string[]>,
): void {
  const verb = verbs[0];
  if (verb === undefined || verbs.length > 1 || !CONVEYS.test(tokens[verb]?.norm ?? '')) return;
  const way = tokens[verb]?.norm === 'ran' ? 'from' : 'to';
  for (let at = verb + 2; at < to - 1; at += 1) {
    if (tokens[at]?.norm !== way || !DETERMINERS.has(tokens[at + 1]?.norm ?? '')) continue;
    mark(of, verb + 1, to, 'arranged');
    for (let place = verb + 1; place < to; place += 1) via.set(place, [stemWord(tokens[verb]?.norm ?? '')]);
    return;
  }
}

const HELPED =
  /^(?:helped|assisted|supported|aided|backed|unterstutzt|zugearbeitet|aide|assiste|seconde|apoye|ayude|aiutato|assistito)$/;

/** "Assisted the engineer with ...": whoever is helped does the work; those who are cared for don't. */
function markHelped(
  tokens: readonly Token[],
  { from, to }: Clause,
  verbs: readonly number[],
  of: Standing[],
): void {
  const verb = verbs.find((at) => HELPED.test(tokens[at]?.norm ?? ''));
  if (verb === undefined || verbs.length > 1) return;
  const end = groupEnd(tokens, verb + 1, to);
  for (let at = verb + 1; at < end; at += 1) {
    const token = tokens[at];
    if (!token || isServed(token) || !isPerson(token, tokens[at - 1])) continue;
    mark(of, Math.max(from, verb + 1), to, 'others');
    return;
  }
}

const ASIDE = new Set('for about regarding concerning against pour para fur uber'.split(' '));
const MEANT = new Set(
  'responsible accountable care caring cared charge account accounts accounted prepared trained tested checked screened applied used qualified certified licensed known rewarded'.split(
    ' ',
  ),
);
const TO_OWN = new Set(
  'contributed contribute led tended attended dedicated responded kept stuck adhered worked according due used committed converted migrated moved upgraded promoted added applied switched'.split(
    ' ',
  ),
);

/** Marks what is only the purpose or the receiver of the work: "raised money for ...", "sent papers to the ...". */
function markAside(tokens: readonly Token[], { from, to }: Clause, start: number, of: Standing[]): void {
  for (let at = Math.max(from + 1, start); at < to - 1; at += 1) {
    const { norm = '' } = tokens[at] ?? {};
    const before = tokens[at - 1]?.norm ?? '';
    const receives =
      norm === 'to' &&
      DETERMINERS.has(tokens[at + 1]?.norm ?? '') &&
      !TO_OWN.has(before) &&
      !TO_OWN.has(tokens[from]?.norm ?? '');
    const serves = ASIDE.has(norm) && !MEANT.has(before) && !/^\d/.test(tokens[at + 1]?.norm ?? '');
    if (!receives && !serves) continue;
    const end = groupEnd(tokens, at + 1, to);
    for (let place = at; place < end; place += 1) if (of[place] === 'own') of[place] = 'aside';
  }
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
    } else if (!BEFORE_VERB.has(token.norm) && !/ly$/.test(token.norm)) break;
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

/** Whether others did what the clause says: "was done by the vendor", "contractors cleaned it". */
function isByOthers(text: string, tokens: readonly Token[], { from, to }: Clause, hasVerb: boolean): boolean {
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
function markPeople(text: string, tokens: readonly Token[], { from, to }: Clause, of: Standing[]): void {
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
    if (!before || !here || PREPOSITIONS.has(before.norm) || /^(?:and|or|und|et|y)$/.test(before.norm)) break;
    if (start < at && /^\d+$/.test(here.raw)) break;
    if (verbRole(before.raw, start - 1 === from) !== null) break;
    start -= 1;
    if (DETERMINERS.has(before.norm)) break;
  }
  return start;
}

function markWishes(tokens: readonly Token[], { from, to }: Clause, of: Standing[]): void {
  for (let at = from; at < to; at += 1) {
    const { norm = '' } = tokens[at] ?? {};
    if (!WISHED.has(norm)) continue;
    if (norm === 'forward' && tokens[at - 1]?.norm !== 'looking') continue;
    if ((norm === 'planned' || norm === 'planning') && tokens[at + 1]?.norm !== 'to' && at === from) continue;
    if ((norm === 'planned' || norm === 'planning' || norm === 'geplant') && at > from && at < to - 1)
      continue;
    mark(of, from, to, 'denied');
    return;
  }
}

const EXCEPT_TWO = new Set([
  'instead of',
  'rather than',
  'apart from',
  'other than',
  'aside from',
  'au lieu',
  'en lugar',
  'en vez',
  'no longer',
  'not including',
]);
const EXCEPT = new Set(
  'except excluding besides no without neither statt ausser kein keine keinen ohne sauf hors sans sin salvo excepto senza tranne sem exceto bez oprocz geen zonder behalve'.split(
    ' ',
  ),
);

/** Marks what a statement leaves out: "instead of ...", "without ...". */
function markExcepted(tokens: readonly Token[], { from, to }: Clause, of: Standing[]): void {
  for (let at = from; at < to - 1; at += 1) {
    const { norm = '' } = tokens[at] ?? {};
    const isTwo = EXCEPT_TWO.has(`${norm} ${tokens[at + 1]?.norm ?? ''}`);
    if (!isTwo && !EXCEPT.has(norm)) continue;
    // "No other team did it faster" praises what was done.
    if (!isTwo && /^(?:other|one|more|less|later)$/.test(tokens[at + 1]?.norm ?? '')) continue;
    const start = at + (isTwo ? 2 : 1);
    const end = groupEnd(tokens, start, to);
    for (let place = start; place < end; place += 1) of[place] = 'denied';
  }
}
