import { fold } from '../text/tokens.ts';
import type { Span } from './claim.ts';
import { readPeriod } from './periods.ts';

export type QuantityUnit = 'count' | 'percent' | 'money' | 'times' | 'vague' | 'clock';

/** A number in a text, without what it counts. */
export interface FoundNumber extends Span {
  value: number;
  unit: QuantityUnit;
  /** Whether it is a lower bound: "40+". */
  isOpen: boolean;
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
    'dozens:24 hundreds:200 thousands:2000 millions:2000000 countless:1000 hunderte:200 tausende:2000 dutzende:24 centaines:200 milliers:2000 cientos:200 miles:2000 docenas:24 decenas:24 tysiace:2000 tysiecy:2000 setki:200 setek:200 dziesiatki:24 dziesiatek:24 centinaia:200 migliaia:2000 decine:24 centenas:200 milhares:2000 dezenas:24 honderden:200 duizenden:2000',
  ),
);
const FRACTIONS = new Map(
  words(
    'half:50 halve:50 halves:50 halved:50 halving:50 quarter:25 third:33.3 thirds:33.3 quarters:25 halfte:50 halbiert:50 moitie:50 mitad:50 drittel:33.3 viertel:25 tiers:33.3 tercio:33.3 meta:50 metade:50 polowe:50 helft:50',
  ),
);
const MULTIPLES = new Map(
  words(
    'double:2 doubled:2 doubling:2 doubles:2 twice:2 twofold:2 triple:3 tripled:3 tripling:3 threefold:3 quadrupled:4 fourfold:4 tenfold:10 verdoppelt:2 verdreifacht:3 double:2 doublé:2 triplé:3 duplicado:2 duplicó:2 dupliqué:2 triplicado:3 raddoppiato:2 podwoil:2 podwoilam:2 verdubbeld:2',
  ),
);
/** Scales that are numbers by themselves: "cent vingt". */
const STARTS = new Set(['cent', 'hundert', 'cien', 'ciento', 'mille', 'mil', 'tausend', 'sto']);

/** Whether a word is a number by itself. */
export const isNumberWord = (folded: string): boolean => ONES.has(folded);

