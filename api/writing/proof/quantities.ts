import { stemWord, tokenize } from '../text/tokens.ts';
import { wordingsFor } from './wordings/wordings.ts';

const ASKED =
  /(?:(?:at least|minimum(?: of)?|over|more than|min\.?|mindestens|au moins|al menos|almeno|pelo menos)\s+)?(\d[\d,.]*)\s?(k|m|million)?\s?(\+|or more|plus)?[\s-]+(?!years?|yrs?|months?|jahr|ans?\b|hours?|lbs|pounds|%)(\p{L}{3,})/giu;
const MINIMUM =
  /at least|minimum|over|more than|min\.?|mindestens|au moins|al menos|almeno|pelo menos|\+|or more|plus/iu;
const NUMBER = /(?<![\p{L}\d.])(\d[\d,.]*)\s?(k\b|m\b|million|thousand)?\s*((?:[\p{L}-]+\s*){0,4})/giu;

const toNumber = (digits: string, unit: string | undefined) =>
  Number(
    digits
      .replace(/[.,](?=\d{3})/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  ) * (/^k|thousand/i.test(unit ?? '') ? 1000 : /^m/i.test(unit ?? '') ? 1_000_000 : 1);

/**
 * Whether a statement reaches the quantities that a requirement asks for ("300+ covers"): `null` if it asks for none or
 * the statement gives no number of the same thing.
 */
export function reachesQuantity(requirement: string, statement: string): boolean | null {
  for (const found of requirement.matchAll(ASKED)) {
    const [whole, digits = '', unit, , noun = ''] = found;
    if (!MINIMUM.test(whole.slice(0, whole.length - noun.length))) continue;
    const asked = toNumber(digits, unit);
    const stem = stemWord(tokenize(noun)[0]?.norm ?? '');
    const same = new Set([
      stem,
      ...wordingsFor(new Set([stem]), new Set()).flatMap(({ others }) =>
        others.filter((one) => one.length === 1).flat(),
      ),
    ]);
    for (const given of statement.matchAll(NUMBER)) {
      const words = tokenize(given[3] ?? '')
        .slice(0, 4)
        .map(({ norm }) => stemWord(norm));
      if (words.some((word) => same.has(word))) return toNumber(given[1] ?? '', given[2]) >= asked;
    }
    return null;
  }
  return null;
}

/** Whether a requirement asks for a quantity of something. */
export const asksQuantity = (requirement: string): boolean =>
  [...requirement.matchAll(ASKED)].some(([whole, , , , noun = '']) =>
    MINIMUM.test(whole.slice(0, whole.length - noun.length)),
  );

const NAMED_NUMBER =
  /(?<![\p{L}\d.,])(\d{1,5})-(\p{L}{3,})|(?<![\p{L}])(\p{Lu}[\p{L}]+)\s(\d{1,5})(?![\d.,%+]|\s?(?:years?|months?|hours?))/gu;

/** Whether a requirement's name includes a number ("5-axis", "ISO 9001") that the statement lacks or has otherwise. */
export function missesNumber(requirement: string, statement: string): boolean {
  for (const [, before = '', noun = '', name = '', after = ''] of requirement.matchAll(NAMED_NUMBER)) {
    const number = before || after;
    const word = (noun || name).toLowerCase();
    if (/^(?:year|month|hour|day|week|minute|or|and|least|level|minimum|over|than)/.test(word)) continue;
    if (new RegExp(String.raw`(?<!\d)${number}(?!\d)`).test(statement)) continue;
    const isSaid = statement.toLowerCase().includes(word);
    if (isSaid || name !== '') return true;
  }
  return false;
}
