import { STOP_WORDS } from '../posting/words.ts';
import type { Statement } from '../proof/statement.ts';
import { levelOf } from './agency.ts';
import { makeClaim } from './claim.ts';
import type { Claim } from './claim.ts';
import { findAcronym, findExpansion } from './check-names.ts';
import { findWord, saysSynonym } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { isNumberWord } from './number-words.ts';
import { isChangeWord } from './outcomes.ts';
import { isTimeUnit } from './periods.ts';
import { isPlainWord } from './plain-words.ts';
import { baseStem, isIrregular, isListed } from './synonyms.ts';

/**
 * Every word of a rewritten English text must be accounted for: the person said it, or a word for which it may stand, or it says
 * nothing. Whatever is left is a claim, even if nobody foresaw it. A verb may take the place of one that was dropped.
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
  let free = unknown.length > 0 ? countDropped(material.own.statement, statement) : 0;
  let freeNouns = unknown.length > 0 ? countDroppedNouns(material.own.statement, statement) : 0;
  freeNouns = Math.min(freeNouns, REPLACED_NOUNS);
  return unknown.flatMap(({ token, at }) => {
    if (isPhraseEnd(statement, at) && !isVerbLike(statement, at)) {
      freeNouns -= 1;
      if (freeNouns >= 0) return [];
    }
    if (isVerbLike(statement, at) && !SURPASSING.test(token.raw)) {
      free -= 1;
      if (free >= 0) return [];
    }
    const problem = `Left out "${token.raw}": your bullet points don't say it.`;
    return [makeClaim('fact', statement.text, token, null, problem)];
  });
}

/** How many nouns may take the place of dropped ones: more of them tell another story. */
const REPLACED_NOUNS = 1;

/** Verbs that can't stand in the place of another. */
const SURPASSING = /^(?:exceed|surpass|outperform)/i;

/** Words of other languages that no English text has: bullets are too short to count the English ones. */
const FOREIGN =
  /[äöüßąćęłńśźżñ]|(?<![\p{L}])(?:und|der|das|dem|den|mit|im|zur|zum|von|bei|sowie|für|le|la|les|des|du|et|aux|avec|dans|pour|une|el|los|las|del|para|y|il|della|delle|dei|nella|gli|di|che|com|dos|uma|oraz|się|dla|na|het|een|voor|met|aan)(?![\p{L}'’])/giu;
const ENGLISH =
  /(?<![\p{L}])(?:the|and|of|with|for|to|from|by|at|on|my|our|was|were|i|each|every|\p{L}{2,}(?:ed|ing))(?![\p{L}])/iu;

/** Whether a text is in English, as far as so few words show. */
function isEnglish(text: string): boolean {
  const foreign = text.match(FOREIGN)?.length ?? 0;
  return foreign === 0 || (foreign === 1 && ENGLISH.test(text));
}

function isAccountedFor(statement: Statement, at: number, material: ReadMaterial): boolean {
  const token = statement.tokens[at];
  const before = statement.tokens[at - 1];
  if (!token || /^\d/.test(token.raw) || STOP_WORDS.has(token.norm) || isPlainWord(token.norm)) return true;
  // "A 13-strong shift", "four months": the number is judged with what it counts.
  const between = statement.text.slice(before?.end ?? 0, token.start);
  if (before && /^[ -]$/.test(between) && (/^\d/.test(before.raw) || isNumberWord(before.norm))) return true;
  if (isVerbLike(statement, at) && (levelOf(token) ?? 2) < 2) return true;
  // "Personally" isn't "person".
  const isComparable = !token.norm.endsWith('ly') || isListed(token.norm);
  return (
    findWord(material, token.raw) !== null ||
    (isComparable && material.bases.has(baseStem(token.norm))) ||
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

/** Whether a word may be a verb: one by its form, or the first of the text. */
function isVerbLike(statement: Statement, at: number): boolean {
  const folded = statement.folded[at] ?? '';
  return (at === 0 && !folded.endsWith('ly')) || /(?:ed|ing)$/.test(folded) || isIrregular(folded);
}

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
function countDropped(own: Statement, rewritten: Statement): number {
  const kept = new Set(rewritten.folded.map(baseStem));
  return own.folded.filter(
    (word, at) =>
      (isVerbLike(own, at) || AUXILIARY.test(word)) && !kept.has(baseStem(word)) && !isChangeWord(word),
  ).length;
}

const AUXILIARY = /^(?:do|does|is|am|was|were|are|go|have|run|put|make|help)$/;
