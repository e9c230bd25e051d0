import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { turnVerbs } from './turn-verbs.ts';
import { verbForNoun } from './verb-for-noun.ts';
import { baseOf } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';

const ALSO = '(?:also |then |additionally )?';
/** A weak opening of a further clause: "and I am also responsible for". */
const INNER = new RegExp(
  String.raw`(?<=\p{L}[^;.]*)(,? and |; )(?:I )?${ALSO}(?:(am|is|was|had been) )?${ALSO}(?:(responsible for|in charge of|tasked with|entrusted with|charged with|given responsibility for|had responsibility for)|(able to|tasked to|required to|assigned to|responsible to)) (?:successfully |effectively |efficiently )?(?:the )?(?=[\p{L}\p{N}])`,
  'u',
);

/**
 * Begins a further clause with its verb, in the tense of the first: "Wrote menus and I was responsible for the ordering of fish" ->
 * "Wrote menus and ordered fish". Nothing if the sentence begins with no verb, or the clause hides none.
 */
export function turnInnerOpenings(text: string, spelling: Spelling): Reworked | null {
  const [whole, joint = '', finite = '', beforeNoun] = INNER.exec(text) ?? [];
  if (whole === undefined) return null;
  const at = text.indexOf(whole);
  const first = /^(?:I (?:also )?)?(\p{L}+)/u.exec(text)?.[1] ?? '';
  const form = formOf(first, finite);
  if (form === null) return null;
  const rest = text.slice(at + whole.length);
  const turned =
    beforeNoun === undefined
      ? turnVerbs(rest, 'base', form, spelling, { isVerb: true })
      : (turnVerbs(rest, 'gerund', form, spelling) ?? verbForNoun(rest, form, spelling));
  if (turned === null) return null;
  const work = /^\p{L}+(?: of(?![\p{L}]))?/u.exec(rest)?.[0] ?? '';
  const weak = whole.slice(joint.length) + work;
  return {
    text: text.slice(0, at) + (isPair(turned, form) ? joint.replace(/^ and /, ', ') : joint) + turned,
    remark: `Says "${/^\p{L}+/u.exec(turned)?.[0] ?? ''}" instead of "${weak}"`,
  };
}

/** "Marked homework and prepared exams": three verbs with the first. */
const isPair = (turned: string, form: VerbForm): boolean =>
  [...turned.matchAll(/ and (\p{Ll}+) /gu)].some(([, verb = '']) => baseOf(verb, form) !== null);

/** The form of the verb at the beginning: "cut" is past where the clause is. */
function formOf(first: string, finite: string): VerbForm | null {
  if (finite !== 'am' && (baseOf(first, 'past') !== null || /^was$/i.test(first))) return 'past';
  if (finite === 'is') return baseOf(first, 'third') === null ? null : 'third';
  if (finite !== 'was' && baseOf(first, 'base') !== null) return 'base';
  return null;
}
