import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

const BRITISH = /(?<![A-Z\d])([A-Z]{1,2})\d[A-Z\d]?\s*\d[A-Z]{2}(?![A-Z\d])/i;
const CANADIAN = /(?<![A-Z\d])([A-Z]\d[A-Z])[ -]?\d[A-Z]\d(?![A-Z\d])/i;
/** Five digits, perhaps with the letter of a country before them or the other four of a ZIP code behind. */
const FIVE = /(?<![\p{L}\d-])(?:(D|DE|F|FR|US|USA|I|IT|E|ES)-)?(\d{5})(-\d{4})?(?![\p{L}\d]|-\d)/giu;
/** The beginnings of Canadian and British codes; alone or behind a town. */
const BEGINNING = /(?:^|\s)(?:([A-Z]\d[A-Z])|([A-Z]{1,2})\d[A-Z\d]?)$/;
/**
 * Codes of other countries, which are only removed: Polish, Japanese, Portuguese, Brazilian, Dutch, Irish, then three and two
 * digits, four, six.
 */
const OTHERS =
  /(?<![\p{L}\d])(?:(?:A|AT|CH|B|BE|L|LU|NL|DK|N|NO|S|SE|PL|CZ)-)?(?:\d\d-\d{3}|\d{3}-\d{4}|\d{4}-\d{3}|\d{5}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|\d{3} \d\d|\d{4}|\d{6}|\d{3} \d{3})(?![\p{L}\d])/gu;

const COUNTRY: Record<string, string> = { d: 'DE', f: 'FR', usa: 'US', i: 'IT', e: 'ES' };

export interface TakenPostcode {
  /** The text without the code. */
  rest: string;
  /** What the code may mean; more than one if countries write it in the same way. */
  readings: Place[];
}

const present = (places: (Place | null)[]) => places.filter((place) => place !== null);

/** Finds a postcode in a text. Null if there is none. */
export function takePostcode(text: string, gazetteer: Gazetteer): TakenPostcode | null {
  const without = (found: RegExpMatchArray) =>
    `${text.slice(0, found.index)} ${text.slice((found.index ?? 0) + found[0].length)}`.trim();

  const british = BRITISH.exec(text);
  if (british) {
    const area = gazetteer.area(`GB${british[1]?.toUpperCase() ?? ''}`);
    if (area) return { rest: without(british), readings: [area] };
  }
  const canadian = CANADIAN.exec(text);
  if (canadian) {
    const place = gazetteer.canada(canadian[1]?.toUpperCase() ?? '');
    return { rest: without(canadian), readings: place ? [place] : [] };
  }
  // A number in a street comes first.
  const five = [...text.matchAll(FIVE)].at(-1);
  if (five) {
    const [, letters = '', digits = '', four] = five;
    const prefix = COUNTRY[letters.toLowerCase()] ?? letters.toUpperCase();
    const country = four === undefined ? prefix : 'US';
    const two = digits.slice(0, 2);
    const all = present([gazetteer.zip(digits), gazetteer.area(`DE${two}`), gazetteer.area(`FR${two}`)]);
    const readings = all.filter(({ countryCode }) => country === '' || countryCode === country);
    return { rest: without(five), readings };
  }
  const beginning = BEGINNING.exec(text);
  if (beginning) {
    const [all, letters = '', area = letters.slice(0, 1)] = beginning;
    const readings = present([gazetteer.canada(letters), gazetteer.area(`GB${area}`)]);
    if (readings.length > 0) return { rest: text.slice(0, text.length - all.length).trim(), readings };
  }
  const rest = text.replace(OTHERS, ' ').trim();
  return rest === text.trim() || rest === '' ? null : { rest, readings: [] };
}
