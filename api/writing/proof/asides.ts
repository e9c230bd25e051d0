import { stemWord } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { DETERMINERS, WISHED, groupEnd, mark } from './clause-words.ts';
import type { Standing } from './clause-words.ts';
import type { Clause } from './clauses.ts';
import { isPerson, isServed } from './people.ts';

const CONVEYS = /^(?:reported|sent|submitted|showed|took|brought|ran)$/;

/** "Reported faults to the workshop", "ran plates from the grill": what is only passed on. */
export function markConveyed(
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
export function markHelped(
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
export function markAside(
  tokens: readonly Token[],
  { from, to }: Clause,
  start: number,
  of: Standing[],
): void {
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

/** Marks a clause that only wishes or plans. */
export function markWishes(tokens: readonly Token[], { from, to }: Clause, of: Standing[]): void {
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
export function markExcepted(tokens: readonly Token[], { from, to }: Clause, of: Standing[]): void {
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
