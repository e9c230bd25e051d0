import { EVERYDAY, GENERIC } from '../posting/words.ts';
import type { LexiconEntry } from '../lexicon/format.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import { contentWords } from './content-words.ts';
import { wordingsFor } from './wordings/wordings.ts';

/** Whether a concept says little, so that a proof can't rest on it. */
export const isVague = ({ weight }: Concept): boolean => weight <= VAGUE_WEIGHT;

/** One thing that a requirement names. */
export interface Concept {
  /** The name of a lexicon entry, or empty. */
  name: string;
  /** Its words as the requirement writes them. */
  stems: string[];
  /** Further spellings and wordings, each a list of stems that must stand together. */
  wordings: string[][];
  /** Of a name of several words each word with its own wordings; all of them together cover the name. */
  parts: { stem: string; wordings: string[][] }[];
  /** Alternative spellings of lexicon entries, whose words must be adjacent. */
  spellings: string[][];
  weight: number;
  /** Whether it is a doing, such as cleaning or installation, and not where or with what it is done. */
  isActivity: boolean;
  /** Whether it is the name of a tool, which nothing else can stand for. */
  isProper: boolean;
  /** Whether the name means the same in every trade, unlike "packing" or "billing". */
  isUnmistakable: boolean;
}

/** Words that say little about what is asked for. */
const VAGUE = new Set(
  'experience service process product project task duty customer client operation management manage equipment material activity program programme method procedure standard policy company organization department awareness station shift business practice technique care production'
    .split(' ')
    .map(stemWord),
);
/** Verbs with which any duty may be worded: whoever did the thing did this in their own way. */
const DUTY_VERBS = new Set(
  'act apply arrange build close complete coordinate create cater deliver design develop do drive establish execute follow get give handle identify implement improve include keep leave make manage operate organise organize participate plan prepare promote read recognise recognize resolve run set submit take update verify write'
    .split(' ')
    .map(stemWord),
);
/** Those for whom a trade works, and words that only say how much. */
const SERVED = new Set(
  'patient client customer guest resident pupil student child children family site unit shift team staff employee user member new large volume minor small multi daily regular accurate effective constructive engaging additional'
    .split(' ')
    .map(stemWord),
);
const LEXICON_WEIGHT = 1.5;
const VAGUE_WEIGHT = 0.4;
const LIGHT_WEIGHT = 0.25;

function weigh(stem: string, norm: string): number {
  if (DUTY_VERBS.has(stem) || SERVED.has(stem)) return LIGHT_WEIGHT;
  return VAGUE.has(stem) || GENERIC.has(norm) ? VAGUE_WEIGHT : 1;
}

/** Whether a word names a doing: "cleaning", "installation", "programmierung". */
const isActivity = (norm: string): boolean =>
  norm.length > 5 &&
  /(?:ing|[^s]tion|sion|ment|ung|acion|zione|acao|nettoyage|usinage)$/.test(norm) &&
  !NO_ACTIVITY.has(norm);

const NO_ACTIVITY = new Set(
  'building equipment document environment department instrument clothing ceiling evening morning production station section condition position question motion petition information regulation nursing engineering during apartment statement garment fragment pediment foundation education institution pension mission version corporation organisation organization'.split(
    ' ',
  ),
);

const stemmed = new WeakMap<LexiconEntry, string[][]>();

/** The spellings of an entry that have several words, each as stems. */
function stemsOfSpellings(entry: LexiconEntry): string[][] {
  const known = stemmed.get(entry);
  if (known) return known;
  const made = entry.spellings
    .map(({ text }) => tokenize(text).map(({ norm }) => stemWord(norm)))
    .filter((one) => one.length > 1);
  stemmed.set(entry, made);
  return made;
}

/**
 * The things that a text asks for: the lexicon's names in it, and every other word that means something.
 *
 * @param fields the requirement's fields of work, whose wordings count.
 */
export function readConcepts(text: string, fields: ReadonlySet<string>): Concept[] {
  const tokens = tokenize(text);
  const words = contentWords(tokens);
  const all = new Set(contentWords(tokens, true).map(({ stem }) => stem));
  const inName = new Set<number>();
  const concepts: Concept[] = [];
  for (const { entry, from, to } of lexicon().find(tokens)) {
    if (entry.kind === 'trait') continue;
    const own = words.filter(({ at }) => at >= from && at < to);
    if (own.length === 0) continue;
    for (const { at } of own) inName.add(at);
    const stems = [...new Set(own.map(({ stem }) => stem))];
    concepts.push({
      name: entry.name,
      stems: entry.kind === 'tool' && stems.length === 1 ? [] : stems,
      spellings: stemsOfSpellings(entry),
      wordings: [],
      parts: stems.length > 1 ? stems.map((stem) => ({ stem, wordings: [] })) : [],
      weight: LEXICON_WEIGHT,
      isActivity: own.some(({ token }) => isActivity(token.norm)),
      isProper: entry.kind === 'tool' && own.every(({ token }) => token.raw !== token.raw.toLowerCase()),
      isUnmistakable: to - from > 1 || !EVERYDAY.has(tokens[from]?.norm ?? ''),
    });
  }
  for (const { at, stem, token } of words)
    if (!inName.has(at))
      concepts.push({
        name: '',
        stems: [stem],
        spellings: [],
        wordings: [],
        parts: [],
        weight: weigh(stem, token.norm),
        isActivity: isActivity(token.norm),
        isProper: false,
        isUnmistakable: false,
      });
  // A wording for several words together stands for each of them; "repair" says nothing of "hybrid vehicle repair".
  for (const { topic, others } of wordingsFor(all, fields)) {
    for (const concept of concepts) {
      // Nothing else stands for a tool.
      if (concept.isProper) continue;
      const { stems } = concept;
      if (stems.length > 0 && stems.every((stem) => topic.includes(stem))) concept.wordings.push(...others);
      else if (stems.length > 1 && topic.every((stem) => stems.includes(stem)))
        for (const part of concept.parts) if (topic.includes(part.stem)) part.wordings.push(...others);
    }
  }
  return concepts;
}
