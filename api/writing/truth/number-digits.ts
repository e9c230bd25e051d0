import { fold } from '../text/tokens.ts';
import type { FoundNumber, QuantityUnit } from './number-words.ts';

const SUFFIXES: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, bn: 1e9, b: 1e9 };

const DIGITS =
  /(?<![\p{L}\d.,])([$€£¥]|(?:USD|EUR|GBP|CHF)\s?)?(\d{1,3}(?:[,.' \u00a0]\d{3})+(?!\d)|\d+)(?:([.,])(\d{1,2}(?!\d)|\d{4,}))?(k|mm?|mn|bn|b)?(?:(?![\p{L}\d])|(?=(?:ft|hrs?|yrs?|mins?|lbs?|kg|km|mi|cm|mm|ml|in|l|g|w|v|a|kw|kv|gb|tb|mph|wpm|yo|sq)(?![\p{L}\d])))\s?(%|percent(?!\p{L})|per cent|prozent|pour cent|por ciento|per cento|procent|x(?!\p{L})|times(?!\p{L})|-?fold)?(\+)?/giu;
const MONEY_AFTER = /^\s?(?:dollars?|euros?|pounds?|quid|€|£|\$|eur|usd|gbp|francs?|zł|pln)(?!\p{L})/iu;
/** "1/3". */
const SHARE = /(?<![\p{L}\d./,])([1-9])\/([2-9])(?![\d/\p{L}])(?!\s?(?:inch|in\b|"|to\b|"))/giu;
/** "7p-7a". */
const SHORT_CLOCK = /(?<![\p{L}\d])(\d{1,2})([ap])(?![\p{L}\d])/giu;
/** "At 7.30", "9 to 5". */
const POINT_CLOCK =
  /(?<![\p{L}\d.,$€£])([01]?\d|2[0-3])\.([0-5]\d)(?=\s(?:sharp|start|finish|every|each|on|in the)|[,;.]?$)(?!\d)/giu;
const CENTS_AFTER = /^\s?(?:cents?|pence|p(?![\p{L}]))(?!\p{L})/iu;
/** "7am", "7 a.m.", "19 Uhr". */
const CLOCK =
  /(?<![\p{L}\d.,:])(\d{1,2})(?:[:.]([0-5]\d))?\s?(a\.?m\.?|p\.?m\.?|uhr|h(?!\p{L}))(?![\p{L}])|(?<![\p{L}\d.,:])(\d{1,2}):([0-5]\d)(?![\d:])/giu;
const PARTS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function findDigits(text: string): FoundNumber[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const [whole, currency, digits = '', , decimals, suffix, unit, plus] = match;
    const start = match.index;
    const end = start + whole.trimEnd().length;
    const base = Number(
      `${digits.replace(/[,.' \u00a0]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`,
    );
    // "50m" are metres, "$50m" and "50M" are millions.
    const isScale =
      suffix !== undefined &&
      (/^k$/i.test(suffix) || currency !== undefined || /^[MB]/.test(suffix) || suffix.length > 1);
    const isCents = CENTS_AFTER.test(text.slice(end));
    const value = (base * (isScale ? (SUFFIXES[suffix.toLowerCase()] ?? 1) : 1)) / (isCents ? 100 : 1);
    const isMoney = isCents || currency !== undefined || MONEY_AFTER.test(text.slice(end));
    const kind: QuantityUnit =
      unit === undefined
        ? isMoney
          ? 'money'
          : 'count'
        : /^(?:x|times|-?fold)/i.test(unit)
          ? 'times'
          : 'percent';
    const part = PARTS[text[end] ?? ''] ?? 0;
    return {
      start,
      end: part > 0 ? end + 1 : end,
      value: value + part,
      unit: kind,
      isOpen: plus !== undefined,
    };
  });
}

const CLOCKS: [RegExp, (match: RegExpExecArray) => number][] = [
  [
    CLOCK,
    (match) => {
      const hour = Number(match[1] ?? match[4]);
      const hours = hour + (/^p/i.test(match[3] ?? '') && hour < 12 ? 12 : 0);
      return hours + Number(match[2] ?? match[5] ?? 0) / 60;
    },
  ],
  [SHORT_CLOCK, (match) => (Number(match[1]) % 12) + (/^p/i.test(match[2] ?? '') ? 12 : 0)],
  [POINT_CLOCK, (match) => Number(match[1]) + Number(match[2]) / 60],
];

/** "Half past six", "quarter to nine", "noon". */
const SPOKEN_CLOCK =
  /(?<![\p{L}])(?:(half past|quarter past|quarter to) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(noon|midday)|(midnight))(?![\p{L}])/giu;
const HOURS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const PAST: Record<string, number> = { 'half past': 0.5, 'quarter past': 0.25, 'quarter to': -0.25 };

const findSpokenClocks = (text: string): FoundNumber[] =>
  [...text.matchAll(SPOKEN_CLOCK)].map((match) => {
    const [whole, past = '', hour = '', noon] = match;
    const named = HOURS.indexOf(hour.toLowerCase());
    const start = match.index;
    const hours = past === '' ? (noon === undefined ? 24 : 12) : named > 0 ? named : Number(hour);
    const value = hours + (PAST[past.toLowerCase()] ?? 0);
    return { start, end: start + whole.length, value, unit: 'clock', isOpen: false };
  });

const findClocks = (text: string): FoundNumber[] =>
  CLOCKS.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: read(match),
      unit: 'clock',
      isOpen: false,
    })),
  );

function findShares(text: string): FoundNumber[] {
  return [...text.matchAll(SHARE)]
    .filter(([, part, whole]) => Number(part) < Number(whole))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: (100 * Number(match[1])) / Number(match[2]),
      unit: 'percent',
      isOpen: false,
    }));
}

/** The scale words after digits: "1.2 million", "30 thousand". */
function withScale(text: string, found: FoundNumber): FoundNumber {
  const scale =
    /^\s?(thousand|million|billion|tausend|mio\.?|tsd\.?|millionen|millions?|mille|mil|millones)(?!\p{L})/iu.exec(
      text.slice(found.end),
    );
  if (!scale) return found;
  const word = fold(scale[1] ?? '').replace('.', '');
  const factor =
    word === 'mio' || word.startsWith('million') || word === 'millones'
      ? 1e6
      : word === 'billion'
        ? 1e9
        : 1e3;
  const end = found.end + scale[0].length;
  const unit = MONEY_AFTER.test(text.slice(end)) ? 'money' : found.unit;
  return { ...found, end, value: found.value * factor, unit };
}

/** Finds the numbers in digits of a text, with currencies, percents and scales, and times of the day. */
export function findNumbersInDigits(text: string): FoundNumber[] {
  const clocks = [...findClocks(text), ...findSpokenClocks(text), ...findShares(text)];
  const isFree = (one: FoundNumber) => !clocks.some(({ start, end }) => one.start < end && one.end > start);
  return [
    ...clocks,
    ...findDigits(text)
      .filter(isFree)
      .map((one) => withScale(text, one)),
  ];
}
