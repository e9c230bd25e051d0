import { asSpelled } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { baseOf, inForm } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';
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
  // "Training of two weeks".
  if (isJoinedToNoun(rest) || /^\S+[ -](?:hours?|days?|weeks?|months?|years?)(?![\p{L}])/u.test(rest))
    return null;
  let said = nouns;
  for (const noun of nouns.match(/\p{L}+/gu) ?? []) {
    if (/^(?:and|or)$/i.test(noun)) continue;
    const verb = verbOf(noun);
    if (verb === null) return null;
    said = said.replace(noun, asSpelled(inForm(verb, form, spelling), spelling));
  }
  const article = / the $/iu.test(whole) && !/^the /iu.test(whole) ? 'the ' : '';
  return `${said.replace('&', 'and')} ${article}${rest}`;
}

/** "Inventory and ordering of supplies" -> "inventory and ordered supplies": a further noun of work with an object of its own. */
function turnJoined(rest: string, form: VerbForm, spelling: Spelling): string {
  return rest.replace(
    /^([^,;.]+?)(,? and) (?:the )?(\p{Ll}+) of (?:the )?(?=[\p{L}\p{N}])/u,
    (all: string, object: string, joint: string, noun: string) => {
      const verb = verbOf(noun);
      return verb === null ? all : `${object}${joint} ${asSpelled(inForm(verb, form, spelling), spelling)} `;
    },
  );
}

/** Whether work is named behind a joint, so that it may stand beside the object or beside the first noun; or a clause follows. */
function isJoinedToNoun(rest: string): boolean {
  if (/(?<![\p{L}])(?:is|are|was|were|has|have)(?![\p{L}])/u.test(rest)) return true;
  const joined = [
    ...rest.matchAll(
      /(?:[,;] (?:and|or|&)|[,;]|(?<![\p{L}])(?:and|or|&)) (?:the |also )?(\p{L}+)(?: (\p{L}+))?/giu,
    ),
  ];
  return joined.some(
    ([, first = '', second = '']) =>
      verbOfNoun(first) !== null ||
      verbOfNoun(second) !== null ||
      baseOf(first, 'gerund') !== null ||
      baseOf(first, 'base') !== null,
  );
}
