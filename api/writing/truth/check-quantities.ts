import { readStatement } from '../proof/statement.ts';
import type { Statement } from '../proof/statement.ts';
import { share } from './agency.ts';
import { makeClaim } from './claim.ts';
import type { Claim, ClaimSource } from './claim.ts';
import { quantitiesOf } from './material.ts';
import type { ReadMaterial } from './material.ts';
import { equalQuantity, isSameTime, secondsOf } from './quantities.ts';
import type { Quantity } from './quantities.ts';

/** The numbers of a rewritten text: each must be the person's, of the same thing, in the same time and bounds. */
export function checkQuantities(statement: Statement, material: ReadMaterial): Claim[] {
  const { text } = statement;
  return quantitiesOf(statement).map((quantity) => {
    const said = text.slice(quantity.start, quantity.end);
    const source = findQuantity(quantity, text, material);
    return makeClaim(
      'quantity',
      text,
      quantity,
      source,
      `Left out "${said}": your bullet points don't say it.`,
    );
  });
}

function findQuantity(quantity: Quantity, text: string, material: ReadMaterial): ClaimSource | null {
  for (const { bulletId, quantities, statement } of material.all) {
    const same = quantities.find(
      (one) => equalQuantity(quantity, one) && agrees(quantity, one, text, material),
    );
    if (same) return { bulletId, start: same.start, end: same.end };
    const pair = findPair(quantity, quantities, statement.text);
    if (pair) return { bulletId, start: pair[0].start, end: pair[1].end };
  }
  // "Two weeks" for "a fortnight".
  const spoken = material.all.find(({ statement }) =>
    SPOKEN.some(([pattern, seconds]) => seconds === secondsOf(quantity) && pattern.test(statement.text)),
  );
  if (spoken) return { bulletId: spoken.bulletId, start: 0, end: spoken.statement.text.length };
  // "1 apprentice" for "an apprentice".
  if (
    quantity.value === 1 &&
    quantity.unit === 'count' &&
    material.all.some(({ statement: one }) => SINGLE.test(one.text))
  )
    return { bulletId: material.own.bulletId, start: 0, end: material.own.statement.text.length };
  // "Zero accidents" for "no accidents".
  if (quantity.value === 0 && NONE.test(material.own.statement.text))
    return { bulletId: material.own.bulletId, start: 0, end: material.own.statement.text.length };
  return null;
}

/** Times that are said without a number of their unit, in seconds. */
const SPOKEN: [RegExp, number][] = [
  [/(?<!\p{L})fortnight(?:ly|s)?(?!\p{L})/iu, 1_209_600],
  [/(?<!\p{L})(?<!three )quarter of an hour(?!\p{L})/iu, 900],
  [/(?<!\p{L})half an hour(?!\p{L})|(?<!\p{L})half[ -]hour/iu, 1_800],
  [/(?<!\p{L})three quarters of an hour(?!\p{L})/iu, 2_700],
  [/(?<!\p{L})(?:an? )year and a half(?!\p{L})/iu, 47_336_400],
  [/(?<!\p{L})half a year(?!\p{L})/iu, 15_778_800],
];

const SINGLE =
  /(?<![\p{L}])(?:an?|one|single|sole|eine?[nmrs]?|une?|una|uno|um|uma|jeden|jedna|jedno|een)(?![\p{L}])/iu;
const NONE =
  /(?<![\p{L}])(?:no|not|never|without|none|nobody|keine?\p{L}*|ohne|nie|aucune?|sans|jamais|sin|ning\p{L}+|nunca|senza|nessun\p{L}*|sem|nenhum\p{L}*|bez|ani|żadn\p{L}*|geen|zonder)(?![\p{L}])/iu;

/** Two numbers of one text of the person from which a number follows. */
function findPair(
  quantity: Quantity,
  quantities: readonly Quantity[],
  text: string,
): [Quantity, Quantity] | null {
  for (const [at, one] of quantities.entries()) {
    // "One of four" works with three others.
    if (isAmong(quantity, one, text)) return [one, one];
    for (const next of quantities.slice(at + 1))
      if (isMadeOf(quantity, one, next, quantities[at + 1] === next)) return [one, next];
  }
  return null;
}

