import type { LexiconEntry } from '../lexicon/format.ts';
import type { LexiconHit } from '../lexicon/match.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { fold, singular, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { isPlaceWord } from './places.ts';
import { CAPITALS_STOP, FILLERS, GENERIC, HEADS, ROLE_NOUNS, STOP_WORDS, looksLikeVerb } from './words.ts';

/** A part of the posting that may be a term. Token indices; `to` is exclusive. */
export interface Candidate {
  from: number;
  to: number;
  entry: LexiconEntry | null;
  /** How reliable its generator is: lexicon 1, cue list 0.8, shape 0.6, phrase 0.5. */
  trust: number;
}

/** The words of a sentence, and the words that name the employer or the place. */
export interface Scope {
  tokens: readonly Token[];
  text: string;
  own: ReadonlySet<string>;
}

const CUE_STARTS = new Set(
  'experience knowledge proficiency proficient familiarity familiar understanding expertise skilled background certified fluent fluency trained competence competency degree experienced erfahrung kenntniss umgang expertise experience maitrise connaissance experiencia conocimiento manejo dominio esperienza conoscenza conhecimento conhecimentos doswiadczenie doswiadczeniem znajomosc'.split(
    ' ',
  ),
);
const CUE_LINKS = new Set(
  'in with of using on mit im en de du des con em w z von der dans avec di del della'.split(' '),
);
const ITEM_STOPS = new Set(
  'for to from at by that which who where when as is are be will while through within across under over into during via if when because against between per your our their must should would can ability able preferred required desired plus including such especially particularly working based related'.split(
    ' ',
  ),
);
const JOINERS = new Set('and or und oder et ou y e i o lub oraz'.split(' '));

function isWeak(token: Token): boolean {
  return STOP_WORDS.has(token.norm) || FILLERS.has(token.norm) || GENERIC.has(token.norm);
}

function isBarred(token: Token, scope: Scope): boolean {
  return scope.own.has(token.norm) || isPlaceWord(token.norm) || /^\d+\+?$/.test(token.norm);
}

/** Generator a: names of the lexicon, longest first. */
export function lexiconCandidates(scope: Scope): { hits: LexiconHit[]; found: Candidate[] } {
  const hits = lexicon().find(scope.tokens);
  const found = [
    ...hits,
    ...halfWords(scope).filter(({ from }) => !hits.some((hit) => hit.from <= from && hit.to > from + 1)),
  ];
  return { hits, found: found.map(({ entry, from, to }) => ({ entry, from, to, trust: 1 })) };
}

/** "Fracht- und Zollpapiere": the first word ends as the second does. */
function halfWords({ tokens, text }: Scope): LexiconHit[] {
  const hits: LexiconHit[] = [];
  for (let i = 0; i + 2 < tokens.length; i += 1) {
    const [half, joiner, whole] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (!half || !joiner || !whole || !HALF_JOINERS.has(joiner.norm) || !isEllipsis(text, half)) continue;
    for (let at = 2; at <= whole.norm.length - 4; at += 1) {
      const [hit] = lexicon().find(tokenize(half.raw + whole.raw.slice(at)));
      if (hit) {
        hits.push({ entry: hit.entry, from: i, to: i + 3 });
        break;
      }
    }
  }
  return hits;
}

const HALF_JOINERS = new Set(['und', 'oder', 'sowie', 'en', 'of']);

/** Generator b: the items after "experience in", "knowledge of" or "such as", up to the end of the list. */
export function cueCandidates(scope: Scope): Candidate[] {
  const found: Candidate[] = [];
  const { tokens } = scope;
  for (let i = 0; i + 1 < tokens.length; i += 1) {
    const word = tokens[i]?.norm ?? '';
    const next = tokens[i + 1]?.norm ?? '';
    const cued = (CUE_STARTS.has(word) && CUE_LINKS.has(next)) || (word === 'such' && next === 'as');
    if (cued) found.push(...listItems(scope, i + 2));
  }
  return found;
}

const ADJECTIVE = /(?:[^sg]ic|ial|nal|ral|tal|ical|ive|ous|able|ible|ful|less|ary|ish)$/;

