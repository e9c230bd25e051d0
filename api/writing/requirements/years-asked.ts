const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  einem: 1,
  einjährige: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  dois: 2,
  três: 3,
  quatro: 4,
  dwa: 2,
  trzy: 3,
  pięć: 5,
  twee: 2,
  drie: 3,
  vijf: 5,
};
const NUMBER = String.raw`(?<![\p{L}\d.,$€£])(\d{1,2}(?:[.,]5)?|${Object.keys(NUMBERS).join('|')})`;
const BETWEEN = String.raw`\)?\s?(?:\(\d{1,2}\)\s?)?\+?\s?(?:(?:-|–|to|or|bis|à|a|do|tot)\s?\d{1,2}\s?\+?\s?)?(?:(?:or more|plus|full[- ]time|full|consecutive|solid|verifiable|whole|volle|mindestens)\s+)*[-\s]?`;
const YEAR_WORD = String.raw`(?:years?|yrs?|jahren?|jahre|jährige[rnms]?|ans?|années?|años?|anni|anno|anos?|lat|lata|rok|jaar)`;
const MONTH_WORD = String.raw`(?:months?|monaten?|monate|mois|meses|mesi|miesięcy|maanden)`;
const YEARS = new RegExp(String.raw`${NUMBER}${BETWEEN}(${YEAR_WORD}|${MONTH_WORD})(?![\p{L}])`, 'giu');
const MONTH = new RegExp(`^${MONTH_WORD}$`, 'iu');
/** Before a number of years that is a time window, an age or the employer's own history. */
const WINDOW =
  /(?:last|past|next|previous|first|over the|for over|for more than|since|least 18|founded|seit|depuis|desde|within(?: the)?|every|aged?|letzten|dernières|últimos|ultimi|ostatnich)\s*(?:\p{L}+\s)?$/iu;
const AGE = /^\s*(?:of age|old|or (?:older|over)(?![\p{L}])|ago|and over|alt(?![\p{L}]))/iu;
/** "Several years" are at least two, "many years" at least five. */
const SEVERAL =
  /(?<![\p{L}])(?:several years|a few years|multiple years|mehrjährige?[nrs]?|plusieurs années|varios años|diversi anni|vários anos|kilkuletni\p{L}*|meerdere jaren|enkele jaren)(?![\p{L}])/iu;
const MANY =
  /(?<![\p{L}])(?:many years|langjährige?[nrs]?|de nombreuses années|muchos años|molti anni|muitos anos|wieloletni\p{L}*|jarenlange?)(?![\p{L}])/iu;
const NONE = 0;
const MOST = 40;

/**
 * The years of work that a sentence asks for, the least where it offers several; `null` if it asks for none. Months
 * count as parts of a year; ages and time windows ("in the last three years") don't count.
 */
export function readYearsIn(sentence: string): number | null {
  let least: number | null = null;
  for (const found of sentence.matchAll(YEARS)) {
    const lead = sentence.slice(Math.max(0, found.index - 24), found.index);
    const end = found.index + found[0].length;
    if (WINDOW.test(lead) || AGE.test(sentence.slice(end, end + 12))) continue;
    const written = (found[1] ?? '').toLowerCase();
    const value = NUMBERS[written] ?? Number(written.replace(',', '.'));
    const years = MONTH.test(found[2] ?? '') ? value / 12 : value;
    if (years > NONE && years < MOST && (least === null || years < least)) least = years;
  }
  if (least === null && MANY.test(sentence)) return 5;
  return least ?? (SEVERAL.test(sentence) ? 2 : null);
}
