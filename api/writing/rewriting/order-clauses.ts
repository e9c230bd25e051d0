import { verbRole } from '../proof/verb-roles.ts';
import type { Reworked } from './rewording.ts';
import { capitalized, uncapitalized } from './text-shape.ts';
import { baseOf } from './verb-forms.ts';
import type { Weigh } from './weigh.ts';

/** Words that point to what was said before, or to an order in time. */
const POINTING =
  /(?<![\p{L}])(?:it|its|they|them|their|this|these|that|those|then|also|which|such|thereby|thus|later|finally|used this|respectively|both|er|sie|es|dies\p{L}*|dann|damit|dabei|anschließend|ensuite|puis|cela|ceux|luego|después|esto|quindi|poi|depois|isso|następnie|potem)(?![\p{L}])/iu;

/** Moves what the posting or the focus asks for most to the front. Parts that refer to each other stay. */
export function orderClauses(text: string, weigh: Weigh, what: string): Reworked | null {
  return orderSentences(text, weigh, what) ?? orderVerbs(text, weigh, what);
}

/** The index of the heaviest part, if one is heavier than the first. */
function heaviest(parts: readonly string[], weigh: Weigh): number {
  const weights = parts.map((part) => weigh(part));
  const most = Math.max(...weights);
  return most > (weights[0] ?? 0) ? weights.indexOf(most) : 0;
}

function orderSentences(text: string, weigh: Weigh, what: string): Reworked | null {
  const ending = text.endsWith('.') ? '.' : '';
  const sign = '. ';
  const parts = text.replace(/\.$/, '').split(sign);
  if (
    parts.length < 2 ||
    parts.length > 5 ||
    parts.some((part) => /[.;:]\s/.test(part) || POINTING.test(part))
  )
    return null;
  if (parts.some((part) => part.split(' ').length < 2)) return null;
  const at = heaviest(parts, weigh);
  // "Involved in" is no better beginning.
  if (at === 0 || !isPast(uncapitalized(parts[at] ?? ''))) return null;
  const moved = [parts[at] ?? '', ...parts.filter((_, index) => index !== at)];
  const set = moved.map((part) => capitalized(part));
  return { text: set.join(sign) + ending, remark: `Puts first what ${what}` };
}

const isPast = (part: string) => {
  const [first = '', second = ''] = part.split(' ');
  return (
    baseOf(first, 'past') !== null &&
    verbRole(first, true) !== null &&
    second !== '' &&
    !/^(?:and|or)$/.test(second)
  );
};

/** "Cleaned rooms, made beds and greeted guests" -> "Greeted guests, cleaned rooms and made beds". */
function orderVerbs(text: string, weigh: Weigh, what: string): Reworked | null {
  const ending = text.endsWith('.') ? '.' : '';
  const plain = text.replace(/\.$/, '');
  if (/[;:(.]/.test(plain) || POINTING.test(plain)) return null;
  const at = plain.search(/,? and (?!.* and \p{Ll}+ed(?![\p{L}]))/u);
  if (at < 0) return null;
  const joint = /^,? and /.exec(plain.slice(at))?.[0] ?? ' and ';
  const parts = [...plain.slice(0, at).split(', '), plain.slice(at + joint.length)];
  const rest = parts.map((part, index) =>
    index === 0 ? part.charAt(0).toLowerCase() + part.slice(1) : part,
  );
  if (parts.length < 2 || !rest.every(isPast)) return null;
  const first = heaviest(rest, weigh);
  // "Cleaned and painted boats for a club": what ends the sentence may belong to all of it.
  if (
    / (?:for|across|during|throughout|while|when|under|over|since|until|to \p{Ll}+) /u.test(rest.at(-1) ?? '')
  )
    return null;
  if (first === 0) return null;
  const moved = [rest[first] ?? '', ...rest.filter((_, index) => index !== first)];
  const front = moved.slice(0, -1).join(', ');
  return {
    text: `${capitalized(front)}${joint}${moved.at(-1) ?? ''}${ending}`,
    remark: `Puts first what ${what}`,
  };
}
