import { baseOf, inForm } from './verb-forms.ts';
import type { VerbForm } from './verb-forms.ts';
import type { Spelling } from './spelling.ts';
import { verbOfNoun } from './work-nouns.ts';
import { isCompounded, isDeterminer, isVerbBefore } from './verb-or-noun.ts';

interface Word {
  raw: string;
  start: number;
  end: number;
  /** What stands between the word before and this one. */
  gap: string;
}

/** From here on other verbs have another subject: "which", "when". */
const SUBORDINATES =
  /^(?:that|which|who|whom|whose|where|when|while|because|if|whether|how|what|as|so|can|will|could|would|should|may|might)$/i;
/** What an infinitive, and the verbs joined to it, may depend on besides "to". */
const LETS = /^(?:help|helps|helped|helping|let|letting|make|makes)$/i;
const PREPOSITIONS =
  /^(?:by|for|of|in|on|to|at|with|from|through|after|before|while|when|about|without|via|into|towards?|including|like|as)$/i;
const FINITE = /^(?:is|are|was|were|has|have|had|helps|helped|does|did)$/i;
/** Verbs that a whole clause may follow without "that": "ensuring the doors are shut". */
const BEFORE_CLAUSE = /^(?:ensur|confirm|verif|sure|check)/i;
const JOINTS = /^(?:and|or|&|also|then)$/i;
/** Verbs whose past would say nothing about work. */
const NO_WORK = /^(?:be|have)$/;

/** The words of the first sentence. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(/&|[\p{L}\p{N}][\p{L}\p{N}'’./+#-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu)) {
    const gap = text.slice(end, match.index);
    if (/[.;:!?•●▪]/u.test(gap)) break;
    end = match.index + match[0].length;
    words.push({ raw: match[0], start: match.index, end, gap });
  }
  return words;
}

/** On what further verbs depend: on nothing but the first, on another verb before them, or on a clause with a subject of its own. */
type Dependence = 'no' | 'verb' | 'clause';

/** What the words before a text tell about it. */
interface Known {
  /** Whether it begins with a verb for sure: "was able to". */
  isVerb?: boolean;
  /** Whether what follows is a list of work: "duties included". */
  isList?: boolean;
}

/**
 * Puts the first verb of a sentence, and those joined to it, into another form: "cleaning rooms and making beds" -> "cleaned rooms and
 * made beds". What follows the first sentence stays. `null` if it can't be told for sure which words are verbs, and which of them
 * depend on the first.
 */
export function turnVerbs(
  text: string,
  from: VerbForm,
  to: VerbForm,
  spelling: Spelling,
  known: Known = {},
): string | null {
  const words = wordsOf(text);
  const first = words[0];
  if (!first || first.start !== 0) return null;
  const verbs = findVerbs(words, from, known);
  if (verbs === null) return null;
  let turned = '';
  let end = 0;
  for (const { raw, start, end: next } of verbs) {
    const base = baseOf(raw, from) ?? raw;
    const form = inForm(base, to, spelling);
    turned +=
      text.slice(end, start) + (/^\p{Lu}/u.test(raw) ? form.charAt(0).toUpperCase() + form.slice(1) : form);
    end = next;
  }
  return turned + text.slice(end);
}

/** The first word and the verbs joined to it; `null` if any of them may be something else. */
function findVerbs(words: readonly Word[], from: VerbForm, { isVerb, isList }: Known): Word[] | null {
  const head = findHead(words, from, isVerb === true);
  if (head === null || NO_WORK.test(baseOf(words[0]?.raw ?? '', from) ?? '')) return null;
  const verbs = [...head];
  let depends: Dependence = 'no';
  const last = head.at(-1);
  for (let at = last === undefined ? 1 : words.indexOf(last) + 1; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || !before || verbs.includes(word)) continue;
    if (from !== 'past' && depends !== 'clause' && endsSubject(words, at)) return null;
    const isJoined = isBehindJoint(words, at);
    if (!isJoined) {
      depends = dependsFrom(word, before, from, depends);
      continue;
    }
    // "Serving guests, preparation of salads and responsible for the bar": no list of verbs.
    if (from === 'gerund' && depends === 'no' && isNominal(words, at)) return null;
    const state = stateOf(words, at, from, isList === true);
    if (state === 'none' && isUnlistedVerb(words, at)) return null;
    // "And locking up": an -ing form that isn't known would stay behind.
    if (state === 'none' && from === 'gerund' && depends === 'no' && /^\p{Ll}{3,}ing$/u.test(word.raw))
      return null;
    if (state === 'none') continue;
    if (state === 'unsure') {
      if (depends === 'no') return null;
      continue;
    }
    // "Trained to serve guests and also cleans": not what the training was for.
    if (depends !== 'no' && (/^also$/i.test(before.raw) || (depends === 'clause' && from === 'base')))
      return null;
    if (depends !== 'no') continue;
    // "Cleaned rooms, making beds": a participle, which may stay.
    const isBehindComma = word.gap.includes(',');
    if (from === 'gerund' && isBehindComma && isList !== true && !words.slice(at).some(isLastJoint)) {
      depends = 'verb';
      continue;
    }
    if (word.raw !== word.raw.toLowerCase() || isMixedList(words, words.indexOf(verbs.at(-1) ?? word), at))
      return null;
    verbs.push(word);
  }
  return hasOtherForm(words, from) ? null : verbs;
}

