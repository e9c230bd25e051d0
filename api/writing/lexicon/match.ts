import { fold, singular, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { LexiconEntry } from './format.ts';

export interface LexiconHit {
  entry: LexiconEntry;
  /** Token indices, `to` not included. */
  from: number;
  to: number;
}

interface Ending {
  entry: LexiconEntry;
  /** The spelling must stand in exactly this case. Empty: any case. */
  exact: string;
  ambiguous: boolean;
  /** The final S belongs to the name ("CMMS", "SSRS"): "CMM" and "SSR" are something else. */
  keepsS: boolean;
}

/** Both parts are made when they are needed: most nodes are ends, and ten thousand empty maps cost time. */
interface Node {
  next: Map<string, Node> | null;
  endings: Ending[] | null;
}

const emptyNode = (): Node => ({ next: null, endings: null });

/** Three-letter acronyms that are ordinary words in one of our languages: exact case only. */
const WORDS_TOO = new Set(
  'bas ram art act aid arm car cam bar send rest safe far sen move care map sap sas app max asp pet poc pos par sox dot ats tam era ice ace ems abs ops rap eld sem ppt cos sud pre per ada mes ent sea sia fai cem hos bol bip sis asd sin tem wan'.split(
    ' ',
  ),
);

const CUES_BEFORE = new Set(
  'in with using use of language programming code coding knowledge experience proficient proficiency skill and or familiar mit in avec en con em w microsoft ms tool software via programu programa programma programm logiciel znajomosc obsluga conocimiento manejo dominio conhecimento conoscenza connaissance maitrise kenntniss'.split(
    ' ',
  ),
);
const CUES_AFTER = new Set(
  'language programming developer development engineer engineering code coding skill experience framework boot server studio certification certified database microservice backend spreadsheet pivot macro kenntniss'.split(
    ' ',
  ),
);

export interface Matcher {
  entries: readonly LexiconEntry[];
  byName: ReadonlyMap<string, LexiconEntry>;
  /** Terms in the tokens, leftmost longest, none overlapping. */
  find: (tokens: readonly Token[]) => LexiconHit[];
}

/** Comparison key of a spelling; two spellings with one key are the same spelling. */
export function spellingKey(text: string): string {
  return wordsOf(text).join(' ');
}

/** Letters of Latin scripts, without the two signs among them; nothing that `tokenize` treats specially. */
const PLAIN_WORDS = /^[A-Za-z0-9À-ÖØ-öø-ž]+(?:[ /-][A-Za-z0-9À-ÖØ-öø-ž]+)*$/;

/** The norms that `tokenize` gives, at a fraction of its cost for words with nothing special between them. */
function wordsOf(text: string): string[] {
  if (!PLAIN_WORDS.test(text)) return tokenize(text).map((token) => token.norm);
  const folded = fold(text);
  return (/[/-]/.test(folded) ? folded.replace(/[/-]/g, ' ') : folded).split(' ').map(singular);
}

/** The case that a short spelling must be written in: "AI" is a term, "ai" may be French. */
function exactCase(text: string): string {
  if (text.length > 5) return '';
  if (/[+#]/.test(text)) return '';
  return text.length <= 2 || (/^[A-Z]{3,5}$/.test(text) && WORDS_TOO.has(text.toLowerCase())) ? text : '';
}

/** Whether the last letter of an acronym is its own and no plural: CMMS, SSRS, HCPCS. */
export function keepsFinalS(text: string): boolean {
  return text.endsWith('S') && /^[A-Z]{3,}S$/.test(text);
}

/** A spelling that no text has asked for yet, under its first word. */
interface Waiting {
  entry: LexiconEntry;
  text: string;
  ambiguous: boolean;
}

/** The trees of all spellings by their first word, each grown when a text first has that word. */
interface Forest {
  waiting: Map<string, Waiting[]>;
  grown: Map<string, Node>;
}

/** Sorts the spellings by first word, once; `find` is then linear in the text. */
export function buildMatcher(entries: readonly LexiconEntry[]): Matcher {
  const forest: Forest = { waiting: new Map(), grown: new Map() };
  const byName = new Map<string, LexiconEntry>();
  const wait = (one: Waiting) => {
    const first = firstWordOf(one.text);
    const others = forest.waiting.get(first);
    if (others) others.push(one);
    else forest.waiting.set(first, [one]);
  };
  for (const entry of entries) {
    byName.set(entry.name, entry);
    for (const { text, ambiguous } of entry.spellings) {
      wait({ entry, text, ambiguous });
      // "e-mail marketing" is also written "email marketing".
      if (text.includes('-')) wait({ entry, text: text.replace(/(?<=\p{L})-(?=\p{L})/gu, ''), ambiguous });
    }
  }
  return { entries, byName, find: (tokens) => findAll(forest, tokens) };
}

function firstWordOf(text: string): string {
  const end = text.search(/[^A-Za-z0-9À-ÖØ-öø-ž]/);
  const plain = end < 0 || ((text[end] === ' ' || text[end] === '-' || text[end] === '/') && end > 0);
  if (!plain) return wordsOf(text)[0] ?? '';
  return singular(fold(end < 0 ? text : text.slice(0, end)));
}

function treeOf({ waiting, grown }: Forest, first: string): Node | undefined {
  const known = grown.get(first);
  if (known) return known;
  const spellings = waiting.get(first);
  if (!spellings) return undefined;
  const root = emptyNode();
  for (const { entry, text, ambiguous } of spellings) {
    insert(root, wordsOf(text).slice(1), {
      entry,
      exact: ambiguous ? text : exactCase(text),
      ambiguous,
      keepsS: keepsFinalS(text),
    });
  }
  grown.set(first, root);
  return root;
}

function insert(root: Node, words: string[], ending: Ending): void {
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    let next = node.next.get(word);
    if (!next) {
      next = emptyNode();
      node.next.set(word, next);
    }
    node = next;
  }
  node.endings ??= [];
  if (!node.endings.some((known) => known.entry === ending.entry && known.exact === ending.exact))
    node.endings.push(ending);
}

function findAll(forest: Forest, tokens: readonly Token[]): LexiconHit[] {
  const sure: LexiconHit[] = [];
  const doubtful: LexiconHit[] = [];
  let i = 0;
  while (i < tokens.length) {
    const hit = longestAt(forest, tokens, i);
    if (!hit) {
      i += 1;
      continue;
    }
    (hit.ambiguous ? doubtful : sure).push({ entry: hit.entry, from: i, to: hit.to });
    i = hit.to;
  }
  if (doubtful.length === 0) return sure;
  const near = new Set<number>();
  for (const hit of sure) for (let k = hit.from - 5; k < hit.to + 5; k += 1) near.add(k);
  const kept = doubtful.filter(
    (hit, index) =>
      !opensSentence(tokens, hit) &&
      (near.has(hit.from) || isCued(tokens, hit) || isListed(tokens, doubtful, index)),
  );
  return [...sure, ...kept].sort((a, b) => a.from - b.from);
}

function longestAt(
  forest: Forest,
  tokens: readonly Token[],
  from: number,
): { entry: LexiconEntry; to: number; ambiguous: boolean } | null {
  let node: Node | undefined;
  let best: { entry: LexiconEntry; to: number; ambiguous: boolean } | null = null;
  for (let k = from; k < tokens.length; k += 1) {
    const token = tokens[k];
    if (!token || (k > from && token.apart)) break;
    const next: Node | undefined = node ? node.next?.get(token.norm) : treeOf(forest, token.norm);
    if (!next) break;
    node = next;
    const ending = node.endings?.find(
      (one) =>
        (one.exact === '' || one.exact === written(tokens, from, k)) &&
        (!one.keepsS || /s$/i.test(token.raw)),
    );
    if (ending) best = { entry: ending.entry, to: k + 1, ambiguous: ending.ambiguous };
  }
  return best;
}

function written(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let k = from; k <= to; k += 1)
    text += `${k > from ? ' ' : ''}${(tokens[k]?.raw ?? '').replace(/['’]s$/, '')}`;
  return text;
}

const AFTER_VERB = new Set(
  'at the to in for our your a an with into on as by from all this that through you we above'.split(' '),
);

/** "Excel at sales", "Go to the ward": the capital is that of a sentence, and a verb's company follows. */
function opensSentence(tokens: readonly Token[], hit: LexiconHit): boolean {
  const first = tokens[hit.from];
  const next = tokens[hit.to];
  if (!first?.apart || hit.to - hit.from > 1 || !next || next.apart) return false;
  return AFTER_VERB.has(next.norm) && next.raw === next.raw.toLowerCase();
}

function isCued(tokens: readonly Token[], hit: LexiconHit): boolean {
  const before = tokens[hit.from - 1];
  const after = tokens[hit.to];
  const first = tokens[hit.from];
  if (before && first && !first.apart && CUES_BEFORE.has(before.norm)) return true;
  return after !== undefined && !after.apart && CUES_AFTER.has(after.norm);
}

/** "Go, R": two doubtful terms side by side with a comma between them vouch for each other. */
function isListed(tokens: readonly Token[], doubtful: LexiconHit[], index: number): boolean {
  const hit = doubtful[index];
  if (!hit || isInitial(tokens, hit)) return false;
  return [doubtful[index - 1], doubtful[index + 1]].some((other) => {
    if (!other || other.entry === hit.entry) return false;
    const gap = other.from < hit.from ? hit.from - other.to : other.from - hit.to;
    const later = tokens[Math.max(hit.from, other.from)];
    return gap === 0 && later !== undefined && later.apart;
  });
}

/** "Dana R. Whitfield": a letter after a name is part of it. */
function isInitial(tokens: readonly Token[], { from, to }: LexiconHit): boolean {
  const letter = tokens[from];
  const before = tokens[from - 1];
  if (!letter || !before || to - from > 1 || letter.norm.length > 1 || letter.apart) return false;
  return /^\p{Lu}\p{Ll}/u.test(before.raw);
}
