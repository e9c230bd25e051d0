import { STOP_WORDS } from '../posting/words.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './claim.ts';
import { findNumbersInDigits } from './number-digits.ts';
import { findNumberWords, isNumberWord } from './number-words.ts';
import type { FoundNumber, QuantityUnit } from './number-words.ts';
import { readPeriod, type Period } from './periods.ts';

/** How a number bounds what it counts: "over 40", "up to 40", "about 40". */
export type Bound = 'exact' | 'above' | 'below' | 'about';

/** A number in a text with what it counts. */
export interface Quantity extends Span {
  value: number;
  /** The end of a range, else the value. */
  high: number;
  unit: QuantityUnit;
  bound: Bound;
  /** The stems of the words after it that it counts. */
  counted: string[];
  /** The stems of the words after it up to the end of its phrase, past other numbers: "two Year 5 classes". */
  phrase: string[];
  /** Whether it continues another number: "85 accounts to 130". */
  isContinued: boolean;
  /** Whether it is the largest of its kind: "the biggest had 320". */
  isExtreme: boolean;
  /** The stems of the words before it. */
  before: string[];
  /** Whether it is the whole of which another number is a part: "7 of the 14". */
  isWhole: boolean;
  /** What an unfinished number counts by the words before it: "suites, 3 to 4 a week". */
  understood: string[];
  /** To what it is limited: "4 hours for urgent samples". */
  limitedTo: string[];
  /** Whether it is bounded by "over", which may also say how long: "over 2 years". */
  isOver: boolean;
  /** For a change: "by 18 %" isn't "to 18 %". */
  lead: 'by' | 'to' | 'from' | null;
  /** Whether it adds up others: "13 in total". */
  isTotal: boolean;
  /** How often: "40 a week". */
  period: Period | null;
}

const RANGE = /^(?:\s?(?:-|–|—)\s?|\s(?:to|bis|à|a|until|do|tot)\s)$/iu;
const ABOVE =
  /(?<!\p{L})(?:over|more than|above|exceeding|upwards of|at least|in excess of|beyond|greater than|über|mehr als|mindestens|plus de|au moins|más de|al menos|oltre|più di|mais de|ponad|meer dan)\s+(?:[$€£])?$/iu;
