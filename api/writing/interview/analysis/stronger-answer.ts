import { readStatement } from '../../proof/statement.ts';
import { findMistakes } from '../../rewriting/grammar.ts';
import { uncapitalized } from '../../rewriting/text-shape.ts';
import { turnVerbs } from '../../rewriting/turn-verbs.ts';
import { baseOf } from '../../rewriting/verb-forms.ts';
import { isFaithful } from '../../truth/check-claims.ts';
import { isEnglish } from '../../truth/english.ts';
import type { AnswerReview, InterviewRole, TopicKind } from '../types.ts';
import type { InterviewContext } from './interview-context.ts';
import { readAnswer } from './read-answer.ts';
import { isConcrete } from './vocabulary.ts';

type Stronger = AnswerReview['stronger'];
type Bullet = InterviewRole['bullets'][number];

interface Choice {
  role: InterviewRole;
  bullet: Bullet;
  /** How the bullet is spoken after "I": "cut stock errors by a third". */
  spoken: string;
  fit: number;
}

const MOST_ROLES = 20;
const MOST_BULLETS = 30;
const LONGEST_BULLET = 300;
const MOST_SENTENCES = 3;
/** Below this, a bullet has nothing to do with the question. */
const LEAST_FIT = 2;

/**
 * An example of a stronger answer, as it could be spoken, made only of the person's bullet points of one role; `null` if none of them fits
 * the question. Every sentence passes the truth gate; nothing is added but "I", "At ..." and "also".
 */
export function strongerAnswer(
  question: string,
  answer: string,
  topic: TopicKind,
  roles: readonly InterviewRole[],
  context: InterviewContext,
): Stronger {
  const wanted = wantedStems(question, answer, topic, context);
  const named = roleNamed(question, roles);
  const isGeneral = topic === 'opening' || (topic === 'background' && named !== null);
  const byRole = (named ? [named] : roles.slice(0, MOST_ROLES)).map((role, at) => {
    const choices = role.bullets
      .slice(0, MOST_BULLETS)
      .flatMap((bullet) => chooseBullet(role, bullet, wanted, isGeneral))
      .toSorted((a, b) => b.fit - a.fit);
    const best = choices
      .slice(0, MOST_SENTENCES)
      .filter(({ fit }, rank) => rank === 0 || fit >= (choices[0]?.fit ?? 0) * 0.4);
    return { role, best, fit: (best[0]?.fit ?? 0) + 0.3 * (best[1]?.fit ?? 0) - 0.3 * at };
  });
  const ranked = byRole
    .filter(({ best }) => best.length > 0 && (isGeneral || (best[0]?.fit ?? 0) >= LEAST_FIT))
    .toSorted((a, b) => b.fit - a.fit);
  const chosen = isGeneral ? byRole.find(({ best }) => best.length > 0) : ranked[0];
  return chosen ? composeAnswer(chosen.role, chosen.best) : null;
}

/** What a bullet should be about, by stem: the question's words first, then those of the answer that belong to their work. */
function wantedStems(
  question: string,
  answer: string,
  topic: TopicKind,
  context: InterviewContext,
): Map<string, number> {
  const wanted = new Map<string, number>();
  const asked = readAnswer(question);
  for (const at of asked.concrete) wanted.set(asked.stems[at] ?? '', 2.2);
  const said = readAnswer(answer);
  for (const at of said.concrete) {
    const stem = said.stems[at] ?? '';
    if (context.work.has(stem))
      wanted.set(stem, Math.max(wanted.get(stem) ?? 0, topic === 'opening' ? 0.8 : 1.3));
  }
  return wanted;
}

/** The role whose company a question names. */
function roleNamed(question: string, roles: readonly InterviewRole[]): InterviewRole | null {
  const asked = ` ${readAnswer(question)
    .words.map(({ word }) => word)
    .join(' ')} `;
  return (
    roles.find(({ company }) => {
      const words = readAnswer(company).words.map(({ word }) => word);
      return (
        words.length > 0 &&
        (asked.includes(` ${words.join(' ')} `) || asked.includes(` ${words.slice(0, 2).join(' ')} `))
      );
    }) ?? null
  );
}

function chooseBullet(
  role: InterviewRole,
  bullet: Bullet,
  wanted: ReadonlyMap<string, number>,
  isGeneral: boolean,
): Choice[] {
  const spoken = asSpoken(bullet.text, role);
  if (spoken === null) return [];
  const { stems, words, numbers } = readAnswer(bullet.text);
  let fit = 0;
  for (const stem of new Set(stems)) fit += wanted.get(stem) ?? 0;
  if (fit === 0 && !isGeneral) return [];
  const concrete = words.filter(({ word }) => isConcrete(word)).length;
  return [{ role, bullet, spoken, fit: fit + (numbers.length > 0 ? 0.9 : 0) + Math.min(concrete, 8) * 0.05 }];
}

/** A bullet as it is said after "I"; `null` where that would be no sentence, or not in the right tense. */
function asSpoken(text: string, { endDate, title, company, bullets }: InterviewRole): string | null {
  const plain = text.trim().replace(/[.;,\s]+$/, '');
  if (plain === '' || plain.length > LONGEST_BULLET || !isEnglish(plain) || /[.;:!?•\n](?:\s|$)/.test(plain))
    return null;
  const own = /^I (?=\p{Ll})/u.test(plain) ? plain.slice(2) : uncapitalized(plain);
  const first = /^\p{L}+(?!\p{L})/u.exec(own)?.[0] ?? '';
  if (/^(?:being|been|be|was|is|are)$/.test(first)) return null;
  const told = inTense(own, first, endDate !== '');
  if (
    told === null ||
    /(?<!\p{L})(?:he|she|his|her|their own|i|my|me)(?!\p{L})/iu.test(told.replace(/^I /, ''))
  )
    return null;
  const sentence = `I ${told}.`;
  const known = new Set(findMistakes(text, true));
  if (findMistakes(sentence, true).some((mistake) => !known.has(mistake))) return null;
  const material = {
    bullet: { id: '0', text },
    support: bullets
      .filter((other) => other.text !== text)
      .slice(0, MOST_BULLETS)
      .map((other) => ({ id: other.id, text: other.text })),
    instruction: '',
    role: { title, company, isOver: endDate !== '' },
  };
  return isFaithful(sentence, material) ? told : null;
}

/** "Managing the rota" of a past role is "managed the rota"; `null` if it can't be told for sure. */
function inTense(text: string, first: string, isOver: boolean): string | null {
  if (baseOf(first, 'past') !== null) return text;
  const spelling = 'british';
  const to = isOver ? 'past' : 'base';
  if (baseOf(first, 'base') !== null && !isOver) return text;
  for (const from of ['gerund', 'third', 'base'] as const)
    if (baseOf(first, from) !== null) return turnVerbs(text, from, to, spelling);
  return null;
}

function composeAnswer(role: InterviewRole, choices: readonly Choice[]): Stronger {
  const [first, second, third] = choices;
  if (!first) return null;
  const place = role.company.trim();
  const opening =
    place === '' || readStatement(first.spoken).joined.includes(readStatement(place).joined)
      ? `I ${first.spoken}.`
      : `At ${place} I ${first.spoken}.`;
  const sentences = [
    opening,
    ...(second ? [`I also ${second.spoken}.`] : []),
    ...(third ? [`And I ${third.spoken}.`] : []),
  ];
  return {
    text: sentences.join(' '),
    bulletIds: choices.map(({ bullet }) => bullet.id),
    roleId: role.id,
  };
}
