import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import { isAccountedFor, isVerbLike } from './accounted-for.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { isEnglish } from './english.ts';
import type { ReadMaterial } from './material.ts';
import { isChangeWord } from './outcomes.ts';
import { isTimeUnit } from './periods.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem } from './synonyms.ts';

/**
 * Every word of a rewritten English text must be accounted for: the person said it, or a word for which it may stand, or it says
 * nothing. Whatever is left is a claim, even if nobody foresaw it. A verb may take the place of one that was dropped, and so may a
 * single noun.
 *
 * @param known the claims that the other checks found: what they have judged isn't judged again.
 */
export function checkWords(statement: Statement, material: ReadMaterial, known: readonly Claim[]): Claim[] {
  if (!isEnglish(`${material.own.statement.text}\n${statement.text}`)) return [];
  const judged = known.filter(({ kind, source }) => kind !== 'agency' || source === null);
  const unknown = statement.tokens.flatMap((token, at) =>
    judged.some(({ start, end }) => token.start >= start && token.end <= end) ||
    isAccountedFor(statement, at, material)
      ? []
      : [{ token, at }],
  );
  if (unknown.length === 0) return [];
  const { statement: own } = material.own;
  let verbs = countDroppedVerbs(own, statement);
  let nouns = Math.min(countDroppedNouns(own, statement), REPLACED_NOUNS);
  const isReplacement = (at: number, raw: string): boolean => {
    if (isVerbLike(statement, at) && !isAttribute(statement, at)) {
      verbs -= 1;
      return verbs >= 0 && !SURPASSING.test(raw);
    }
    if (!isPhraseEnd(statement, at)) return false;
    nouns -= 1;
    return nouns >= 0;
  };
  return unknown.flatMap(({ token, at }) =>
    isReplacement(at, token.raw)
      ? []
      : [
          makeClaim(
            'fact',
            statement.text,
            token,
            null,
            `Left out "${token.raw}": your bullet points don't say it.`,
          ),
        ],
  );
}

/** How many nouns may take the place of dropped ones: more of them tell another story. */
const REPLACED_NOUNS = 1;

/** Verbs that name a success, and can't stand in the place of another. */
const SURPASSING =
  /^(?:exceed|surpass|outperform|resolv|solv|won$|winn|negotiat|lobb|persuad|convinc|master|perfect|transform|revolution|enforc|eliminat|guarante|promot|award|honou?r|elected|nominat)/i;

/** "To exacting standards", "a growing team": a form of a verb that says what something is like. */
function isAttribute(statement: Statement, at: number): boolean {
  const next = statement.tokens[at + 1];
  return (
    ATTRIBUTIVE.test(statement.folded[at - 1] ?? '') &&
    next !== undefined &&
    !next.apart &&
    !STOP_WORDS.has(next.norm)
  );
}

const ATTRIBUTIVE = /^(?:an?|the|to|of|with|in|for|our|their|its|on|at)$/;

/** Whether a word ends its phrase, as the noun does that it is about: what follows is a comma or a small word. */
function isPhraseEnd(statement: Statement, at: number): boolean {
  const token = statement.tokens[at];
  const next = statement.tokens[at + 1];
  if (
    !token ||
    isTimeUnit(token.norm) ||
    /(?:ly|less|ful|ous|ive)$/.test(token.norm) ||
    /^\p{Lu}/u.test(token.raw)
  )
    return false;
  return !/['’]s?$/.test(token.raw) && (next === undefined || next.apart || STOP_WORDS.has(next.norm));
}

/** How many things that the bullet names the rewritten text no longer names. */
function countDroppedNouns(own: Statement, rewritten: Statement): number {
  const kept = new Set(rewritten.tokens.map(({ norm }) => baseStem(norm)));
  return own.tokens.filter(
    ({ norm }, at) =>
      !isVerbLike(own, at) &&
      !/^\d/.test(norm) &&
      !STOP_WORDS.has(norm) &&
      !isPlainWord(norm) &&
      !kept.has(baseStem(norm)),
  ).length;
}

/** How many verbs of the bullet the rewritten text no longer has: as many may have come in their place. */
function countDroppedVerbs(own: Statement, rewritten: Statement): number {
  const kept = new Set(rewritten.folded.map(baseStem));
  return own.folded.filter(
    (word, at) =>
      (isVerbLike(own, at) || AUXILIARY.test(word)) && !kept.has(baseStem(word)) && !isChangeWord(word),
  ).length;
}

const AUXILIARY = /^(?:do|does|is|am|was|were|are|go|have|run|put|make|help)$/;