const BELOW =
  /(?<!\p{L})(?:up to|as many as|as much as|no more than|not more than|a maximum of|max\.?|under|less than|below|fewer than|at most|within|bis zu|unter|weniger als|jusqu['’]à|moins de|hasta|menos de|fino a|até|(?<!(?:i|we|they|who|to|and|also|^)\s?)do|tot)\s+(?:[$€£])?$/iu;
const ABOUT =
  /(?<!\p{L})(?:about|around|roughly|approximately|approx\.?|some|something like|close to|nearly|almost|close to|circa|ca\.|etwa|rund|fast|environ|unos|unas|cerca de|casi|circa|około|ongeveer)\s+(?:[$€£])?$/iu;
const BETWEEN = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|między|tussen)\s+[$€£]?$/iu;
const FROM_TO = /^\sto\s(?:about |around |nearly |over )?$/iu;
const AND = /^\s?(?:and|und|et|y|e|i|en)\s?$/iu;
const FROM = /(?<!ranging )(?<!\p{L})(?:from|de|desde|da|od|van)\s+[$€£]?$/iu;
const OR_MORE = /^[\s-]?(?:or (?:more|higher|above|better|over)|plus(?!\p{L})|and (?:above|over))/iu;
const TOTAL = /^\s(?:in total|altogether|all told|in all|insgesamt|au total|en total|in totale|łącznie)/iu;
const OF_WHOLE =
  /^\s(?:out )?(?:of|von|de|sur|su|z)(?: the| all| my| our| their| his| her| these| den| les| los| las)?\s$/iu;
const COUNTED = 3;
const BEFORE = 6;
const LEAD =
  /(?<!\p{L})(by|to|from)\s(?:an? |about |around |roughly |nearly |almost |some |over |[$€£]){0,2}$/iu;
/** After these words begins something that isn't counted: "by a third in a year". */
const PREPOSITION = new Set(
  'in after before by within over across through during for from at on to with via per and und et y e i als nach bei im pour dans en durante por con per'.split(
    ' ',
  ),
);
const EACH = /^(?:an?|per|each|every)$/i;
/** What a number is repeated in. */
const PERIOD_NOUNS: Record<string, true> = {
  hour: true,
  shift: true,
  day: true,
  night: true,
  week: true,
  month: true,
  quarter: true,
  year: true,
  season: true,
};
/** Short forms of units. */
const UNITS: Record<string, string> = {
  ft: 'foot',
  feet: 'foot',
  hr: 'hour',
  yr: 'year',
  min: 'minut',
  hrs: 'hour',
  yrs: 'year',
  mins: 'minut',
  lb: 'pound',
  lbs: 'pound',
  litre: 'liter',
  l: 'liter',
  kilo: 'kg',
  kilogram: 'kg',
  kilometre: 'km',
  kilometer: 'km',
  mi: 'mile',
  metre: 'meter',
};
/** What other things are measured in: "40 lbs of chicken" are chicken. */
const MEASURES = new Set(
  'pound kg kilo gram ton tonn liter foot meter inch mile km minut hour box case cup glass bottl bag tray pallet load pair set piec kind type bunch'.split(
    ' ',
  ),
);
/** Units of money, which are no things that are counted. */
const MONEY = new Set(['cent', 'dollar', 'pound', 'euro', 'penc', 'quid', 'eur', 'usd', 'gbp', 'zloti']);

const contentStem = (norm: string): string | null =>
  STOP_WORDS.has(norm) || /^\d/.test(norm) || isNumberWord(norm) || MONEY.has(stemWord(norm))
    ? null
    : (UNITS[norm] ?? stemWord(norm));

/**
 * Finds the numbers of a text, in digits and in words, with their units, bounds and what they count. Years ("2019"), times of
 * the day and numbers inside of names ("S7-1500") are included, so that none can be invented.
 */
export function readQuantities(text: string): Quantity[] {
  const found = [...findNumbersInDigits(text), ...findNumberWords(text)].toSorted(
    (a, b) => a.start - b.start,
  );
  const quantities: Quantity[] = [];
  const tokens = tokenize(text);
  for (const [index, one] of found.entries()) {
    const previous = quantities.at(-1);
    if (previous && one.start < previous.end) continue;
    const limit = found[index + 1]?.start ?? Infinity;
    const made = describe(text, tokens, one, limit, previous);
    if (previous && isRange(text, previous, one)) {
      quantities.pop();
      const unit = previous.unit === 'count' ? made.unit : previous.unit;
      const { start, value, bound, before } = previous;
      quantities.push({ ...made, start, value, unit, bound, before, understood: previous.understood });
    } else {
      // "From 70 to 88 percent".
      if (
        previous?.unit === 'count' &&
        made.unit === 'percent' &&
        made.lead === 'to' &&
        FROM_TO.test(text.slice(previous.end, one.start))
      )
        previous.unit = made.unit;
      quantities.push(made);
    }
  }
  return quantities;
}

function describe(
  text: string,
  tokens: readonly Token[],
  one: FoundNumber,
  limit: number,
  previous: Quantity | undefined,
): Quantity {
  const after = text.slice(one.end);
  const found = tokens.findIndex(({ end }) => end > one.start);
  const first = found < 0 ? tokens.length : found;
  return {
    start: one.start,
    end: one.end,
    value: one.value,
    high: one.value,
    unit: one.unit,
    bound: readBound(text, one),
    counted: listCounted(text, tokens, one, limit),
    phrase: listPhrase(tokens, one),
    isContinued: CONTINUED.test(text.slice(Math.max(0, one.start - 20), one.start)),
    isExtreme: EXTREME.test(text.slice(Math.max(0, one.start - 40), one.start)),
    understood: listUnderstood(text, tokens, one, previous),
    limitedTo: listLimits(after),
    isOver: /over\s$/i.test(text.slice(0, one.start)),
    lead: readLead(text.slice(0, one.start)),
    before: tokens.slice(Math.max(0, first - BEFORE), first).flatMap(({ norm }) => contentStem(norm) ?? []),
    isTotal: TOTAL.test(after),
    isWhole: previous !== undefined && OF_WHOLE.test(text.slice(previous.end, one.start)),
    period: readPeriod(after.slice(0, 60)),
  };
}

function readLead(before: string): Quantity['lead'] {
  const word = LEAD.exec(before)?.[1]?.toLowerCase();
  return word === 'by' || word === 'to' || word === 'from' ? word : null;
}

function readBound(text: string, one: FoundNumber): Bound {
  const lead = text.slice(Math.max(0, one.start - 24), one.start);
  if (one.isOpen || OR_MORE.test(text.slice(one.end))) return 'above';
  // "Over two winters" says when.
  const isDuring = /over\s$/i.test(lead) && /^\p{L}/u.test(text.slice(one.start));
  if (ABOVE.test(lead) && !isDuring) return 'above';
  return BELOW.test(lead) ? 'below' : ABOUT.test(lead) ? 'about' : 'exact';
}

function listCounted(text: string, tokens: readonly Token[], one: FoundNumber, limit: number): string[] {
  const counted: string[] = [];
  // "26ft".
  const glued = /^[a-z]+/.exec(text.slice(one.end))?.[0];
  if (glued !== undefined) counted.push(contentStem(glued) ?? glued);
  const after = tokens.filter(({ start }) => start >= one.end);
  for (const [place, token] of after.entries()) {
    const isAnd = token.norm === 'and' && counted.length > 0 && !/s$/i.test(after[place - 1]?.raw ?? '');
    if (token.start >= limit || counted.length === COUNTED || (PREPOSITION.has(token.norm) && !isAnd)) break;
    // "200 pounds a week", "30 minutes a room", "16 blocks of flats": only what comes first is counted.
    if (EACH.test(after[place - 1]?.raw ?? '') && (token.norm in PERIOD_NOUNS || counted.length > 0)) break;
    if (token.norm === 'of' && counted.length > 0 && !MEASURES.has(counted.at(-1) ?? '')) break;
    if (place > 0 && token.apart) break;
    if (place === 0 && /[,;.:()]/.test(text.slice(one.end, token.start))) break;
    const stem = contentStem(token.norm);
    if (stem !== null) counted.push(stem);
  }
  return counted;
}

const PHRASE = 6;

function listPhrase(tokens: readonly Token[], one: FoundNumber): string[] {
  const phrase: string[] = [];
  for (const token of tokens) {
    if (token.start < one.end) continue;
    const isEnd = PREPOSITION.has(token.norm) || token.norm === 'of' || EACH.test(token.norm);
    if (isEnd || token.apart || phrase.length === PHRASE) break;
    const stem = contentStem(token.norm);
    if (stem !== null) phrase.push(stem);
  }
  return phrase;
}

const CONTINUED = /(?<!\p{L})(?:and|then|to|und|et|y)\s(?:then\s|about\s)?$/iu;

/** Before a number, in the same clause: it was so only once. */
const EXTREME =
  /(?<!\p{L})(?:biggest|largest|best|busiest|longest|record|highest|peak|maximum)(?!\p{L})[^,;.]*$/iu;

const UNDERSTOOD = 3;
const FARTHEST = 120;

/** The things named last before a number that names none itself; "two years here and then six". */
function listUnderstood(
  text: string,
  tokens: readonly Token[],
  one: FoundNumber,
  previous: Quantity | undefined,
): string[] {
  // The clause, and the one that a comma or bracket continues: "resumes (maybe a hundred a week)".
  const lead = text.slice(Math.max(0, one.start - FARTHEST), one.start);
  const parts = lead.split(/([,;:.(])/u).slice(-3);
  const isContinued = /^[,(]$/.test(parts[1] ?? '');
  const clause = one.start - (isContinued ? parts.join('') : (parts.at(-1) ?? '')).length;
  const near: string[] = [];
  for (const { start, end, norm } of tokens) {
    if (end > one.start) break;
    const stem =
      start >= clause && !/^(?:roughly|approx|maybe|mostly|usually)$/.test(norm) ? contentStem(norm) : null;
    if (stem !== null) near.push(stem);
  }
  const shared =
    previous && /(?:and|then|to|und|et|y)\s*$/.test(text.slice(0, one.start)) ? previous.counted : [];
  return [...near.slice(-UNDERSTOOD), ...shared];
}

/** The words of "for ..." after a number, to the end of its clause. */
function listLimits(after: string): string[] {
  const limit = /^[^,;.:(]{0,20}?\sfor\s([^,;.:()]+)/u.exec(after)?.[1];
  return limit === undefined ? [] : tokenize(limit).flatMap(({ norm }) => contentStem(norm) ?? []);
}

/** "10 to 15", "between 40 and 60"; "from 22 to 81" is a change. */
function isRange(text: string, previous: Quantity, one: FoundNumber): boolean {
  if (previous.high !== previous.value || previous.unit === 'times') return false;
  const lead = text.slice(0, previous.start);
  const between = text.slice(previous.end, one.start);
  if (BETWEEN.test(lead)) return AND.test(between);
  return RANGE.test(between) && !FROM.test(lead);
}

/** Seconds of a unit of time, by its stem. */
const SECONDS: Record<string, number> = {
  second: 1,
  minut: 60,
  min: 60,
  hour: 3_600,
  hr: 3_600,
  dai: 86_400,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
};

/** How long a quantity is in seconds, if it is a time: "90 minutes", "18 months"; else `null`. */
export function secondsOf({ value, counted }: Quantity): number | null {
  const unit = SECONDS[counted[0] ?? ''];
  return unit === undefined ? null : value * unit;
}

const HOURS = 24;

/** Whether two quantities are the same number of the same kind. */
export function equalQuantity(a: Quantity, b: Quantity): boolean {
  const [x, y] = [secondsOf(a), secondsOf(b)];
  if (x !== null && y !== null && a.counted[0] !== b.counted[0]) return Math.abs(x - y) <= x * 0.01;
  // "From six" is "6am".
  const isClock = (a.unit === 'clock') !== (b.unit === 'clock') && a.value % 12 === b.value % 12;
  const hours = a.unit === 'clock' ? b : a;
  if (isClock) return hours.unit === 'count' && hours.value <= HOURS;
  const isTimes = (a.unit === 'count' && b.unit === 'times') || (a.unit === 'times' && b.unit === 'count');
  if (a.unit !== b.unit && !isTimes && !(isCounting(a) && isCounting(b))) return false;
  // "A third" is 33 %.
  const near = a.unit === 'percent' && (a.value % 1 !== 0 || b.value % 1 !== 0) ? 0.7 : 1e-9;
  return Math.abs(a.value - b.value) <= near && Math.abs(a.high - b.high) <= near;
}

/** Whether two quantities are one time in different units: "90 minutes", "an hour and a half". */
export function isSameTime(a: Quantity, b: Quantity): boolean {
  const [x, y] = [secondsOf(a), secondsOf(b)];
  return x !== null && y !== null && Math.abs(x - y) <= x * 0.01;
}

/** "30K in savings" may be money or a count; its noun tells. */
const isCounting = ({ unit }: Quantity) => unit === 'count' || unit === 'money';
