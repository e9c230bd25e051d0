import type { SourceMaterial } from '../truth/claim.ts';
import type { Wishes } from './instruction.ts';
import { bandOf } from './length-band.ts';
import { isChange } from './lead-with-result.ts';
import { countWords, quoted } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';

/** Words that only a repaired blank adds: "hosts(two)". */
const SPLIT_WORDS = 2;

const says = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

const whyUnsaid = (name: string, { support }: SourceMaterial): string =>
  support.some(({ text }) => says(text, name))
    ? `Couldn't work in ${quoted(name)} without making it sound as if it belonged to this work; it is in another bullet point.`
    : `Didn't mention ${quoted(name)}: none of your bullet points for this role says so. If it is true, write it as a sentence: "mention that I used ...".`;

const FORMS: readonly VerbForm[] = ['past', 'base', 'gerund', 'third'];
const firstOf = (text: string) => /^\p{L}+/u.exec(text)?.[0] ?? '';

function isInOtherTense({ tense }: Wishes, text: string): boolean {
  if (tense === null) return false;
  const first = firstOf(text);
  const wanted = tense === 'past' ? 'past' : 'base';
  return baseOf(first, wanted) === null && FORMS.some((form) => baseOf(first, form) !== null);
}

/** Whether a text begins with what came of the work: "Cut waste by a third". */
const isResultFirst = (text: string): boolean => isChange(baseOf(firstOf(text), 'past') ?? '');

/** What couldn't be done, so that nobody has to find out. */
export function listRemarks(
  wishes: Wishes,
  text: string,
  target: number,
  material: SourceMaterial,
): string[] {
  const has = (words: string) => says(text, words);
  const given = countWords(material.bullet.text);
  const words = countWords(text);
  return [
    ...wishes.mention.filter((name) => !has(name)).map((name) => whyUnsaid(name, material)),
    ...wishes.facts
      .filter((fact) => !has(fact.split(' ').slice(1).join(' ')))
      .map((fact) => `Couldn't work in ${quoted(fact)}.`),
    ...wishes.drop
      .filter(has)
      .map((name) => `Couldn't leave out ${quoted(name)} without breaking the sentence.`),
    ...(wishes.isFirstPersonOut && /(?<![\p{L}])I(?![\p{L}.])/u.test(text)
      ? ['Couldn\'t take out "I" without breaking the sentence.']
      : []),
    ...(isInOtherTense(wishes, text) ? ["Couldn't be sure which words are verbs, so the tense stayed."] : []),
    ...(wishes.isResultFirst && !isResultFirst(text) ? ['Found no result that could go first.'] : []),
    ...wishes.unknown.map((part) => `Couldn't do this without a model: ${quoted(part)}.`),
    ...(words > bandOf(target).most
      ? [
          words > given + SPLIT_WORDS
            ? 'Longer than asked, for what was added.'
            : 'Not as short as asked: the rest is needed for what it says.',
        ]
      : []),
    ...(target > given && words < bandOf(target).least
      ? ["Not as long as asked: that would take facts that aren't there."]
      : []),
  ];
}