const WORD = /\p{L}+(?:['’]s)?/gu;
const PERCENT = /^\s(?:percent|per cent|prozent|pour cent|por ciento)/i;
const HALF_MORE = /^\s(?:and a half|einhalb|et demie?|y media|e mezz[ao])(?!\p{L})/iu;
/** "Third shift" and "half an hour" are no shares. */
const NO_SHARE = /^\s+(?:an? )?(?:hour|day|term|year|shift|board)/i;

/** Finds the numbers in words of a text: "twenty-five", "half a dozen", "one hundred and ten", "doubled", "dozens". */
export function findNumberWords(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  const words = [...text.matchAll(WORD)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const { folded, start, end } = word;
    const after = text.slice(end);
    const add = (value: number, unit: QuantityUnit) => found.push({ start, end, value, unit, isOpen: false });
    // "Twice a week" says how often.
    if (/^(?:twice|once)$/.test(folded) && readPeriod(after.slice(0, 30)) !== null) continue;
    if (folded === 'couple' || folded === 'pair') add(2, 'count');
    else if (VAGUE.has(folded)) add(VAGUE.get(folded) ?? 0, 'vague');
    else if (MULTIPLES.has(folded)) add(MULTIPLES.get(folded) ?? 0, 'times');
    else if (folded === 'half' && /^\s(?:a\s)?dozen/i.test(after)) {
      found.push({ start, end: end + after.search(/dozen/i) + 5, value: 6, unit: 'count', isOpen: false });
      while ((words[at + 1]?.folded ?? 'dozen') !== 'dozen') at += 1;
      at += 1;
    } else if (FRACTIONS.has(folded)) {
      if (/^(?:third|tiers)$/.test(folded) && !/(?:^|\s)(?:a|one|un)\s+$/i.test(text.slice(0, start)))
        continue;
      if (NO_SHARE.test(after)) continue;
      // "Two quarters in a row" are times.
      if (folded === 'quarters' && !/^\sof\s/.test(after)) continue;
      // "By a quarter", "a quarter of"; "once a quarter" says how often.
      if (
        folded === 'quarter' &&
        !/(?:by|over|nearly|almost|about) an?\s+$/i.test(text.slice(0, start)) &&
        !/^\sof\s/.test(after)
      )
        continue;
      const isPlural = folded.endsWith('s');
      const before = isPlural ? ONES.get(words[at - 1]?.folded ?? '') : undefined;
      if (before !== undefined) found.pop();
      add((FRACTIONS.get(folded) ?? 0) * (before ?? 1), 'percent');
    } else if (startsNumber(folded, words[at + 1]?.folded ?? '')) {
      const number = readNumber(text, words, at);
      found.push(number.found);
      at = number.last;
    } else if (SCALES.has(folded) && /(?:^|\s)(?:an?|one)\s+$/i.test(text.slice(0, start))) {
      const number = readNumber(text, words, at);
      found.push(number.found);
      at = number.last;
    }
  }
  return found;
}

/** "One" is an article and a pronoun as often; "null" and "elf" are other words. */
/** After "one", what makes it a number: "one day", "one in ten". */
const ONE_OF = /^(?:minutes?|hours?|days?|weeks?|months?|years?|in)$/;
const startsNumber = (folded: string, next: string): boolean =>
  (ONES.has(folded) && (!/^(?:one|null|elf)$/.test(folded) || (folded === 'one' && ONE_OF.test(next)))) ||
  (STARTS.has(folded) && ONES.has(next));

function readNumber(
  text: string,
  words: readonly { folded: string; start: number; end: number }[],
  first: number,
): { found: FoundNumber; last: number } {
  const { folded: word = '', start = 0, end: firstEnd = 0 } = words[first] ?? {};
  let value = ONES.get(word) ?? SCALES.get(word) ?? 0;
  let end = firstEnd;
  let last = first;
  for (let at = first + 1; at < words.length; at += 1) {
    const next = words[at];
    if (!next) break;
    const gap = text.slice(end, next.start);
    // "One hundred and ten".
    const isAnd = value >= 100 && /^\sand\s$/.test(gap + next.folded + text.slice(next.end, next.end + 1));
    if (isAnd && (ONES.get(words[at + 1]?.folded ?? '') ?? 100) < 100) {
      end = next.end;
      continue;
    }
    if (!/^[\s-]$/.test(gap)) break;
    const sum = addWord(value, next.folded);
    if (sum === null) break;
    value = sum;
    end = next.end;
    last = at;
  }
  end = words[last]?.end ?? end;
  const half = HALF_MORE.exec(text.slice(end));
  if (half) {
    value += 0.5;
    end += half[0].length;
    // "Two and a half thousand".
    const [gap = '', scale = ''] = /^\s(\p{L}+)/u.exec(text.slice(end)) ?? [];
    if (SCALES.has(fold(scale))) {
      value *= SCALES.get(fold(scale)) ?? 1;
      end += gap.length;
    }
  }
  const rest = text.slice(end);
  const unit = PERCENT.test(rest) ? 'percent' : /^\s(?:times|fold)/i.test(rest) ? 'times' : 'count';
  return { found: { start, end, value, unit, isOpen: false }, last };
}

/** The number with a further word; `null` if the word doesn't belong to it. */
function addWord(value: number, folded: string): number | null {
  const one = ONES.get(folded) ?? 100;
  if (SCALES.has(folded)) return value * (SCALES.get(folded) ?? 1);
  if (folded === 'dozen' && value < 12) return value * 12;
  // "Quatre-vingts" is four times twenty.
  if (value === 4 && /^vingts?$/.test(folded)) return 80;
  if (value >= 100 && one < 100) return value + one;
  return value >= 20 && one < 20 ? value + one : null;
}
