import { readStatement } from '../../proof/statement.ts';
import type { AnswerReview, InterviewRole, TopicKind } from '../types.ts';
import type { InterviewContext } from './interview-context.ts';
import { themeStems } from './question-themes.ts';
import { readAnswer } from './read-answer.ts';
import type { AnswerReading } from './read-answer.ts';
import { asSpoken, isSayable } from './spoken-bullet.ts';
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
const MOST_SENTENCES = 3;
/** Below this, a bullet has nothing to do with the question. */
const LEAST_FIT = 2;
const NEXT = ['I also', 'And I'];

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
  const asked = readAnswer(withoutEcho(question));
  const wanted = wantedStems(asked, answer, topic, context);
  // What the bank doesn't show can't be answered with something else.
  const needed = topic === 'requirement' ? new Set(asked.concrete.map((at) => asked.stems[at] ?? '')) : null;
  const named = roleNamed(question, roles);
  const isGeneral = topic === 'opening' || (topic === 'background' && named !== null);
  const byRole = (named ? [named] : roles.slice(0, MOST_ROLES)).map((role, at) => {
    const choices = role.bullets
      .slice(0, MOST_BULLETS)
      .flatMap((bullet) => chooseBullet(role, bullet, wanted, needed, isGeneral))
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

const ECHO =
  /^(?:So you|All right, you|I[’']ve noted that|I[’']ll remember that|You said|You mentioned)\b[^.?!]*[.?!]\s+/;

/** A question without what the interviewer says of the answer before it. */
const withoutEcho = (question: string): string => question.replace(ECHO, '');

/** What a bullet should be about, by stem: the question's words first, then those of the answer that belong to their work. */
function wantedStems(
  asked: AnswerReading,
  answer: string,
  topic: TopicKind,
  context: InterviewContext,
): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const at of asked.concrete) wanted.set(asked.stems[at] ?? '', 2.2);
  for (const stem of themeStems(asked.stems)) wanted.set(stem, Math.max(wanted.get(stem) ?? 0, 2));
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
  needed: ReadonlySet<string> | null,
  isGeneral: boolean,
): Choice[] {
  const spoken = asSpoken(bullet, role);
  if (spoken === null) return [];
  const { stems, words, numbers } = readAnswer(bullet.text);
  if (needed && !stems.some((stem) => needed.has(stem))) return [];
  let fit = 0;
  for (const stem of new Set(stems)) fit += wanted.get(stem) ?? 0;
  if (fit === 0 && !isGeneral) return [];
  const concrete = words.filter(({ word }) => isConcrete(word)).length;
  return [{ role, bullet, spoken, fit: fit + (numbers.length > 0 ? 0.9 : 0) + Math.min(concrete, 8) * 0.05 }];
}

/** The bullets as one spoken answer; what doesn't pass the gate as it is spoken is left out. */
function composeAnswer(role: InterviewRole, choices: readonly Choice[]): Stronger {
  const place = role.company.trim();
  const sentences: { text: string; id: string }[] = [];
  for (const { bullet, spoken } of choices) {
    const named = place === '' || readStatement(spoken).joined.includes(readStatement(place).joined);
    const openings =
      sentences.length > 0 ? [NEXT[sentences.length - 1] ?? 'I'] : named ? ['I'] : [`At ${place} I`, 'I'];
    const text = openings
      .map((opening) => `${opening} ${spoken}.`)
      .find((one) => isSayable(one, bullet, role));
    if (text !== undefined) sentences.push({ text, id: bullet.id });
  }
  if (sentences.length === 0) return null;
  return {
    text: sentences.map(({ text }) => text).join(' '),
    bulletIds: sentences.map(({ id }) => id),
    roleId: role.id,
  };
}
