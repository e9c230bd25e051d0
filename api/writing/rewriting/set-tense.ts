import { turnVerbs } from './join-verbs.ts';
import type { Reworked } from './rewording.ts';
import type { Spelling } from './spelling.ts';
import type { VerbForm } from './verb-forms.ts';

const FORMS: readonly VerbForm[] = ['base', 'third', 'gerund'];

/** Puts the verbs with which an English text begins into the past; `null` if they are, or if there are none. */
export function toPast(text: string, why: string, spelling: Spelling): Reworked | null {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const plain = first.toLowerCase() + text.slice(first.length);
  for (const form of FORMS) {
    const turned = turnVerbs(plain, form, 'past', spelling);
    // "Be consistent" is advice, not work.
    if (turned === null || turned === plain || /^be(?:ing)?$/i.test(first)) continue;
    return { text: turned.charAt(0).toUpperCase() + turned.slice(1), remark: `Past tense, ${why}` };
  }
  return null;
}

/** The same into the present; a past that looks like a present ("cut") stays. */
export function toPresent(text: string, spelling: Spelling): Reworked | null {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const plain = first.toLowerCase() + text.slice(first.length);
  const turned = turnVerbs(plain, 'past', 'base', spelling);
  if (turned === null || turned === plain) return null;
  return { text: turned.charAt(0).toUpperCase() + turned.slice(1), remark: 'Present tense, as you asked' };
}
