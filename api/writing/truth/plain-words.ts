import { fold, stemWord } from '../text/tokens.ts';

const list = (text: string) => text.trim().split(/\s+/);

/**
 * Words that tell a reader nothing by themselves: what is done to which thing stands in the words around them. They need no
 * source of their own.
 */
const PLAIN = list(`
do does did done perform performed carry carried conduct complete completed handle handled provide provided deliver delivered undertake undertook execute
serve served work worked make made making give gave given get got take took taken put set keep kept use used using utilize utilise via apply applied
include includes including included involve involved cover covered consist comprising bring brought go went gone come came becoming become became have having had has
hold held process processed act acting serving deal dealt tasked responsible responsibility duty duties charge ensure responded address undertaken
prepare prepared produce produced support supported begin began begun start let call called see saw find found progress progressed
as well both such other another further also then thus whereas where whose who which when whenever while within towards toward along per plus versus each
based so by due according regarding concerning related relevant respective respectively own available existing current present used total
way part basis area aspect item thing matter kind type form range set case piece side line unit level number amount time times occasion period
work job task activity activities role position duty function session procedure process practice operation operations pattern system use need request requirement
team staff member colleague department company business organisation organization employer workplace site shop office people person individual group
control maintenance handling management service
say said let want ask state
am pm a.m p.m
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
seventy eighty ninety hundred thousand million first second third fourth fifth sixth non co re pre
whether around rather were been being itself us
able be is
twice once rate sure previously throughout fellow firm ranked rank
`);
const WORDS = new Set(PLAIN);
/** "Organic" has the stem of "organization". */
const STEMS = new Set(
  PLAIN.flatMap((word) => (/^organi[sz]ation$/.test(word) ? [word] : [word, stemWord(word)])),
);

/** Whether a word says nothing that a reader would take for a claim. */
export function isPlainWord(raw: string): boolean {
  const word = fold(raw);
  if (word.endsWith('ly')) return WORDS.has(word);
  return STEMS.has(word) || STEMS.has(stemWord(word)) || word.length === 1;
}