const OTHERS = /^(?:colleagu|other|cowork|teammat|peer|fellow|more)/;

function isAmong({ value, high, unit, counted }: Quantity, among: Quantity, text: string): boolean {
  if (unit !== 'count' || value !== high || value !== among.value - 1 || !OTHERS.test(counted[0] ?? ''))
    return false;
  return (
    /(?:one of|crew of|team of|group of|us) (?:the |us )?$/iu.test(text.slice(0, among.start)) ||
    /^ of us/iu.test(text.slice(among.end))
  );
}

/** "From 7 to 11" is the range "7 to 11"; 18 of 24 are 75 %; from 40 to 30 is by 10 or by 25 %; from 8am to 4pm are 8 hours. */
function isMadeOf(quantity: Quantity, a: Quantity, b: Quantity, areNeighbors: boolean): boolean {
  const { value, unit, lead, bound, counted } = quantity;
  if (quantity.high !== value) return areNeighbors && a.value === value && b.value === quantity.high;
  // "Half of the 12".
  if (a.unit === 'percent' && b.isWhole && unit === 'count' && value === (a.value / 100) * b.value)
    return true;
  if (bound === 'above' || a.unit !== b.unit || a.high !== a.value || b.high !== b.value) return false;
  const change = Math.abs(a.value - b.value);
  if (a.unit === 'clock')
    return areNeighbors && counted[0] === 'hour' && value === ((b.value - a.value + 24) % 24 || 24);
  if (lead === 'by' && unit === a.unit && areNeighbors && value === change) return true;
  if (unit !== 'percent' || !(a.unit === 'count' || a.unit === 'money')) return false;
  const near = bound === 'about' ? 1.5 : 0.51;
  const isNear = (percent: number): boolean => percent > 0 && Math.abs(percent - value) < near;
  if (
    lead !== 'by' &&
    a.unit === 'count' &&
    isNear((100 * Math.min(a.value, b.value)) / Math.max(a.value, b.value))
  )
    return true;
  return areNeighbors && (b.lead === 'to' || a.lead === 'from') && isNear((100 * change) / a.value);
}

/** Whether two equal numbers count the same thing, in the same time, bounded in the same way. */
function agrees(quantity: Quantity, source: Quantity, text: string, material: ReadMaterial): boolean {
  if (source.isWhole && !quantity.isWhole && !keepsPart(source, text, material)) return false;
  if (quantity.bound === 'above' && source.bound !== 'above' && !(quantity.isOver && source.isOver))
    return false;
  if (quantity.bound === 'exact' && source.bound === 'below') return false;
  if (quantity.period !== null && source.period !== null && quantity.period !== source.period) return false;
  if (isOtherChange(quantity, source) || isFormerValue(quantity, source, material)) return false;
  if (source.isExtreme && quantity.bound !== 'below' && !EXTREME.test(text)) return false;
  if (isOfOthers(quantity, source, text, material)) return false;
  if (source.unit === 'times' && quantity.unit === 'times') return true;
  // "Four times": "on four occasions", "four audits" where the audit was named.
  if (source.unit === 'times' && quantity.unit === 'count') return isOccasion(quantity, material);
  if (
    share(quantity.counted, source.counted) ||
    share(quantity.phrase, source.counted) ||
    isSameTime(quantity, source)
  )
    return true;
  // "Year 4": the number is a part of a name.
  const [name, sourceName] = [quantity.before.at(-1), source.before.at(-1)];
  if (name !== undefined && name === sourceName) return true;
  if (isUnfinished(source) && share(quantity.counted, source.understood))
    return source.isContinued || quantity.period !== null || !countsAnother(quantity, source, material);
  if (countsAnother(quantity, source, material)) return false;
  if (quantity.unit === 'clock' || source.unit === 'clock' || source.isTotal) return true;
  if (quantity.counted.length === 0 && source.counted.length === 0) return true;
  if (
    quantity.counted.length === 0 ||
    source.counted.length === 0 ||
    source.counted.every((stem) => TOTALS.has(stem))
  )
    return (
      quantity.unit !== 'count' ||
      quantity.before.length === 0 ||
      source.before.length === 0 ||
      share([...quantity.counted, ...quantity.before], [...source.counted, ...source.before.slice(-NEAR)])
    );
  // Another word for the same thing, unless either noun stands elsewhere in the other text.
  const nouns = [quantity.counted[0] ?? '', quantity.phrase.at(-1) ?? ''];
  const other = source.counted[0] ?? '';
  return !nouns.every((noun) => material.stems.has(noun)) && !readStatement(text).stems.includes(other);
}

