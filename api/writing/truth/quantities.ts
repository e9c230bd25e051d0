import { fold, stemWord, tokenize } from '../text/tokens.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { readPeriod, type Period } from './periods.ts';
import type { Span } from './claim.ts';

export type QuantityUnit = 'count' | 'percent' | 'money' | 'times' | 'vague' | 'clock';
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
  /** The stems of the words before it. */
  before: string[];
  /** Whether it is the whole of which another number is a part: "7 of the 14". */
  isWhole: boolean;
  /** Whether it adds up others: "13 in total". */
  isTotal: boolean;
  /** How often: "40 a week". */
  period: Period | null;
}

const words = (text: string): [string, number][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [word = '', value = ''] = pair.split(':');
      return [word, Number(value)];
    });

const ONES = new Map(
  words(`
zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15
sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 dozen:12
null:0 zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwolf:12 dreizehn:13 vierzehn:14 funfzehn:15 sechzehn:16
siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 dreissig:30 vierzig:40 funfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 dutzend:12
deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 vingt:20 trente:30
quarante:40 cinquante:50 soixante:60 douzaine:12
dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 veinte:20 treinta:30 cuarenta:40
cincuenta:50 sesenta:60 docena:12
tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 dodici:12 venti:20 trenta:30
dois:2 duas:2 quatro:4 sete:7 oito:8 dez:10 doze:12 vinte:20
dwa:2 dwoch:2 trzy:3 trzech:3 cztery:4 piec:5 szesc:6 siedem:7 osiem:8 dziewiec:9 dziesiec:10
drie:3 vijf:5 zes:6 zeven:7 negen:9 tien:10 twaalf:12
`),
);
const SCALES = new Map(
  words(
    'hundred:100 thousand:1000 million:1000000 billion:1000000000 hundert:100 tausend:1000 millionen:1000000 mille:1000 cent:100 cien:100 mil:1000 millones:1000000 millions:1000000 mila:1000 milioni:1000000 milhoes:1000000 tysiac:1000 tysiecy:1000',
  ),
);
const VAGUE = new Map(
  words(
    'dozens:24 hundreds:200 thousands:2000 millions:2000000 countless:1000 hunderte:200 tausende:2000 dutzende:24 centaines:200 milliers:2000 cientos:200 miles:2000 docenas:24',
  ),
);
const FRACTIONS = new Map(
  words(
    'half:50 halved:50 halving:50 third:33.3 thirds:33.3 quarters:25 halfte:50 halbiert:50 moitie:50 mitad:50 drittel:33.3 viertel:25 tiers:33.3 tercio:33.3 meta:50 metade:50 polowe:50 helft:50',
  ),
);
const MULTIPLES = new Map(
  words(
    'double:2 doubled:2 doubling:2 doubles:2 twice:2 twofold:2 triple:3 tripled:3 tripling:3 threefold:3 quadrupled:4 fourfold:4 tenfold:10 verdoppelt:2 verdreifacht:3 double:2 doublé:2 triplé:3 duplicado:2 duplicó:2 dupliqué:2 triplicado:3 raddoppiato:2 podwoil:2 podwoilam:2 verdubbeld:2',
  ),
);
const SUFFIXES: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, bn: 1e9, b: 1e9 };

