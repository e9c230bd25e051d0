import type { Token } from '../text/tokens.ts';
import type { LexiconEntry } from './format.ts';
import { plant, step, treesFrom } from './spelling-tree.ts';
import type { Forest, Node } from './spelling-tree.ts';

export interface LexiconHit {
  entry: LexiconEntry;
  /** Token indices; `to` is exclusive. */
  from: number;
  to: number;
}

const CUES_BEFORE = new Set(
  'in with using use of language programming code coding knowledge experience proficient proficiency skill and or familiar mit in avec en con em w microsoft ms tool software via programu programa programma programm logiciel znajomosc obsluga conocimiento manejo dominio conhecimento conoscenza connaissance maitrise kenntniss'.split(
    ' ',
  ),
);
const CUES_AFTER = new Set(
  'language programming developer development engineer engineering code coding skill experience framework boot server studio certification certified database microservice backend spreadsheet pivot macro kenntniss required preferred desirable essential mandatory erforderlich obligatoire imprescindible richiesto wymagany vereist'.split(
    ' ',
  ),
);

export interface Matcher {
  entries: readonly LexiconEntry[];
  byName: ReadonlyMap<string, LexiconEntry>;
  /** Finds the terms in the tokens: leftmost longest, without overlaps. */
  find: (tokens: readonly Token[]) => LexiconHit[];
}

/** Indexes the spellings once, so that `find` takes linear time. */
export function buildMatcher(entries: readonly LexiconEntry[]): Matcher {
  const forest = plant(entries);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return { entries, byName, find: (tokens) => findAll(forest, tokens) };
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
  let nodes: Node[] = [];
  let best: { entry: LexiconEntry; to: number; ambiguous: boolean } | null = null;
  for (let k = from; k < tokens.length; k += 1) {
    const token = tokens[k];
    if (!token || (k > from && token.apart)) break;
    nodes = k === from ? treesFrom(forest, token.norm) : nodes.flatMap((node) => step(node, token.norm));
    if (nodes.length === 0) break;
    const ending = nodes
      .flatMap((node) => node.endings ?? [])
      .find(
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

/** Whether the hit is a verb that opens a sentence: "Excel at sales", "Go to the ward". */
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

/** "Go, R": two doubtful terms next to each other with a comma between them confirm each other. */
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

/** "Dana R. Whitfield": a single letter after a name is an initial. */
function isInitial(tokens: readonly Token[], { from, to }: LexiconHit): boolean {
  const letter = tokens[from];
  const before = tokens[from - 1];
  if (!letter || !before || to - from > 1 || letter.norm.length > 1 || letter.apart) return false;
  return /^\p{Lu}\p{Ll}/u.test(before.raw);
}