/** Whether one says by how much something changed, and the other from or to what. */
const isOtherChange = (quantity: Quantity, source: Quantity): boolean =>
  quantity.lead !== null && source.lead !== null && (quantity.lead === 'by') !== (source.lead === 'by');

/** How many words before a number say what it counts, if nothing after it does. */
const NEAR = 3;

const EXTREME =
  /(?<!\p{L})(?:up to|as many as|biggest|largest|best|busiest|longest|record|highest|peak\p{L}*|max\p{L}*|once|including)(?!\p{L})/iu;
const FORMERLY = /(?<!\p{L})(?:now|before|used to|was|were|had been|previously|originally)(?!\p{L})/iu;

/** "9 seconds, now 2": the time wasn't cut by 9 seconds. */
function isFormerValue(quantity: Quantity, source: Quantity, material: ReadMaterial): boolean {
  if (quantity.lead !== 'by' || source.lead !== null) return false;
  const said = material.all.find(({ quantities }) => quantities.includes(source));
  return said !== undefined && said.quantities.length > 1 && FORMERLY.test(said.statement.text);
}

/** Whether a text that names a whole also names the part that was said of it: "19 applications, 11 of them". */
function keepsPart(source: Quantity, text: string, material: ReadMaterial): boolean {
  const said = material.all.find(({ quantities }) => quantities.includes(source))?.quantities ?? [];
  const part = said[said.indexOf(source) - 1];
  return part !== undefined && quantitiesOf(readStatement(text)).some((one) => equalQuantity(one, part));
}

const isOccasion = ({ counted, phrase }: Quantity, { stems }: ReadMaterial): boolean =>
  counted.length === 0 ||
  /^(?:occas|time|instanc)/.test(counted[0] ?? '') ||
  phrase.some((stem) => stems.has(stem));

const PEOPLE = new Set(['peopl', 'person', 'item', 'thing', 'one', 'far', 'date', 'us']);

/** Whether a number names nothing that it counts, or only "people". */
const isUnfinished = ({ counted }: Quantity): boolean => counted.every((stem) => PEOPLE.has(stem));

/** "48 hours for routine samples, 4 hours for urgent ones": 4 hours alone would be more. */
function isOfOthers(quantity: Quantity, source: Quantity, text: string, material: ReadMaterial): boolean {
  if (source.limitedTo.length === 0 || !countsAnother(quantity, source, material)) return false;
  return !share(readStatement(text).stems, source.limitedTo);
}

/** Whether what a number counts has another number in the same text of the person: "45 hours, the best was 60". */
function countsAnother(quantity: Quantity, source: Quantity, material: ReadMaterial): boolean {
  const [noun] = quantity.counted;
  const said = material.all.find(({ quantities }) => quantities.includes(source));
  return (
    noun !== undefined &&
    said?.quantities.some(
      (one) => one !== source && one.counted[0] === noun && !equalQuantity(one, quantity),
    ) === true
  );
}

/** "13 in total". */
const TOTALS = new Set(['total', 'altogeth', 'told', 'all', 'overal']);
