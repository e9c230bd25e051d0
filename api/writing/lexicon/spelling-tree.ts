import { fold, singular, tokenize } from '../text/tokens.ts';
import type { LexiconEntry } from './format.ts';

export interface Ending {
  entry: LexiconEntry;
  /** The exact case in which the spelling must be written; empty for any case. */
  exact: string;
  ambiguous: boolean;
  /** The final S belongs to the name ("CMMS", "SSRS"): "CMM" and "SSR" are something else. */
  keepsS: boolean;
}

/** The maps are created lazily: most nodes are leaves, and ten thousand empty maps cost time. */
export interface Node {
  next: Map<string, Node> | null;
  /** The next words of which only the beginning is compared (`ładun*`), by that beginning. */
  stems: Map<string, Node> | null;
  endings: Ending[] | null;
}

const emptyNode = (): Node => ({ next: null, stems: null, endings: null });

/** Acronyms that are also ordinary words in a supported language: they match only in exact case. */
const WORDS_TOO = new Set(
  'bas ram art act aid arm car cam bar send rest safe far sen move care map sap sas app max asp pet poc pos par sox dot ats tam era ice ace ems abs ops rap eld sem ppt cos sud pre per ada mes ent sea sia fai cem hos bol bip sis asd sin tem wan texa dbt'.split(
    ' ',
  ),
);

/** Comparison key of a spelling; two spellings with one key are the same spelling. */
export function spellingKey(text: string): string {
  return splitWords(text).join(' ');
}

/** Words of Latin letters (without × and ÷) that contain nothing `tokenize` treats specially. */
const PLAIN_WORDS = /^[A-Za-z0-9À-ÖØ-öø-ž]+(?:[ /-][A-Za-z0-9À-ÖØ-öø-ž]+)*$/;

/** The same norms as `tokenize`, but much faster for plain words. */
function splitWords(text: string): string[] {
  if (!PLAIN_WORDS.test(text)) return tokenize(text).map((token) => token.norm);
  const folded = fold(text);
  return (/[/-]/.test(folded) ? folded.replace(/[/-]/g, ' ') : folded).split(' ').map(singular);
}

/** The letters that may follow the `*` of a spelling: an ending, not another part of a compound. */
const MAX_ENDING = 4;
const MIN_STEM = 3;

/** The words of a spelling as the tree compares them; an inflected one keeps its `*`. */
function splitPattern(text: string): string[] {
  if (!text.includes('*')) return splitWords(text);
  return text
    .split(/[ /-]/)
    .flatMap((word) => (word.endsWith('*') ? [`${fold(word.slice(0, -1))}*`] : splitWords(word)));
}

/** The case in which a short spelling must be written: "AI" is a term, "ai" may be French. */
function exactCase(text: string): string {
  if (text.length > 5) return '';
  if (/[+#]/.test(text)) return '';
  return text.length <= 2 || (/^[A-Z]{3,5}$/.test(text) && WORDS_TOO.has(text.toLowerCase())) ? text : '';
}

/** Whether the final S of an acronym isn't a plural: CMMS, SSRS, HCPCS. */
export function keepsFinalS(text: string): boolean {
  return text.endsWith('S') && /^[A-Z]{3,}S$/.test(text);
}

/** A spelling that isn't in a tree yet, indexed by its first word. */
interface Waiting {
  entry: LexiconEntry;
  text: string;
  ambiguous: boolean;
}

/** The trees of all spellings by first word, each built when a text first contains that word. */
export interface Forest {
  waiting: Map<string, Waiting[]>;
  grown: Map<string, Node>;
  /** The first letters of all stems that a spelling begins with: most words of a text begin with none of them. */
  stemHeads: Set<string>;
}

/** Indexes the spellings by their first word, without building trees. */
export function plant(entries: readonly LexiconEntry[]): Forest {
  const forest: Forest = { waiting: new Map(), grown: new Map(), stemHeads: new Set() };
  const wait = (one: Waiting) => {
    const first = firstWord(one.text);
    if (first.endsWith('*')) forest.stemHeads.add(first.slice(0, MIN_STEM));
    const others = forest.waiting.get(first);
    if (others) others.push(one);
    else forest.waiting.set(first, [one]);
  };
  for (const entry of entries) {
    for (const { text, ambiguous } of entry.spellings) {
      wait({ entry, text, ambiguous });
      // "e-mail marketing" can also be written "email marketing".
      if (text.includes('-')) wait({ entry, text: text.replace(/(?<=\p{L})-(?=\p{L})/gu, ''), ambiguous });
    }
  }
  return forest;
}

function firstWord(text: string): string {
  if (text.includes('*')) return splitPattern(text)[0] ?? '';
  const end = text.search(/[^A-Za-z0-9À-ÖØ-öø-ž]/);
  const plain = end < 0 || ((text[end] === ' ' || text[end] === '-' || text[end] === '/') && end > 0);
  if (!plain) return splitWords(text)[0] ?? '';
  return singular(fold(end < 0 ? text : text.slice(0, end)));
}

/** The trees of the spellings that may begin with this word: as written, then inflected, the longest stem first. */
export function treesFrom(forest: Forest, first: string): Node[] {
  const trees: Node[] = [];
  const exact = growTree(forest, first);
  if (exact) trees.push(exact);
  if (!forest.stemHeads.has(first.slice(0, MIN_STEM))) return trees;
  for (let length = first.length; length >= Math.max(MIN_STEM, first.length - MAX_ENDING); length -= 1) {
    const tree = growTree(forest, `${first.slice(0, length)}*`);
    if (tree) trees.push(tree);
  }
  return trees;
}

/** The nodes that a word leads to. */
export function step({ next, stems }: Node, word: string): Node[] {
  const nodes: Node[] = [];
  const exact = next?.get(word);
  if (exact) nodes.push(exact);
  if (stems) {
    for (let length = word.length; length >= Math.max(MIN_STEM, word.length - MAX_ENDING); length -= 1) {
      const node = stems.get(word.slice(0, length));
      if (node) nodes.push(node);
    }
  }
  return nodes;
}

/** The tree of the spellings that begin with this word, without the word itself. */
function growTree({ waiting, grown }: Forest, first: string): Node | undefined {
  const known = grown.get(first);
  if (known) return known;
  const spellings = waiting.get(first);
  if (!spellings) return undefined;
  const root = emptyNode();
  for (const { entry, text, ambiguous } of spellings) {
    insert(root, splitPattern(text).slice(1), {
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
    const isStem = word.endsWith('*');
    const key = isStem ? word.slice(0, -1) : word;
    const children: Map<string, Node> = (isStem ? node.stems : node.next) ?? new Map();
    if (isStem) node.stems = children;
    else node.next = children;
    let next = children.get(key);
    if (!next) {
      next = emptyNode();
      children.set(key, next);
    }
    node = next;
  }
  node.endings ??= [];
  if (!node.endings.some((known) => known.entry === ending.entry && known.exact === ending.exact))
    node.endings.push(ending);
}
