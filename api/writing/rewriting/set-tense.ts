import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { turnVerbs } from './turn-verbs.ts';
import { baseOf } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';

const FORMS: readonly VerbForm[] = ['base', 'third', 'gerund'];
/** What may stand before the verb of a sentence: a link, or a heading. */
const LINKS =
  /^(?:(?:also|additionally|furthermore|moreover|then|in addition),? |[^:.;]{2,40}: (?=\p{Lu}))?/iu;

/** What says that the work goes on. */
const GOES_ON = /(?<![\p{L}])(?:since (?:\p{L}+\.? )?['’]?\d|currently|(?:to|till|until) date|at present)/iu;

/** The sentence in another tense; the same if it begins with no verb; `null` if its verbs can't be told from its nouns. */
function turnSentence(
  text: string,
  from: readonly VerbForm[],
  to: VerbForm,
  spelling: Spelling,
): string | null {
  const link = LINKS.exec(text)?.[0] ?? '';
  const rest = text.slice(link.length);
  const first = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  const plain = first.toLowerCase() + rest.slice(first.length);
  for (const form of from) {
    const turned = turnVerbs(plain, form, to, spelling);
    if (turned === null || turned === plain) continue;
    return link + (/^\p{Lu}/u.test(rest) ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned);
  }
  const isTurned = baseOf(first, to) !== null;
  return !isTurned && from.some((form) => baseOf(first, form) !== null) ? null : text;
}

function turnAll(text: string, from: readonly VerbForm[], to: VerbForm, spelling: Spelling): string | null {
  const turned: string[] = [];
  for (const sentence of text.split(/(?<=[.;•]) /u)) {
    const one = turnSentence(sentence, from, to, spelling);
    if (one === null) return null;
    turned.push(one);
  }
  return turned.join(' ');
}

/**
 * Puts the verbs with which an English text and its sentences begin into the past. `null` if they are, if there are none, or if one of
 * them can't be told from a noun: it would stay in another tense than the rest.
 */
export function toPast(text: string, why: string, spelling: Spelling): Reworked | null {
  if (GOES_ON.test(text)) return null;
  const plain = turnAll(text, FORMS, 'past', spelling);
  return plain === null || plain === text ? null : { text: plain, remark: `Past tense, ${why}` };
}

/** The same into the present; a past that looks like a present ("cut") stays. */
export function toPresent(text: string, spelling: Spelling): Reworked | null {
  const plain = turnAll(text, ['past'], 'base', spelling);
  return plain === null || plain === text ? null : { text: plain, remark: 'Present tense, as you asked' };
}

/**
 * Puts "serving guests" and "serves guests" into the form in which a present role is told: "serve guests". Not where the role's other
 * bullet points are written like that too: one of another kind would stand out.
 */
export function toPlainPresent(text: string, others: readonly string[], spelling: Spelling): Reworked | null {
  for (const form of ['gerund', 'third'] as const) {
    if (others.some((other) => baseOf(/^\p{L}+/u.exec(other)?.[0] ?? '', form) !== null)) continue;
    const plain = turnAll(text, [form], 'base', spelling);
    if (plain !== null && plain !== text)
      return { text: plain, remark: 'Present tense, because the role is current' };
  }
  return null;
}
