import { findMistakes } from '../../rewriting/grammar.ts';
import { uncapitalized } from '../../rewriting/text-shape.ts';
import { turnVerbs } from '../../rewriting/turn-verbs.ts';
import { baseOf } from '../../rewriting/verb-forms.ts';
import { isFaithful } from '../../truth/check-claims.ts';
import { isEnglish } from '../../truth/english.ts';
import type { InterviewRole } from '../types.ts';

type Bullet = InterviewRole['bullets'][number];

const MOST_SUPPORT = 30;
const LONGEST_BULLET = 300;
/** Somebody else, or the writer in the third person, would be misunderstood behind "I". */
const OTHER_PERSONS = /(?<!\p{L})(?:he|she|his|her|their own|i|my|me)(?!\p{L})/iu;

/** A bullet as it is said after "I": "cut stock errors by a third"; `null` where that would be no sentence, or not in the right tense. */
export function asSpoken({ text }: Bullet, { endDate }: InterviewRole): string | null {
  const plain = text.trim().replace(/[.;,\s]+$/, '');
  if (plain === '' || plain.length > LONGEST_BULLET || !isEnglish(plain)) return null;
  if (/[.;:!?•\n](?:\s|$)/.test(plain)) return null;
  const own = /^I (?=\p{Ll})/u.test(plain) ? plain.slice(2) : uncapitalized(plain);
  const first = /^\p{L}+(?!\p{L})/u.exec(own)?.[0] ?? '';
  if (/^(?:being|been|be|was|is|are)$/.test(first)) return null;
  const told = inTense(own, first, endDate !== '');
  return told === null || OTHER_PERSONS.test(told) ? null : told;
}

/** "Managing the rota" of a past role is "managed the rota"; `null` if it can't be told for sure. */
function inTense(text: string, first: string, isOver: boolean): string | null {
  if (baseOf(first, 'past') !== null) return text;
  if (baseOf(first, 'base') !== null && !isOver) return text;
  for (const form of ['gerund', 'third', 'base'] as const)
    if (baseOf(first, form) !== null) return turnVerbs(text, form, isOver ? 'past' : 'base', 'british');
  return null;
}

/** Whether a spoken sentence passes the truth gate and makes no mistake that its bullet didn't make. */
export function isSayable(sentence: string, bullet: Bullet, role: InterviewRole): boolean {
  const known = new Set(findMistakes(bullet.text, true));
  if (findMistakes(sentence, true).some((mistake) => !known.has(mistake))) return false;
  return isFaithful(sentence, {
    bullet,
    support: role.bullets.filter(({ id }) => id !== bullet.id).slice(0, MOST_SUPPORT),
    instruction: '',
    role: { title: role.title, company: role.company, isOver: role.endDate !== '' },
  });
}
