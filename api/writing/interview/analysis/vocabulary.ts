import { eng } from 'stopword';
import { lexicon } from '../../lexicon/lexicon.ts';
import { FILLERS, GENERIC, HEADS, STOP_WORDS } from '../../posting/words.ts';
import { baseOf, baseOfParticiple } from '../../rewriting/verb-forms.ts';
import { NO_CONTENT } from '../../scoring/stock-words.ts';
import { fold, singular, stemWord } from '../../text/tokens.ts';
import { isPlainWord } from '../../truth/plain-words.ts';
import { SAME_WORDS } from '../../truth/synonym-groups.ts';

const list = (text: string): string[] => text.trim().split(/\s+/);

const CONTRACTIONS =
  list(`im ive id ill youre youve youd youll hes shes its weve were wed theyre theyve theyd thats theres whats dont doesnt
didnt isnt wasnt werent havent hasnt hadnt cant couldnt wouldnt shouldnt wont arent aint lets whos`);
const SMALL =
  list(`yeah yes okay ok well just really also even still maybe perhaps always never often sometimes usually actually quite
pretty bit lot lots much many one two first then there here now back away anything something everything nothing nobody everybody anyone someone
everyone somebody around because though although while whenever whatever however since until us me him them mine ours yours gonna wanna got get
getting gets go goes going went gone come came put let say says said tell told thing things way etc oh hi hello thanks please sure`);

