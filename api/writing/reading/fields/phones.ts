import { fold } from '../lines/fold.ts';
import { phraseList } from '../words/parse-words.ts';
import { NUMBER_LABELS } from '../words/contact-words.ts';
import { findPeriods } from './dates.ts';
import { isAddress } from './places.ts';

const PHONE =
  /(?<![\p{L}\p{N}@/._-])(?:\(\d{3}\) · \d{3} · \d{4}|(?:\(?(?:\+|00|\d{1,3}\+)\s?)?\(?\d{1,4}\)?(?:[\s().\u2010-\u2013/-]{0,3}(?:\(\d{1,4}\)|[\dxX]{1,4})){2,6})(?![\p{L}\p{N}])/gu;
/** What stands before another number in the same place. */
const WEB =
  /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,100}|(?:https?:\/\/|www\.|linkedin\.com\/)[^\s|,;<>()\]"']{1,150}/giu;
const CELLS = /\t|\s[|•]\s|(?<!\(\d{3}\))(?<!\(\d{3}\) · \d{3})\s·\s/u;
const PHONE_LABEL =
  /(?<!\p{L})(?:tlf|puh(?!\p{L})|t[eé]l(?!e[ck]om)|cel(?!e?br|s|t)|mob|handy|gsm|rufnummer|whats|ph(?!\p{L})|(?:contact|contacto|contato|kontakt?|call)(?!\p{L}))|phone|m[oó]v[ie]l|fon[eo]?(?!\p{L})|telefon/iu;
const FAX = /fax/i;
const AMERICAN = /^\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}$/;
const POSTAL_CODE = /^(?:\d{5}\s*[-–]\s*\d{3}|\d{4}\s*[-–]\s*\d{3})$/;
/** The forms of numbers of persons and taxes: of researchers, and those with dots between thousands. */
const OF_PERSON =
  /^(?:\d{4}-\d{4}-\d{4}-\d{3}[\dxX]|\d{1,2}\.\d{3}\.\d{3}|\d{1,3}\.\d{3}\.\d{3}[-/][\d-]{1,7}|\d{3}-\d{2}-\d{4})$/;
const ABROAD = /^\(?(?:\+|00|\d{1,3}\+)/;

/** A number of digits in one go is longer only with a country's code. */
const MOST_DIGITS = 13;
const MOST_WITH_COUNTRY = 16;
const FEWEST_DIGITS = 7;
/** So many digits are more than a postal code and the number of a house. */
const WHOLE_NUMBER = 9;
/** A house and a postal code have fewer digits. */
const MORE_THAN_ADDRESS = 10;

const labels = phraseList(NUMBER_LABELS).map((label) => label.replaceAll('.', '\\.').replaceAll(' ', '\\s'));
const OTHER_LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${labels.join('|')})[\\s.:#(-]{0,4}(?:(?:n[o°ºr]?|num|number|numero)[\\s.:#-]{0,3})?$`,
  'u',
);

/** A telephone number, and how sure it is to be one: 2 by its label or its form, 1 else, 0 if it is one of a fax. */
interface Phone {
  text: string;
  certainty: 0 | 1 | 2;
}

const digitsIn = (text: string): number => text.replace(/[^\dxX]/g, '').length;

/** The first of two numbers with a stroke between. */
function firstNumber(found: string): string {
  const [first = found, second = ''] = found.split(/\s?\/\s?/);
  const areTwo = digitsIn(first) >= FEWEST_DIGITS && digitsIn(second) >= FEWEST_DIGITS;
  return (areTwo || digitsIn(found) > MOST_WITH_COUNTRY ? first : found).replace(/[\s/–-]+$/, '');
}

/** Whether a number of an address is no telephone number: a postal code, or that of a house before it. */
function isPostalCode(found: string, cell: string): boolean {
  const isPhone = /^[+(0]/.test(found) || AMERICAN.test(found) || digitsIn(found) >= MORE_THAN_ADDRESS;
  return POSTAL_CODE.test(found) || (isAddress(cell) && !isPhone);
}

const isDate = (found: string): boolean =>
  /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(found) ||
  (findPeriods(found).length > 0 && (digitsIn(found) <= 8 || !/^[+(]/.test(found)));

/** @param label what stands before the number */
function readNumber(found: string, label: string, cell: string): Phone | null {
  const digits = digitsIn(found);
  if (digits < FEWEST_DIGITS || digits > MOST_WITH_COUNTRY || isDate(found)) return null;
  const isLabelled = PHONE_LABEL.test(label);
  if (FAX.test(label) && !isLabelled) return { text: found, certainty: 0 };
  // "Boise, ID (208) 555-0199" has the state before it.
  const isPhoneForm = ABROAD.test(found) || AMERICAN.test(found) || found.startsWith('(');
  if (!isLabelled && !isPhoneForm && OTHER_LABEL.test(fold(label))) return null;
  if (isLabelled || PHONE_LABEL.test(cell)) return { text: found, certainty: 2 };
  if (isPostalCode(found, cell) || OF_PERSON.test(found)) return null;
  if (isPhoneForm) return { text: found, certainty: 2 };
  if (digits > MOST_DIGITS && /^\d+$/.test(found)) return null;
  if (found.startsWith('0') && digits >= WHOLE_NUMBER) return { text: found, certainty: 2 };
  // Beside words a short one is that of a house, a town or anything else.
  const isSure = digits >= WHOLE_NUMBER || !/\p{L}{3}/u.test(cell);
  return isSure ? { text: found, certainty: 1 } : null;
}

function findPhones(text: string): Phone[] {
  const phones: Phone[] = [];
  // A number doesn't continue after a column break.
  const cells = text.replace(WEB, ' ').split(CELLS);
  for (const [index, cell] of cells.entries()) {
    let end = 0;
    for (const match of cell.matchAll(PHONE)) {
      const before = cell.slice(end, match.index).trim();
      const beside = cells[index - 1] ?? '';
      const label = before === '' && !/\d/.test(beside) ? beside : before;
      const phone = readNumber(firstNumber(match[0].trim()), label, cell);
      if (phone) phones.push(phone);
      end = match.index + match[0].length;
    }
  }
  return phones;
}

/** Whether a text has a label of telephone numbers. */
export const hasPhoneLabel = (text: string): boolean => PHONE_LABEL.test(text);

/**
 * The telephone number in some lines that is surest to be one, the first of several; `''` if there is none. Dates, postal
 * codes and the numbers of persons, cards and taxes are none.
 */
export function findPhone(...texts: string[]): string {
  const phones = texts.flatMap(findPhones);
  const most = Math.max(...phones.map(({ certainty }) => certainty));
  return phones.find(({ certainty }) => certainty === most)?.text ?? '';
}
