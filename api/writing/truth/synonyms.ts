import { stemWord } from '../text/tokens.ts';
import { GENERAL_WORDS, SAME_WORDS } from './synonym-groups.ts';

const pairs = (text: string): Map<string, string> => {
  const words = text.trim().split(/\s+/);
  return new Map(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, stemWord(words[at + 1] ?? word)] as const] : [])),
  );
};

/** Forms of verbs whose stem isn't that of their base form, each with its base form. */
const VERBS =
  pairs(`wrote write written write drew draw drawn draw drove drive driven drive brought bring took take taken take kept keep sold sell bought buy
  caught catch chose choose chosen choose found find gave give given give grew grow grown grow held hold led lead left leave lost lose made make met meet
  ran run rang ring rung ring said say sat sit saw see seen see sent send shown show showed show spoke speak spoken speak swept sweep taught teach
  told tell thought think threw throw thrown throw won win wore wear began begin begun begin broke break broken break built build came come
  cut cut dealt deal did do done do fed feed fell fall fallen fall felt feel flew fly forgot forget got get went go gone go hung hang heard hear
  hit hit laid lay learnt learn meant mean paid pay put put read read rewrote rewrite rewritten rewrite rose rise risen rise set set shot shoot
  shut shut slept sleep spent spend split split sped speed stood stand stuck stick wound wind withdrew withdraw overseen oversee oversaw oversee
  
  halved halve cut cutting spotted spot shipped ship
  dropped drop stopped stop trimmed trim fitted fit planned plan swapped swap swapping swap tagged tag wrapped wrap chatted chat chopped chop`);
/** The same of nouns and adjectives. */
const OTHERS = pairs(
  'children child men man women woman feet foot worse bad better good best good fewer few less little shelves shelf halves half calves calf lorries lorry families family companies company bodies body loaves loaf',
);

/** Words whose stem is that of another word: "international" isn't "intern". */
const OWN_STEMS = new Set('international internationally organic university universal universe'.split(' '));

/** Whether a word is compared as it is written. */
export const isOwnStem = (folded: string): boolean => OWN_STEMS.has(folded);

const KEPT = 20_000;
const ROOTS = new Map<string, string>();
const SUFFIX = /(?:iation|ication|ation|ion|ment|anc|enc|ant|al|iv|or|er|at|i|y|e)$/;
const LEAST_ROOT = 4;

/** What the derivations of a word have in common: "wrote" is "write", "verification" is "verif" as "verify" is. */
export function baseStem(folded: string): string {
  const known = ROOTS.get(folded);
  if (known !== undefined) return known;
  if (isOwnStem(folded)) return folded;
  const stem = VERBS.get(folded) ?? OTHERS.get(folded) ?? stemWord(folded);
  const root = stem.replace(SUFFIX, '');
  const made = root.length >= LEAST_ROOT ? root : stem;
  if (ROOTS.size >= KEPT) ROOTS.clear();
  ROOTS.set(folded, made);
  return made;
}

/** Whether a word is an irregular form of a verb: "wrote". */
export const isIrregular = (folded: string): boolean => VERBS.has(folded);

/** For each stem, the stems for which it may stand. */
const STANDS_FOR = new Map<string, Set<string>>();

function mayStandFor(word: string, others: readonly string[]): void {
  const stems = STANDS_FOR.get(word) ?? new Set<string>();
  for (const other of others) stems.add(other);
  STANDS_FOR.set(word, stems);
}

for (const line of SAME_WORDS.split('\n')) {
  if (line.startsWith('#') || line.trim() === '') continue;
  const stems = line.trim().split(/\s+/).map(baseStem);
  for (const stem of stems) mayStandFor(stem, stems);
}
for (const line of GENERAL_WORDS.trim().split('\n')) {
  const [general = '', particular = ''] = line.split(': ');
  mayStandFor(baseStem(general), particular.split(' ').map(baseStem));
}

const LISTED = new Set(SAME_WORDS.split(/\s+/));

/** Whether a word is in the groups as it is written, and not only by its stem. */
export const isListed = (word: string): boolean => LISTED.has(word);

const NONE: ReadonlySet<string> = new Set();

/** The stems of the words for which a word may stand without saying more. */
export const standsFor = (folded: string): ReadonlySet<string> => STANDS_FOR.get(baseStem(folded)) ?? NONE;
