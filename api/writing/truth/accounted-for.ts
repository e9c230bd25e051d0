import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import { levelOf } from './agency.ts';
import { findAcronym, findExpansion } from './check-names.ts';
import { findWord, saysSynonym } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { isNumberWord } from './number-words.ts';
import { oncePer } from './once.ts';
import { isTimeUnit } from './periods.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem, isIrregular, isListed } from './synonyms.ts';

/** Whether a word may be a verb: one by its form, or the first of the text. */
export function isVerbLike(statement: Statement, at: number): boolean {
  const folded = statement.folded[at] ?? '';
  return (at === 0 && !folded.endsWith('ly')) || /(?:ed|ing)$/.test(folded) || isIrregular(folded);
}

/** Whether the person said a word of a rewritten text, or one for which it may stand, or it says nothing. */
export function isAccountedFor(statement: Statement, at: number, material: ReadMaterial): boolean {
  const token = statement.tokens[at];
  const before = statement.tokens[at - 1];
  if (!token || /^\d/.test(token.raw) || STOP_WORDS.has(token.norm) || isPlainWord(token.norm)) return true;
  // "A 13-strong shift", "four months": the number is judged with what it counts.
  const between = statement.text.slice(before?.end ?? 0, token.start);
  const isCounted = before !== undefined && (/^\d/.test(before.raw) || isNumberWord(before.norm));
  if (isCounted && (between === '-' || (between === ' ' && isTimeUnit(token.norm)))) return true;
  if (/(?<![\p{L}])as (?:many|much)$/iu.test(statement.text.slice(0, token.end))) return true;
  if (isVerbLike(statement, at) && (levelOf(token) ?? 2) < 2) return true;
  // "Personally" isn't "person".
  const isComparable = !token.norm.endsWith('ly') || isListed(token.norm);
  return (
    (isComparable && material.bases.has(baseStem(token.norm))) ||
    findWord(material, token.raw) !== null ||
    (isComparable && saysSynonym(material, token.norm)) ||
    isShortForm(token.norm, material) ||
    isCompound(token.norm, material) ||
    findExpansion(token, material) !== null ||
    findAcronym(statement, at, material) !== null ||
    // "Buyers" are those who buy.
    material.bases.has(token.norm.replace(/e?r$/, ''))
  );
}

/** Beginnings of words that are used as words. "Man" is no short form of "manager", nor "intern" of "international". */
const CLIPPINGS = new Set(
  `admin app appt approx arch asst auto avg calc cert comms conf config coord dept dev demo doc equip est exam exec freq gym info intro lab lang
  lib maint math maths max med memo min misc ops org perf photo prep prod prof promo proj ref reg rep repo req sched spec std sync sys tech temp
  transl uni vac veg vet vol`.split(/\s+/),
);

/** "Arch" for "architecture", "application" for "app". */
function isShortForm(norm: string, material: ReadMaterial): boolean {
  if (clippingsOf(material).some((word) => norm.startsWith(word))) return true;
  return CLIPPINGS.has(norm) && [...material.words].some((word) => word.startsWith(norm));
}

const clippingsOf = oncePer(({ words }: ReadMaterial) => [...words].filter((word) => CLIPPINGS.has(word)));

/** The shortest part of a compound; "re" and the like are shorter. */
const LEAST_PART = 3;
const PREFIX = /^(?:re|co|un|de)$/;

/** "Handover" for "handing over", "resubmit" for "re-submit": both parts side by side. */
function isCompound(norm: string, material: ReadMaterial): boolean {
  for (let at = 2; at <= norm.length - LEAST_PART; at += 1) {
    const [first, second] = [norm.slice(0, at), norm.slice(at)];
    if (at < LEAST_PART && !PREFIX.test(first)) continue;
    const isFirst = material.words.has(first) || material.bases.has(first);
    if (isFirst && material.all.some(({ statement }) => areNeighbors(statement, first, second))) return true;
  }
  return false;
}

const areNeighbors = ({ folded, tokens }: Statement, first: string, second: string): boolean =>
  folded.some((word, at) => {
    const next = folded[at + 1] ?? '';
    return (
      (word === first || baseStem(word) === first) &&
      (next === second || tokens[at + 1]?.norm === second || baseStem(next) === baseStem(second))
    );
  });
