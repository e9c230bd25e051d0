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

/** Both maps are created lazily: most nodes are leaves, and ten thousand empty maps cost time. */
export interface Node {
  next: Map<string, Node> | null;
  endings: Ending[] | null;
}

const emptyNode = (): Node => ({ next: null, endings: null });

/** Acronyms that are also ordinary words in a supported language: they match only in exact case. */
const WORDS_TOO = new Set(
  'bas ram art act aid arm car cam bar send rest safe far sen move care map sap sas app max asp pet poc pos par sox dot ats tam era ice ace ems abs ops rap eld sem ppt cos sud pre per ada mes ent sea sia fai cem hos bol bip sis asd sin tem wan'.split(
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
}

/** Indexes the spellings by their first word, without building trees. */
export function plant(entries: readonly LexiconEntry[]): Forest {
  const forest: Forest = { waiting: new Map(), grown: new Map() };
  const wait = (one: Waiting) => {
    const first = firstWord(one.text);
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
  const end = text.search(/[^A-Za-z0-9À-ÖØ-öø-ž]/);
  const plain = end < 0 || ((text[end] === ' ' || text[end] === '-' || text[end] === '/') && end > 0);
  if (!plain) return splitWords(text)[0] ?? '';
  return singular(fold(end < 0 ? text : text.slice(0, end)));
}

/** The tree of the spellings that begin with this word, without the word itself. */
export function growTree({ waiting, grown }: Forest, first: string): Node | undefined {
  const known = grown.get(first);
  if (known) return known;
  const spellings = waiting.get(first);
  if (!spellings) return undefined;
  const root = emptyNode();
  for (const { entry, text, ambiguous } of spellings) {
    insert(root, splitWords(text).slice(1), {
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