function listItems(scope: Scope, from: number): Candidate[] {
  const items: Candidate[] = [];
  let start = from;
  let i = from;
  for (; i < scope.tokens.length && i < from + 40; i += 1) {
    const token = scope.tokens[i];
    if (!token) break;
    const gap = scope.text.slice(scope.tokens[i - 1]?.end ?? 0, token.start);
    if (/[.;:!?\n]/.test(gap)) break;
    const joins = JOINERS.has(token.norm);
    const cut = i > start && /[,()/]|\s[–—-]\s/.test(gap);
    if (cut || joins) {
      pushItem(scope, items, start, i);
      start = joins ? i + 1 : i;
      if (/\)/.test(gap) && !joins) break;
    }
    if (ITEM_STOPS.has(token.norm) && !joins) break;
  }
  pushItem(scope, items, start, Math.min(i, scope.tokens.length));
  return items;
}

function pushItem(scope: Scope, items: Candidate[], start: number, end: number): void {
  const { tokens } = scope;
  let from = start;
  let to = end;
  const weak = (index: number) => {
    const token = tokens[index];
    return token === undefined || STOP_WORDS.has(token.norm) || FILLERS.has(token.norm);
  };
  // Words after a preposition narrow the item and are dropped: "design of bridges" becomes "design".
  for (let k = from + 1; k < to; k += 1)
    if (tokens[k] && STOP_WORDS.has(tokens[k]?.norm ?? '') && !['and', 'of'].includes(tokens[k]?.norm ?? ''))
      to = k;
  while (from < to && (weak(from) || (looksLikeVerb(tokens[from]?.norm ?? '') && to - from > 1))) from += 1;
  while (to > from && weak(to - 1)) to -= 1;
  if (to - from < 1 || to - from > 4) return;
  const words = tokens.slice(from, to);
  if (
    words.every((token) => isWeak(token) || isBarred(token, scope)) ||
    words.some((token) => isBarred(token, scope) && words.length === 1)
  )
    return;
  const last = words[words.length - 1];
  if (
    !last ||
    (words.length === 1 && (last.norm.length < 3 || ROLE_NOUNS.has(last.norm) || looksLikeVerb(last.norm)))
  )
    return;
  if (words.some((token, k) => (k > 0 && token.apart) || token.norm.endsWith('ed'))) return;
  if (isEllipsis(scope.text, last)) return;
  if (words.length === 1 && ADJECTIVE.test(last.norm)) return;
  // A single plain word after a cue is only a guess; several words, or a name, are more reliable.
  const plain = words.length === 1 && last.raw === last.raw.toLowerCase();
  items.push({ from, to, entry: null, trust: plain ? 0.5 : 0.8 });
}

/** "Präsentations- und Verhandlungsgeschick": the first word is half a word. */
export function isEllipsis(text: string, last: Token): boolean {
  return /^[-‐‑](?:[\s,/]|$)/.test(text.slice(last.end, last.end + 2));
}

/** Generator c: words with the shape of a name: `InfoAdvantage`, `FMS3`, `PHAS`, Title Case runs. */
export function shapeCandidates(scope: Scope, language: string): Candidate[] {
  const { tokens } = scope;
  const capitals = tokens.filter((token) => /^\p{Lu}/u.test(token.raw)).length;
  const mostlyCapitals = tokens.length >= 3 && capitals / tokens.length > 0.6;
  const found: Candidate[] = [];
  tokens.forEach((token, i) => {
    if (isBarred(token, scope)) return;
    if (!isNameShaped(token.raw, mostlyCapitals)) return;
    // Mixed case is hardly ever an accident; an acronym may stand for anything.
    const trust = /\p{Ll}\p{Lu}/u.test(token.raw) ? 0.75 : 0.6;
    found.push({ from: i, to: i + 1, entry: null, trust });
  });
  // In German all nouns are capitalized.
  if (!mostlyCapitals && language !== 'de') found.push(...titleRuns(scope));
  return found;
}