const DIGITS =
  /(?<![\p{L}\d.,])([$€£¥]|(?:USD|EUR|GBP|CHF)\s?)?(\d{1,3}(?:[,.' \u00a0]\d{3})+(?!\d)|\d+)(?:([.,])(\d{1,2}(?!\d)|\d{4,}))?(k|mm?|mn|bn|b)?(?![\p{L}\d])\s?(%|percent(?!\p{L})|per cent|prozent|pour cent|por ciento|per cento|procent|x(?!\p{L})|times(?!\p{L})|-?fold)?(\+)?/giu;
const MONEY_AFTER = /^\s?(?:dollars?|euros?|pounds?|quid|€|£|\$|eur|usd|gbp|francs?|zł|pln)(?!\p{L})/iu;
const CENTS_AFTER = /^\s?(?:cents?|pence|p(?![\p{L}]))(?!\p{L})/iu;
/** "7am", "7 a.m.", "19 Uhr". */
const CLOCK =
  /(?<![\p{L}\d.,:])(\d{1,2})(?:[:.]([0-5]\d))?\s?(a\.?m\.?|p\.?m\.?|uhr|h(?!\p{L}))(?![\p{L}])/giu;
const RANGE = /^\s?(?:-|–|—|to|bis|à|a|until|do|tot)\s?$/iu;
const ABOVE =
  /(?:over|more than|above|exceeding|upwards of|at least|in excess of|beyond|greater than|über|mehr als|mindestens|plus de|au moins|más de|al menos|oltre|più di|mais de|ponad|meer dan)\s+(?:[$€£])?$/iu;
const BELOW =
  /(?:up to|under|less than|below|fewer than|at most|within|bis zu|unter|weniger als|jusqu['’]à|moins de|hasta|menos de|fino a|até|do|tot)\s+(?:[$€£])?$/iu;
const ABOUT =
  /(?:about|around|roughly|approximately|approx\.?|some|nearly|almost|close to|circa|ca\.|etwa|rund|fast|environ|unos|unas|cerca de|casi|circa|około|ongeveer)\s+(?:[$€£])?$/iu;
const COUNTED = 3;
/** After these words begins something that isn't counted: "by a third in a year". */
const PREPOSITION = new Set(
  'in after before by within over across through during for from at on to with via per and und et y e i als nach bei im pour dans en durante por con per'.split(
    ' ',
  ),
);
/** Scales that are numbers by themselves: "cent vingt". */
const STARTS = new Set(['cent', 'hundert', 'cien', 'ciento', 'mille', 'mil', 'tausend', 'sto']);

/** Units of money, which are no things that are counted. */
const MONEY = new Set(['cent', 'dollar', 'pound', 'euro', 'penc', 'quid', 'eur', 'usd', 'gbp', 'zloti']);

const contentStem = (norm: string): string | null =>
  STOP_WORDS.has(norm) || /^\d/.test(norm) || ONES.has(norm) || MONEY.has(stemWord(norm))
    ? null
    : stemWord(norm);

interface Found extends Span {
  value: number;
  unit: QuantityUnit;
  isOpen: boolean;
}

function findDigits(text: string): Found[] {
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
    return { start, end, value, unit: kind, isOpen: plus !== undefined };
  });
}

const WORD = /[\p{L}]+(?:['’]s)?/gu;

/** Numbers in words: "twenty-five", "a dozen", "two hundred", "doubled", "dozens". */
function findWords(text: string): Found[] {
  const found: Found[] = [];
  const all = [...text.matchAll(WORD)];
  for (let at = 0; at < all.length; at += 1) {
    const match = all[at];
    if (!match) continue;
    const word = fold(match[0]);
    const start = match.index;
    const single = (value: number, unit: QuantityUnit) =>
      found.push({ start, end: start + match[0].length, value, unit, isOpen: false });
    // "Twice a week" says how often.
    if (/^(?:twice|once)$/.test(word) && readPeriod(text.slice(start + match[0].length, start + 30)) !== null)
      continue;
    if (word === 'couple' || word === 'pair') single(2, 'count');
    else if (VAGUE.has(word)) single(VAGUE.get(word) ?? 0, 'vague');
    else if (MULTIPLES.has(word)) single(MULTIPLES.get(word) ?? 0, 'times');
    else if (FRACTIONS.has(word)) {
      // "Third shift" and "half an hour" are no shares; "two thirds" are.
      if (/^(?:third|tiers)$/.test(word) && !/(?:^|\s)(?:a|one|un)\s+$/i.test(text.slice(0, start))) continue;
      if (/^\s+(?:an? )?(?:hour|day|term|year|shift|board)/i.test(text.slice(start + match[0].length)))
        continue;
      const before = ONES.get(fold(all[at - 1]?.[0] ?? ''));
      if (word.endsWith('s') && before !== undefined) found.pop();
      single((FRACTIONS.get(word) ?? 0) * (word.endsWith('s') ? (before ?? 1) : 1), 'percent');
    } else if (
      (ONES.has(word) || (STARTS.has(word) && ONES.has(fold(all[at + 1]?.[0] ?? '')))) &&
      !(word === 'one' || word === 'null' || word === 'elf')
    ) {
      let value = ONES.get(word) ?? SCALES.get(word) ?? 0;
      let end = start + match[0].length;
      while (at + 1 < all.length) {
        const next = all[at + 1];
        if (!next || !/^[\s-]$/.test(text.slice(end, next.index))) break;
        const folded = fold(next[0]);
        if (SCALES.has(folded)) value *= SCALES.get(folded) ?? 1;
        // "Quatre-vingts" is four times twenty.
        else if (folded === 'dozen' && value < 12) value *= 12;
        else if (value === 4 && /^vingts?$/.test(folded)) value = 80;
        else if (value >= 100 && (ONES.get(folded) ?? 100) < 100) value += ONES.get(folded) ?? 0;
        else if (value >= 20 && (ONES.get(folded) ?? 100) < 20) value += ONES.get(folded) ?? 0;
        else break;
        end = next.index + next[0].length;
        at += 1;
      }
      const half = /^\s(?:and a half|einhalb|et demie?|y media|e mezz[ao])(?!\p{L})/iu.exec(text.slice(end));
      if (half) {
        value += 0.5;
        end += half[0].length;
      }
      const isPercent = /^\s(?:percent|per cent|prozent|pour cent|por ciento)/i.test(text.slice(end));
      const isTimes = /^\s(?:times|fold)/i.test(text.slice(end));
      found.push({
        start,
        end,
        value,
        unit: isPercent ? 'percent' : isTimes ? 'times' : 'count',
        isOpen: false,
      });
    } else if (SCALES.has(word) && /(?:^|\s)(?:a|an|one)\s+$/i.test(text.slice(0, start)))
      single(SCALES.get(word) ?? 0, 'count');
  }
  return found;
}

function findClocks(text: string): Found[] {
  return [...text.matchAll(CLOCK)].map((match) => {
    const hours = Number(match[1]) + (/^p/i.test(match[3] ?? '') && Number(match[1]) < 12 ? 12 : 0);
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: hours + Number(match[2] ?? 0) / 60,
      unit: 'clock',
      isOpen: false,
    };
  });
}

/** The scale words after digits: "1.2 million", "30 thousand". */
function withScale(text: string, found: Found): Found {
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

/**
 * Finds the numbers of a text, in digits and in words, with their units, bounds and what they count. Years ("2019"), times of
 * the day and numbers inside of names ("S7-1500") are included as counts, so that none can be invented.
 */
export function readQuantities(text: string): Quantity[] {
  const clocks = findClocks(text);
  const free = (one: Found) => !clocks.some(({ start, end }) => one.start < end && one.end > start);
  const found = [
    ...clocks,
    ...findDigits(text)
      .filter(free)
      .map((one) => withScale(text, one)),
    ...findWords(text),
  ].toSorted((a, b) => a.start - b.start);
  const quantities: Quantity[] = [];
  const tokens = tokenize(text);
  for (const [index, one] of found.entries()) {
    const previous = quantities.at(-1);
    if (previous && one.start < previous.end) continue;
    const lead0 = text.slice(0, previous?.start ?? 0);
    const between = text.slice(previous?.end ?? 0, one.start);
    const isBetween =
      /(?:between|zwischen|entre|tra|fra|między|tussen)\s+[$€£]?$/iu.test(lead0) &&
      /^\s?(?:and|und|et|y|e|i|en)\s?$/iu.test(between);
    const isRange = previous && previous.high === previous.value && (isBetween || RANGE.test(between));
    const from = /(?<!ranging )(?:from|de|desde|da|od|van)\s+(?:[$€£])?$/iu.test(
      text.slice(0, previous?.start ?? 0),
    );
    const after = tokens.filter(({ start }) => start >= one.end);
    const limit = found[index + 1]?.start ?? Infinity;
    const counted: string[] = [];
    for (const [place, token] of after.entries()) {
      if (token.start >= limit || counted.length === COUNTED) break;
      if (place > 0 && token.apart) break;
      if (place === 0 && /[,;.:()]/.test(text.slice(one.end, token.start))) break;
      if (PREPOSITION.has(token.norm)) break;
      const stem = contentStem(token.norm);
      if (stem !== null) counted.push(stem);
    }
    const before = tokens
      .filter(({ end }) => end <= one.start)
      .slice(-6)
      .flatMap(({ norm }) => contentStem(norm) ?? []);
    const lead = text.slice(Math.max(0, one.start - 24), one.start);
    // "Over two winters" says when.
    const isDuring = /over\s$/i.test(lead) && /^\p{L}/u.test(text.slice(one.start));
    const bound: Bound =
      one.isOpen ||
      /^\s?(?:or (?:more|higher|above|better|over)|plus(?!\p{L})|and (?:above|over))/iu.test(
        text.slice(one.end),
      )
        ? 'above'
        : ABOVE.test(lead) && !isDuring
          ? 'above'
          : BELOW.test(lead)
            ? 'below'
            : ABOUT.test(lead)
              ? 'about'
              : 'exact';
    const made: Quantity = {
      start: one.start,
      end: one.end,
      value: one.value,
      high: one.value,
      unit: one.unit,
      bound,
      counted,
      before,
      isTotal:
        /^\s(?:in total|altogether|all told|in all|insgesamt|au total|en total|in totale|łącznie)/iu.test(
          text.slice(one.end),
        ),
      isWhole:
        previous !== undefined &&
        /^\s(?:out )?(?:of|von|de|sur|su|z)(?: the| all| den| les| los| las)?\s$/iu.test(
          text.slice(previous.end, one.start),
        ),
      period: readPeriod(text.slice(one.end, one.end + 60)),
    };
    if (isRange && previous && !from) {
      quantities.pop();
      const unit = previous.unit === 'count' ? made.unit : previous.unit;
      quantities.push({
        ...made,
        start: previous.start,
        value: previous.value,
        unit,
        bound: previous.bound,
        before: previous.before,
      });
    } else quantities.push(made);
  }
  return quantities;
}

/** Whether two quantities are the same number of the same kind. */
export function equalQuantity(a: Quantity, b: Quantity): boolean {
  // "From six" is "6am".
  const isClock = (a.unit === 'clock') !== (b.unit === 'clock') && a.value % 12 === b.value % 12;
  if (isClock) return (a.unit === 'clock' ? b : a).unit === 'count';
  if (a.unit !== b.unit && !(isCounting(a) && isCounting(b))) return false;
  // "A third" is 33 %.
  const near = a.unit === 'percent' && (a.value % 1 !== 0 || b.value % 1 !== 0) ? 0.7 : 1e-9;
  return Math.abs(a.value - b.value) <= near && Math.abs(a.high - b.high) <= near;
}

/** "30K in savings" may be money or a count; its noun tells. */
const isCounting = ({ unit }: Quantity) => unit === 'count' || unit === 'money';
