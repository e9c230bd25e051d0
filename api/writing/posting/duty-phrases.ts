import { fold } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { Candidate, Scope } from './candidates.ts';
import { isPlaceWord } from './places.ts';
import { FILLERS, GENERIC, ROLE_NOUNS, STOP_WORDS, looksLikeVerb } from './words.ts';

/** Reliability of a phrase that nothing but its place in a list of duties or requirements speaks for. */
export const DUTY_PHRASE_TRUST = 0.4;
const MAX_WORDS = 3;
/** A longer text is prose, not a list item. */
const MAX_TOKENS = 40;

/** What ends a phrase besides stop words, in the languages of the product. */
const BREAKS = new Set(
  `we our you your they their who whose while where when whether if than then so as not never always only just still also too even back away about around across along
  day days daily week weekly month monthly year yearly hour shift morning evening night weekend holiday lunch
  using used use make made take taken keep keeping kept run held hold get give given able willing ready happy keen want need look love
  within via plus minus per each every some any many most least several few more less up down out off over under between against throughout
  erfahrung berufserfahrung jahre experience annees experiencia anos esperienza anni experiencia doswiadczenia doswiadczeniem doswiadczeniu ervaring jaar rok lat perhaps please
  minimum maximum approx approximately roughly circa mindestens circa etwa environ
  bei beim vom zum zur ins ans sowie bzw inkl incl usw etc nach seit gegen ohne unter zwischen während sicher selbststandig eigenverantwortlich
  chez sans sous entre selon afin ainsi tout toute tous toutes chaque autre autres leur leurs lors
  sin sobre entre hasta desde cada todo toda todos todas otro otra otros otras según
  senza tra fra ogni tutti tutte altro altri altre presso secondo durante
  sem entre cada todo toda todos todas outros outras junto ate
  bez przy przed nad pod między według każdy wszystkich innych wraz zgodnie podczas poprzez ich
  van voor met het een de en of in op te aan bij naar uit om tot als dat die zijn haar ons onze jouw je jij wij door over onder tussen volgens zonder`
    .split(/\s+/)
    .map(fold),
);

/** Adjectives and participles are no end of a phrase, and alone no phrase. */
const ADJECTIVE =
  /(?:[^sg]ic|ial|nal|ral|tal|ical|ive|ous|able|ible|ful|less|ary|ish|ed|ly|ing|est|ier|lich|lichen|licher|liche|igen|ige|iger|ische|ischen|ischer)$/;

/** Words that open a duty in the first place of a line: not part of what is done. */
const OPENING_VERB = /(?:ing|ize|ise|ify|ate|en|ern|eln|er|ir|re|ar|are|ere|ire|owac|ac|ic|yc)$/u;

/**
 * Noun phrases of one to three words in a line of duties or requirements: the parts between verbs, prepositions and
 * commas. They count little, so that they are shown only where a posting names hardly anything else.
 */
export function dutyPhrases(scope: Scope, language: string): Candidate[] {
  const { tokens } = scope;
  if (tokens.length > MAX_TOKENS) return [];
  const found: Candidate[] = [];
  let from = -1;
  const close = (to: number) => {
    if (from >= 0) push(found, scope, from, to, language);
    from = -1;
  };
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) break;
    const breaks = isBreak(token, i, tokens, language);
    if (breaks || token.apart) close(i);
    if (!breaks && from < 0) from = i;
  }
  close(tokens.length);
  return found;
}

function isBreak(token: Token, at: number, tokens: readonly Token[], language: string): boolean {
  const { norm } = token;
  if (STOP_WORDS.has(norm) || BREAKS.has(norm) || /\d/.test(norm)) return true;
  // "Drafting statements", "Appliquer les règles": the verb comes first.
  const opens = at === 0 || (at === 1 && STOP_WORDS.has(tokens[0]?.norm ?? ''));
  if (opens && tokens.length > 1 && (looksLikeVerb(norm) || GENERIC.has(norm))) return true;
  return opens && language !== 'en' && OPENING_VERB.test(norm);
}

function push(found: Candidate[], scope: Scope, start: number, end: number, language: string): void {
  const { tokens } = scope;
  let from = start;
  let to = end;
  const norm = (at: number) => tokens[at]?.norm ?? '';
  const isWeak = (at: number) => FILLERS.has(norm(at)) || GENERIC.has(norm(at));
  while (from < to && (FILLERS.has(norm(from)) || (looksLikeVerb(norm(from)) && to - from > 1))) from += 1;
  while (
    to > from &&
    (FILLERS.has(norm(to - 1)) || looksLikeVerb(norm(to - 1)) || ADJECTIVE.test(norm(to - 1)))
  )
    to -= 1;
  const length = to - from;
  if (length < 1 || length > MAX_WORDS) return;
  const words = tokens.slice(from, to);
  if (words.some(({ norm: word }) => scope.own.has(word) || isPlaceWord(word))) return;
  if (words.every((_, k) => isWeak(from + k)) || isWeak(to - 1)) return;
  const last = words[words.length - 1];
  const first = words[0];
  if (!last || !first || last.norm.length < 4 || ROLE_NOUNS.has(last.norm)) return;
  if (length === 1 && !isListed(scope, from) && language !== 'de' && language !== 'nl') return;
  if (length === 1 && last.norm.length < (language === 'de' || language === 'nl' ? 9 : 5)) return;
  // Names of people and firms.
  if (language !== 'de' && words.some(({ raw }, k) => (k > 0 || from > 0) && /^\p{Lu}\p{Ll}/u.test(raw)))
    return;
  found.push({ from, to, entry: null, trust: DUTY_PHRASE_TRUST });
}

/** Whether the word stands between commas or "and": it is an item on its own. */
function isListed({ tokens, text }: Scope, at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const gap = (left: Token | undefined, right: Token | undefined) =>
    left && right ? text.slice(left.end, right.start) : ' ';
  const joinsBefore = before !== undefined && (/,/.test(gap(before, tokens[at])) || JOINERS.has(before.norm));
  const joinsAfter = after !== undefined && (/,/.test(gap(tokens[at], after)) || JOINERS.has(after.norm));
  return joinsBefore && joinsAfter;
}

const JOINERS = new Set('and or und oder et ou y e i o lub oraz en of'.split(' '));
