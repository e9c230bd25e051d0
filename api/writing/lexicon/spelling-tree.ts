import { fold, singular, tokenize } from '../text/tokens.ts';
import type { LexiconEntry } from './format.ts';

export interface Ending {
  entry: LexiconEntry;
  /** The spelling must stand in exactly this case. Empty: any case. */
  exact: string;
  ambiguous: boolean;
  /** The final S belongs to the name ("CMMS", "SSRS"): "CMM" and "SSR" are something else. */
  keepsS: boolean;
}

/** Both parts are made when they are needed: most nodes are ends, and ten thousand empty maps cost time. */
export interface Node {
  next: Map<string, Node> | null;
  endings: Ending[] | null;
}

const emptyNode = (): Node => ({ next: null, endings: null });

/** Acronyms that are ordinary words in one of our languages: exact case only. */
const WORDS_TOO = new Set(
  'bas ram art act aid arm car cam bar send rest safe far sen move care map sap sas app max asp pet poc pos par sox dot ats tam era ice ace ems abs ops rap eld sem ppt cos sud pre per ada mes ent sea sia fai cem hos bol bip sis asd sin tem wan'.split(
    ' ',
  ),
);

/** Comparison key of a spelling; two spellings with one key are the same spelling. */
export function spellingKey(text: string): string {
  return splitWords(text).join(' ');
}

/** Letters of Latin scripts, without the two signs among them; nothing that `tokenize` treats specially. */
const PLAIN_WORDS = /^[A-Za-z0-9À-ÖØ-öø-ž]+(?:[ /-][A-Za-z0-9À-ÖØ-öø-ž]+)*$/;

/** The norms that `tokenize` gives, at a fraction of its cost for words with nothing special between them. */
function splitWords(text: string): string[] {
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
export interface Forest {
  waiting: Map<string, Waiting[]>;
  grown: Map<string, Node>;
}

/** Sorts the spellings by their first word; no tree is grown yet. */
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
      // "e-mail marketing" is also written "email marketing".
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

/** The tree of the spellings that begin with this word, without that word. */
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