/** Whether a finite verb shows that the words before it are its subject. */
const endsSubject = (words: readonly Word[], at: number): boolean =>
  FINITE.test(words[at]?.raw ?? '') &&
  words[at - 1]?.raw !== 'to' &&
  !words.slice(0, at).some(({ raw }) => BEFORE_CLAUSE.test(raw));

/** Whether a word is joined to those before it, with an adverb between at most. */
function isBehindJoint(words: readonly Word[], at: number): boolean {
  const [before, earlier, third] = [
    words[at - 1]?.raw ?? '',
    words[at - 2]?.raw ?? '',
    words[at - 3]?.raw ?? '',
  ];
  return (
    words[at]?.gap.includes(',') === true ||
    JOINTS.test(before) ||
    (/^\p{Ll}+ly$/u.test(before) && JOINTS.test(earlier)) ||
    (`${earlier} ${before}` === 'in turn' && JOINTS.test(third))
  );
}

/** Whether work is named by a noun or an adjective there: "preparation of", "responsible for". */
const isNominal = (words: readonly Word[], at: number): boolean => {
  const [word = '', next = ''] = [words[at]?.raw, words[at + 1]?.raw];
  return (
    (verbOfNoun(word) !== null && next === 'of') ||
    (/^(?:responsible|accountable)$/i.test(word) && next === 'for')
  );
};

/** "Ordering fish, stock rotation and training cooks": something else is listed between two of the verbs, and would stay a noun. */
const isMixedList = (words: readonly Word[], last: number, at: number): boolean => {
  const between = words.slice(last + 1, at);
  const comma = between.findIndex(({ raw, gap }) => gap.includes(',') && !isLastJoint({ raw }));
  return comma >= 0 && !between.slice(comma, -1).some(isLastJoint);
};

const isLastJoint = ({ raw }: Pick<Word, 'raw'>) => /^(?:and|or|&)$/i.test(raw);

/** "Cleaning", or all of "cleaning, drying and folding". */
function findHead(words: readonly Word[], from: VerbForm, isVerb: boolean): Word[] | null {
  const first = words[0];
  if (!first || baseOf(first.raw, from) === null) return null;
  const next = words[1];
  if (!next) return null;
  // "Advocate - High Court": a title.
  if (!/^,?\s$/u.test(next.gap)) return null;
  const isChain = next.gap.includes(',') || JOINTS.test(next.raw);
  if (!isChain)
    return isVerb ||
      isParallel(words, from) ||
      isVerbBefore(first.raw, from, next.raw) ||
      isFirstOfGerunds(words, from)
      ? [first]
      : null;
  const chain = [first];
  for (let at = 1; at < words.length && chain.length < 5; at += 1) {
    const word = words[at];
    if (!word) return null;
    if (JOINTS.test(word.raw)) continue;
    if (baseOf(word.raw, from) === null) return null;
    chain.push(word);
    const behind = words[at + 1];
    if (behind && (behind.gap.includes(',') || JOINTS.test(behind.raw))) continue;
    // "Training and marketing": nothing that is done to anything.
    const hasObject = behind !== undefined && !/^of$/i.test(behind.raw);
    const isSure = isVerb || chain.some(({ raw }) => isVerbBefore(raw, from, behind?.raw ?? ''));
    return hasObject && isSure ? chain : null;
  }
  return null;
}

