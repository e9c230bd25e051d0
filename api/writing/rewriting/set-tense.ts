import { turnVerbs } from './join-verbs.ts';
import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import { baseOf } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';

const FORMS: readonly VerbForm[] = ['base', 'third', 'gerund'];

function sentenceToPast(text: string, spelling: Spelling): string | null {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const plain = first.toLowerCase() + text.slice(first.length);
  for (const form of FORMS) {
    // "Be consistent" is advice, not work.
    const turned = /^be(?:ing)?$/i.test(first) ? null : turnVerbs(plain, form, 'past', spelling);
    if (turned !== null && turned !== plain)
      return first === plain.slice(0, first.length)
        ? turned
        : turned.charAt(0).toUpperCase() + turned.slice(1);
  }
  // A verb that can't be told from a noun would stay in another tense than the rest.
  return FORMS.some((form) => baseOf(first, form) !== null) && baseOf(first, 'past') === null ? null : text;
}

/** Puts the verbs with which an English text and its sentences begin into the past; `null` if they are, or if there are none. */
export function toPast(text: string, why: string, spelling: Spelling): Reworked | null {
  const turned: string[] = [];
  for (const sentence of text.split(/(?<=[.;]) /)) {
    const past = sentenceToPast(sentence, spelling);
    if (past === null) return null;
    turned.push(past);
  }
  const plain = turned.join(' ');
  return plain === text ? null : { text: plain, remark: `Past tense, ${why}` };
}

/** The same into the present; a past that looks like a present ("cut") stays. */
export function toPresent(text: string, spelling: Spelling): Reworked | null {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const plain = first.toLowerCase() + text.slice(first.length);
  const turned = turnVerbs(plain, 'past', 'base', spelling);
  if (turned === null || turned === plain) return null;
  return { text: turned.charAt(0).toUpperCase() + turned.slice(1), remark: 'Present tense, as you asked' };
}