function isNameShaped(raw: string, mostlyCapitals: boolean): boolean {
  if (raw.length < 2 || raw.length > 24 || CAPITALS_STOP.has(raw.toLowerCase())) return false;
  if (/^[\p{L}\p{M}]\p{Ll}*$/u.test(raw)) return false;
  if (/^\p{Lu}{2,6}$/u.test(raw)) return !mostlyCapitals || raw.length >= 3;
  if (/^\p{Lu}{2,6}s$/u.test(raw)) return !mostlyCapitals;
  if (/^\p{L}+[+#]+$/u.test(raw)) return true;
  if (/^\p{L}{2,}[\p{L}\p{N}]*\d[\p{L}\p{N}]*$/u.test(raw)) return /\p{Lu}/u.test(raw);
  return /\p{Ll}\p{Lu}/u.test(raw) && !/^(?:Mc|Mac|De|Le|La|Di)\p{Lu}/u.test(raw) && !isGlued(raw);
}

/** "GurgaonCompany", "AccuracyE": ordinary words that lost the space or line break between them. */
function isGlued(raw: string): boolean {
  const parts = raw.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  if ((parts.at(-1) ?? '').length === 1 && raw.length > 5) return true;
  if (parts.length > 1 && parts.every((part) => part.length >= 6)) return true;
  return (
    raw.length >= 8 &&
    parts.some((part) => {
      const word = singular(fold(part));
      return word.length >= 5 && (GENERIC.has(word) || FILLERS.has(word) || HEADS.has(word));
    })
  );
}

/** Words that an authority's or an employer's name begins or ends with. */
const INSTITUTIONS = new Set(
  'department division office bureau ministry agency authority council commission committee county city university college hospital institute school trust foundation center centre carrier group partner holding service solution firma unit'.split(
    ' ',
  ),
);

function titleRuns(scope: Scope): Candidate[] {
  const { tokens } = scope;
  const runs: Candidate[] = [];
  const capital = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.raw);
  for (let i = 0; i < tokens.length; i += 1) {
    if (!capital(tokens[i])) continue;
    let to = i + 1;
    while (
      to < tokens.length &&
      !tokens[to]?.apart &&
      (capital(tokens[to]) ||
        (['of', 'and', 'for'].includes(tokens[to]?.norm ?? '') &&
          capital(tokens[to + 1]) &&
          !tokens[to + 1]?.apart))
    )
      to += 1;
    const from = i;
    i = to - 1;
    const words = tokens.slice(from, to);
    if (INSTITUTIONS.has(words[0]?.norm ?? '') || INSTITUTIONS.has(words.at(-1)?.norm ?? '')) continue;
    if (words.length < 2 || words.length > 5 || (from === 0 && words.length < 3)) continue;
    const last = words[words.length - 1];
    if (
      !last ||
      ROLE_NOUNS.has(last.norm) ||
      words.some((token) => isBarred(token, scope)) ||
      words.every(isWeak)
    )
      continue;
    if (STOP_WORDS.has(words[0]?.norm ?? '')) continue;
    runs.push({ from, to, entry: null, trust: 0.6 });
  }
  return runs;
}

const COMPOUND =
  /^\p{L}{4,}(?:management|planung|steuerung|beratung|entwicklung|analyse|pflege|verwaltung|betreuung|führung|kontrolle|prüfung|abrechnung|buchhaltung|optimierung|akquise|texten?|technik|bearbeitung|erfassung|wartung|reparatur|montage|sicherheit|diagnostik|therapie|vertrieb|einkauf|verkauf|recht|kunde|wesen|systemen?|maschinen|anlagen|produktion|fertigung|services?|kanälen?|kampagnen|gestaltung|kenntnisse)$/iu;

/** Generator d: one to three words, the last of which names a competence ("gas piping", "shelf management"). */
export function phraseCandidates(scope: Scope, language: string): Candidate[] {
  const { tokens } = scope;
  const found: Candidate[] = [];
  tokens.forEach((token, i) => {
    if (language === 'de' && token.raw.length >= 10 && COMPOUND.test(token.raw) && !GENERIC.has(token.norm)) {
      found.push({ from: i, to: i + 1, entry: null, trust: 0.5 });
      return;
    }
    if (!HEADS.has(token.norm)) return;
    let from = i;
    while (from > 0 && i - from < 2 && !tokens[from]?.apart && isModifier(tokens[from - 1], scope)) from -= 1;
    if (from === i) return;
    // If the phrase continues to the right, its head is there.
    const after = tokens[i + 1];
    if (after && !after.apart && HEADS.has(after.norm)) return;
    found.push({ from, to: i + 1, entry: null, trust: 0.5 });
  });
  return found;
}

function isModifier(token: Token | undefined, scope: Scope): boolean {
  if (!token || token.norm.length < 2) return false;
  if (STOP_WORDS.has(token.norm) || FILLERS.has(token.norm) || GENERIC.has(token.norm)) return false;
  if (/\p{Ll}\p{Lu}/u.test(token.raw) && isGlued(token.raw)) return false;
  return !looksLikeVerb(token.norm) && !isBarred(token, scope) && !ROLE_NOUNS.has(token.norm);
}
