import { turnVerbs } from './join-verbs.ts';
import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { baseOf, inForm } from './verb-forms.ts';

/** Openings behind which the verb stands in its -ing form. */
const BEFORE_GERUND =
  /^(?:I (?:was|am) |was |were |being )?(?:(?:also |directly |solely |primarily |mainly |fully )?(?:responsible for|tasked with|charged with|entrusted with|accountable for)|(?:my |main |key |daily |job |primary )*(?:duties|responsibilities|tasks|role|job)(?: (?:here|there))? (?:included?|involved?|consist(?:ed|s)? of|were|was|are|is)|(?:duties|responsibilities|tasks)(?: included?)?:)\s+(?!to )(?:the )?/iu;
/** Openings behind which it stands in its base form. */
const BEFORE_BASE =
  /^(?:(?:I )?(?:was|were) (?:able|assigned|tasked) to|(?:my )?(?:job|role|duty|task|duties) (?:was|were) to|(?:I )?managed to|(?:I )?(?:was|were) responsible to)\s+/iu;

/**
 * Begins with the verb that the sentence has: "Was responsible for cleaning rooms" -> "Cleaned rooms". Claims no more than before:
 * helping stays helping, and where no verb follows, nothing changes.
 *
 * @param isPast whether the role is over; otherwise the source's own tense counts.
 */
export function strengthenOpening(text: string, isPast: boolean, spelling: Spelling): Reworked | null {
  const gerund = BEFORE_GERUND.exec(text);
  const base = gerund ? null : BEFORE_BASE.exec(text);
  const opening = (gerund ?? base)?.[0];
  if (opening === undefined) return null;
  const isTold = /(?<![\p{L}])(?:was|were|included|involved|consisted|managed)(?![\p{L}])/iu.test(opening);
  const form = isPast || isTold ? 'past' : 'base';
  // "The cleaning of rooms".
  const rest = text.slice(opening.length).replace(/^(\p{Ll}+ing) of (?:the )?(?=\p{L})/u, '$1 ');
  if (gerund && /^\p{Ll}+ing(?: and \p{Ll}+ing)?[.]?$/u.test(rest)) return null;
  const first = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  const wasNominal = rest !== text.slice(opening.length);
  const isSingle = baseOf(first, 'gerund') !== null && wasNominal && !/ing/.test(rest.slice(first.length));
  const turned = isSingle
    ? inForm(baseOf(first, 'gerund') ?? first, form, spelling) + rest.slice(first.length)
    : turnVerbs(rest.charAt(0).toLowerCase() + rest.slice(1), gerund ? 'gerund' : 'base', form, spelling);
  if (turned === null || turned === rest)
    return base && form === 'base' ? { text: rest, leftOut: [`"${opening.trim()}"`] } : null;
  const verb = /^\p{L}+/u.exec(turned)?.[0] ?? '';
  const said = verb.charAt(0).toUpperCase() + verb.slice(1);
  return {
    text: said + turned.slice(verb.length),
    remark: `Begins with what you did, "${said}", in place of "${opening.trim()}"`,
  };
}
