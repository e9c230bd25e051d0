import { baseOf, pastOf } from '../../rewriting/verb-forms.ts';
import { plainText, quote } from './plain-text.ts';

const FLIPS: readonly [RegExp, string][] = [
  [/\bI['’]m\b/g, 'you’re'],
  [/\bI['’]ve\b/g, 'you’ve'],
  [/\bI['’]d\b/g, 'you’d'],
  [/\bI['’]ll\b/g, 'you’ll'],
  [/\bI am\b/g, 'you are'],
  [/\bI was\b/g, 'you were'],
  [/\bi\b/gi, 'you'],
  [/\bmy\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bme\b/gi, 'you'],
];
const MAX_WORDS = 17;
const MIN_WORDS = 4;
const MAX_LENGTH = 120;
/** Where a line can end early. */
const CUTS =
  /(?:[;.(]|\s-\s|,|\s(?:resulting in|leading to|which|while|ensuring|including|by|so that|as well as|and)\s)/gu;

/** What a candidate said of themselves, as one says it to them: "I rebuilt my rota" becomes "you rebuilt your rota". */
export function toSecondPerson(text: string): string {
  return FLIPS.reduce((turned, [pattern, with_]) => turned.replace(pattern, with_), text);
}

export interface ToldClaim {
  text: string;
  isQuoted: boolean;
  /** Whether it is told of the present: "run the grill". */
  isPresent: boolean;
}

/**
 * A line of the person's experience in a sentence to them, behind "you": "managed a team of 12". Where that can't be done
 * safely, a short quotation, with `isQuoted`.
 */
export function tellClaim(bullet: string, isCurrent: boolean): ToldClaim {
  const line = plainText(bullet, 400).replace(/[.;,\s]+$/, '');
  // A figure at the end belongs to another thought: "gave medications, 0 errors in 2023".
  const own = line
    .replace(/^I(?:['’]ve| have)? (?=\p{Ll})/u, '')
    .replace(/^((?:\S+ ){3,}\S+), (?:no|zero|about|up to|\d)[^,]*$/iu, '$1');
  const [first = '', ...rest] = own.split(' ');
  const verb = pastForm(first, isCurrent);
  const short = verb === null ? null : cutClause([verb, ...rest].join(' '));
  if (short !== null && !/\b(?:we|our|us|they)\b/i.test(short))
    return {
      text: toSecondPerson(short),
      isQuoted: false,
      isPresent: verb === first.toLowerCase() && isCurrent && baseOf(verb, 'past') === null,
    };
  return { text: quote(line, 90), isQuoted: true, isPresent: false };
}

function pastForm(word: string, isCurrent: boolean): string | null {
  if (!/^\p{L}[\p{L}-]+$/u.test(word)) return null;
  if (baseOf(word, 'past') !== null && !/^(?:set|put|cut|read|cost|let|hit)$/i.test(word))
    return word.toLowerCase();
  const base = baseOf(word, 'third') ?? baseOf(word, 'base');
  if (base === null) return null;
  return isCurrent ? base : pastOf(base, 'american');
}

/** The text up to where it can end; `null` if it is too long and can't be cut. */
function cutClause(text: string): string | null {
  const count = (part: string) => part.split(' ').filter((word) => word !== '').length;
  if (count(text) <= MAX_WORDS && text.length <= MAX_LENGTH) return text;
  let best: string | null = null;
  for (const { index } of text.matchAll(CUTS)) {
    const part = text.slice(0, index).trim();
    const isFit = count(part) >= MIN_WORDS && count(part) <= MAX_WORDS && part.length <= MAX_LENGTH;
    // "Picked, packed and shipped orders" has no end behind its first commas.
    if (isFit && !isInList(text, index)) best = part;
  }
  return best;
}

/** Whether a comma or "and" stands between the items of one list. */
function isInList(text: string, at: number): boolean {
  const rest = text.slice(at).replace(/^[,\s]+(?:and\s+)?/, '');
  const [next = '', after = ''] = rest.split(/\s+/);
  const isJoiner = /^(?:,|\s+and\s)/.test(text.slice(at, at + 6));
  if (!isJoiner) return false;
  // A further verb in the past begins a new clause: "…, cut waste by a fifth".
  return !(baseOf(next, 'past') !== null && !/^(?:and|or|,)/.test(after) && !next.endsWith(','));
}
