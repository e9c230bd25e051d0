import { asSpelled } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { baseOf, inForm } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';
import { isVerbBefore } from './verb-or-noun.ts';
import { verbOfNoun } from './work-nouns.ts';

const NOMINAL = /^(?:the )?(\p{L}+(?:, \p{L}+){0,3}(?:,? (?:and|&) \p{L}+)?) of (?:the )?(?=[\p{L}\p{N}])/iu;

/** The verb of a noun of work or of an -ing form that is used like one: "preparation", "cleaning". */
const verbOf = (noun: string): string | null => verbOfNoun(noun) ?? baseOf(noun, 'gerund');

/**
 * "Preparation of reports" -> "prepared reports", "the loading of vans" -> "loaded vans". `null` if it begins with no noun of work,
 * or if further nouns of work are joined to it, which would stay behind.
 */
export function verbForNoun(text: string, form: VerbForm, spelling: Spelling): string | null {
  const [whole, nouns = ''] = NOMINAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = turnJoined(text.slice(whole.length), form, spelling);
  if (rest === null) return null;
  // "Training of two weeks".
  if (
    isJoinedToNoun(rest.object) ||
    /^\S+[ -](?:hours?|days?|weeks?|months?|years?)(?![\p{L}])/u.test(rest.object)
  )
    return null;
  let said = nouns;
  for (const noun of nouns.match(/\p{L}+/gu) ?? []) {
    if (/^(?:and|or)$/i.test(noun)) continue;
    const verb = verbOf(noun);
    if (verb === null) return null;
    said = said.replace(noun, asSpelled(inForm(verb, form, spelling), spelling));
  }
  const article = / the $/iu.test(whole) && !/^the /iu.test(whole) ? 'the ' : '';
  return `${said.replace('&', 'and')} ${article}${rest.object}${rest.further}`;
}

/** A clause of its own behind a comma, and "which" and the like: verbs in it are nobody's further work. */
const PURPOSE = /, (?:ensuring|making sure|resulting in|leading to|using)(?![\p{L}]).*$/u;
const RELATIVE = /,? (?:of )?(?:which|that|who) (?:there )?(?:is|are|was|were|has|have) /u;
/** "And the ordering of fish", "and ordering the fish". */
const FURTHER = /^([^;]+?)(,? and) (?:also )?(?:the )?(\p{Ll}+) (of (?:the )?)?(?=([\p{L}\p{N}$€£]\S*))/u;

/**
 * What the first noun of work is done to, and the further work that is joined to it, as a verb: "menus and ordering of fish" -> "menus",
 * " and ordered fish". `null` if further work is named that no verb is known for.
 */
function turnJoined(
  rest: string,
  form: VerbForm,
  spelling: Spelling,
): { object: string; further: string } | null {
  const [whole, object = '', joint = '', noun = '', of, next = ''] = FURTHER.exec(rest) ?? [];
  if (whole === undefined) return { object: rest, further: '' };
  const base = of === undefined ? gerundBefore(noun, next) : verbOf(noun);
  if (base === null) return of !== undefined && WORK.test(noun) ? null : { object: rest, further: '' };
  const further = rest.slice(whole.length);
  if (isJoinedToNoun(further)) return null;
  return { object, further: `${joint} ${asSpelled(inForm(base, form, spelling), spelling)} ${further}` };
}

/** Nouns that name work by their ending, whether or not their verb is known. */
const WORK = /(?:tion|sion|ment|ance|ence|ing|sis|als?)$/;

const gerundBefore = (word: string, next: string): string | null =>
  isVerbBefore(word, 'gerund', next) ? baseOf(word, 'gerund') : null;

/** Whether work is named behind a joint, so that it may stand beside the object or beside the first noun; or a clause follows. */
function isJoinedToNoun(rest: string): boolean {
  const own = rest.replace(PURPOSE, '').replace(RELATIVE, ' ');
  if (/(?<![\p{L}])(?:is|are|was|were|has|have)(?![\p{L}])/u.test(own)) return true;
  const joined = [
    ...own.matchAll(
      /(?:[,;] (?:and|or|&)|[,;]|(?<![\p{L}])(?:and|or|&)) (?:the |also )?(\p{L}+)(?: (\p{L}+))?/giu,
    ),
  ];
  return joined.some(
    ([, first = '', second = '']) =>
      verbOfNoun(first) !== null ||
      verbOfNoun(second) !== null ||
      baseOf(first, 'gerund') !== null ||
      isVerbBefore(first, 'base', second),
  );
}