function dependsFrom(word: Word, before: Word, from: VerbForm, depends: Dependence): Dependence {
  if (SUBORDINATES.test(word.raw) && !(word.raw === 'as' || word.raw === 'so')) return 'clause';
  if (depends === 'clause') return depends;
  if (from === 'base' && ((before.raw === 'to' && baseOf(word.raw, 'base') !== null) || LETS.test(word.raw)))
    return 'verb';
  // "To audiences", or a verb that isn't listed.
  if (from === 'base' && before.raw === 'to' && /^\p{Ll}+[^s]$/u.test(word.raw) && depends === 'no')
    return isDeterminer(word.raw) ? depends : 'clause';
  if (from === 'gerund' && PREPOSITIONS.test(before.raw) && isGerund(word.raw)) return 'verb';
  return depends;
}

/** "Marking homework and preparing exams": what is joined to a verb is one. */
const isFirstOfGerunds = (words: readonly Word[], from: VerbForm): boolean =>
  from === 'gerund' &&
  !isCompounded(words[1]?.raw ?? '') &&
  words.some(
    ({ raw }, at) =>
      at > 1 &&
      at < 6 &&
      /^(?:and|&)$/.test(words[at - 1]?.raw ?? '') &&
      isVerbBefore(raw, 'gerund', words[at + 1]?.raw ?? '') &&
      words[at + 1]?.gap === ' ' &&
      !isCompounded(words[at + 1]?.raw ?? ''),
  );

/** "Cleans rooms and changes linens": two such forms with objects are no nouns. */
const isParallel = (words: readonly Word[], from: VerbForm): boolean =>
  from === 'third' &&
  words.some(
    ({ raw }, at) =>
      baseOf(raw, 'third') !== null &&
      JOINTS.test(words[at - 1]?.raw ?? '') &&
      words[at + 1]?.gap === ' ' &&
      !PREPOSITIONS.test(words[at + 1]?.raw ?? ''),
  );

const isGerund = (raw: string) => /^\p{Ll}{2,}ing$/u.test(raw) && baseOf(raw, 'gerund') !== null;

/** "And alert the team": what stands before a determiner behind a joint may be a verb that isn't listed. */
function isUnlistedVerb(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1]?.raw ?? '', words[at]?.raw ?? '', words[at + 1]];
  return (
    /^(?:and|&|also)$/i.test(before) &&
    /^\p{Ll}{3,}$/u.test(word) &&
    next?.gap === ' ' &&
    /^(?:the|a|an|all|any|our|their|them|it|my|those|these)$/.test(next.raw) &&
    !PREPOSITIONS.test(word) &&
    !isDeterminer(word) &&
    !/(?:ed|ly)$/.test(word) &&
    baseOf(word, 'past') === null
  );
}

/** Whether a word behind a joint is a verb in the form. */
function stateOf(
  words: readonly Word[],
  at: number,
  from: VerbForm,
  isList: boolean,
): 'verb' | 'none' | 'unsure' {
  const word = words[at];
  if (!word || baseOf(word.raw, from) === null) return 'none';
  const next = words[at + 1];
  // "Washing and dressing them".
  const further = words[at + 2];
  if (next && further && JOINTS.test(next.raw) && baseOf(further.raw, from) !== null)
    return stateOf(words, at + 2, from, isList);
  if (!next || next.gap !== ' ') return from === 'past' ? 'none' : 'unsure';
  if (
    (isParallel(words, from) || isVerbBefore(word.raw, from, next.raw)) &&
    !/^(?:of|is|are)$/i.test(next.raw)
  )
    return 'verb';
  // "Duties included cooking, monitoring CCTV and updating care plans".
  if (isList && from === 'gerund' && !isCompounded(next.raw)) return 'verb';
  return from === 'past' ? 'none' : 'unsure';
}

/** "Building new stores and prepare them": verbs of two forms, of which one would stay behind. */
function hasOtherForm(words: readonly Word[], from: VerbForm): boolean {
  if (from === 'past') return false;
  const other = from === 'gerund' ? 'base' : 'gerund';
  return words.some(({ raw }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!before || !next || !/^(?:and|&|also)$/i.test(before.raw) || baseOf(raw, other) === null)
      return false;
    if (
      words.slice(0, at).some((one, place) => dependsFrom(one, words[place - 1] ?? one, other, 'no') !== 'no')
    )
      return false;
    return isVerbBefore(raw, other, next.raw) && next.gap === ' ';
  });
}
