import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import { levelOf } from './agency.ts';
import { findAcronym, findExpansion } from './check-names.ts';
import { findWord, saysSynonym } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { isNumberWord } from './number-words.ts';
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

const LEAST_SHORT = 3;

/** "Arch" for "architecture", "app" for "application". */
function isShortForm(norm: string, material: ReadMaterial): boolean {
  if (norm.length < LEAST_SHORT) return false;
  for (const word of material.words)
    if (
      word.length >= LEAST_SHORT &&
      Math.abs(word.length - norm.length) >= LEAST_SHORT &&
      (norm.startsWith(word) || word.startsWith(norm))
    )
      return true;
  return false;
}

/** "Handover" for "handing over", "resubmit" for "re-submit". */
function isCompound(norm: string, material: ReadMaterial): boolean {
  for (let at = 2; at <= norm.length - 2; at += 1)
    if (
      (material.words.has(norm.slice(0, at)) || material.bases.has(norm.slice(0, at))) &&
      (material.words.has(norm.slice(at)) || material.bases.has(baseStem(norm.slice(at))))
    )
      return true;
  return false;
}