const FUNCTION = new Set([
  ...eng.map((word) => fold(word).replace(/['’]/g, '')),
  ...STOP_WORDS_ENGLISH(),
  ...CONTRACTIONS,
  ...SMALL,
]);

function STOP_WORDS_ENGLISH(): string[] {
  return list(`a an the and or of to in for with on at by from as is are was be been being will would shall should can could may might must do
does did have has had not no nor but if then than that this these those it its they them he she his her our we us you your i my me who whom which
what when where why how all any each every both few more most other some such only own same so too very into over under about above below between
through during before after again out up down off per without within`);
}

/** Words of speech that could stand in any answer to any question, so that they make nothing concrete. */
const VAGUE = new Set(
  list(`good great nice fine best better bad hard easy big small new old right wrong important interesting interested different similar certain special
perfect wonderful amazing fantastic awesome excellent ideal comfortable confident familiar capable able willing ready happy glad proud excited passionate keen
motivated dedicated committed reliable dependable punctual flexible friendly polite honest loyal easygoing organized organised positive professional observant
calm stressful busy crazy quick quickly careful carefully fast slow fair firm open proper properly simple basic general generally overall overview normal
work works worked working worker job jobs role roles career company companies business employer workplace place environment team teams teamwork colleague colleagues
people person everybody member members guys folks boss manager managers supervisor management staff leader stakeholder stakeholders individual
experience experiences experienced skill skills ability knowledge strength strengths weakness weaknesses quality attitude attention detail details approach
way ways kind sort type thing things stuff lot part parts point time times day days week weeks month months year years while moment today
problem problems issue issues situation situations challenge challenges challenging solution solutions solve solved solving question questions
task tasks goal goals target targets result results outcome outcomes success successful successfully improvement improvements progress effort efforts
learn learned learnt learning grow growing grown growth develop developed development opportunity opportunities chance future
help helps helped helping support supported supporting give gives gave given giving take takes took taken taking make makes made making do doing done keep keeps
kept keeping try tries tried trying use uses used using need needs needed want wants wanted like liked love loved enjoy enjoyed enjoying hope feel feels felt feeling
think thinking thought believe believing know known knowing see seeing seen look looks looked looking find finds found finding mean means meant guess suppose say would
understand understanding listen communicate communication communicating key crucial essential matter matters deal dealing dealt handle handled handling manage
managed managing ensure ensured ensuring sure depend depends case cases example instance best practices practice modern tooling tools tool various several multiple
performance perform performed implement implemented implementing optimize optimized improve improved improving leverage leveraged significantly measure iterate
scalability mind start started end ended beginning finally eventually basically hundred percent whole entire real reality true truth life world
responsible responsibility responsibilities duty duties project projects process processes system systems procedures procedure standards standard
involved involve include includes including contribute contributed participate collaborate collaborated coordinate play played role set
expectation expectations high level levels low pressure stress under relationship relationships trust respect consistent consistency consistently
fit suited suitable asset value values valuable vision culture passion dream perfectionist player worker talented skilled proficient
instinct instincts talk talked talking speak ask asked asking tell call called answer happen happens happened happening go turn turned become became
change changed changes bring brought show showed shows follow followed come coming stay stayed move moved run feel pay paying pays better money care cares cared
customer customers client clients service services product products industry field area technology technologies innovation innovative dynamic proactive
background basis fact idea ideas reason reasons plan plans step steps decision decisions info information everything everywhere anywhere forward
firmly holistic approach approaches centred centered prioritise prioritize empathy empathetic active actively inclusive supportive foster fostering empower
empowering potential yield yielded strengthen strengthened alike embrace synergy cultivate thrive thriving resilience resilient adaptable adaptability collaborative collaboration align aligned
impact impactful meaningful robust seamless seamlessly comprehensive diverse diversity strategic strategy drive driven excellence integrity accountability transparency mindset journey landscape
ecosystem educator enthusiast enthusiasm individually employ faced addition additionally moreover furthermore ultimately navigate exceptional optimal optimise maximise maximize utilise utilize
proven track record passionately wholeheartedly thoughtful solid valued celebrate tailored nurture sense purpose rewarding fulfilling pleasure privilege honestly openly feedback improvement
self discipline ethic ethics multitask multitasking player fighter lifelong learner quick adapt adapted adapting juggle deadline deadlines pride responsibility solver spirit energy energetic
easily exactly absolutely definitely certainly probably obviously clearly totally completely extremely highly truly especially particularly together
`).map((word) => singular(word)),
);

/** Words that say how an answer is built, and nothing besides. */
const FRAME = new Set(
  list(
    'situation task action result challenge problem outcome example story background context summary conclusion',
  ),
);

let known: Set<string> | null = null;

/** Every English word and name that the writing knows, made once (some 20,000). */
function knownWords(): ReadonlySet<string> {
  if (known) return known;
  known = new Set([
    ...FUNCTION,
    ...VAGUE,
    ...FRAME,
    ...STOP_WORDS,
    ...FILLERS,
    ...GENERIC,
    ...HEADS,
    ...NO_CONTENT,
  ]);
  for (const word of SAME_WORDS.split(/\s+/)) if (word !== '##') known.add(fold(word));
  for (const { spellings } of lexicon().entries)
    for (const { text } of spellings)
      for (const word of fold(text).split(/[^\p{L}\p{N}]+/u)) known.add(singular(word));
  for (const word of Array.from(known)) known.add(stemWord(word));
  return known;
}

/** Whether a word only joins others: "the", "because", "dont". */
export const isFunctionWord = (word: string): boolean => FUNCTION.has(word);

/** Whether a word says something that couldn't stand in just any answer. */
export const isConcrete = (word: string): boolean =>
  word.length > 2 &&
  !/^\d/.test(word) &&
  !FUNCTION.has(word) &&
  !VAGUE.has(word) &&
  !VAGUE.has(singular(word)) &&
  !FRAME.has(singular(word));

/** Whether a word names a part of an answer instead of telling it. */
export const isFrameWord = (word: string): boolean => FRAME.has(singular(word));

/** Whether a word is in any list of the writing, or a form of one that is. */
export function isKnownWord(word: string): boolean {
  const words = knownWords();
  return (
    words.has(word) ||
    words.has(singular(word)) ||
    words.has(stemWord(singular(word))) ||
    baseOf(word, 'past') !== null ||
    baseOf(word, 'gerund') !== null ||
    baseOf(word, 'third') !== null ||
    baseOf(word, 'base') !== null ||
    baseOfParticiple(word) !== null ||
    isPlainWord(word)
  );
}

const MASHED =
  /(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer(?=[tq])|ert(?=y)|rty|tyu|yui|uio|iop|zxc|xcv|cvb|vbn|bnm|lkj|kjh|jhg|poi(?=u)|oiu|mnb)/;
const CLUSTER = /[bcdfghjklmnpqrtvwxz]{4}|^[bcdfghjklmnpqrtvwxz]+$|(.)\1\1/;
const FINE_CLUSTER =
  /ngth|ghtl|ghts|tchw|ckpl|ndpr|nstr|nthl|rtht|mpt|rldw|lthc|xtr|chn|schl|schr|rsch|tsch|ghtn|wntr/g;

/** Whether the letters of an unknown word could be those of a name or of a word of some language. */
export function isPronounceable(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return !/\d/.test(word);
  if (word.length > 30 || MASHED.test(word)) return false;
  // Short ones without a vowel are acronyms.
  return word.length <= 4 || !CLUSTER.test(word.replace(FINE_CLUSTER, 'a'));
}

const LOREM = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum'.split(
    ' ',
  ),
);

/** Whether a text is "lorem ipsum", which stands in for texts that nobody has written yet. */
export const isPlaceholder = (words: readonly { word: string }[]): boolean =>
  words.filter(({ word }) => LOREM.has(word)).length > words.length * 0.4;
