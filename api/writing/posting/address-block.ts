import type { Line } from '../text/lines.ts';
import { companyScore } from '../reading/fields/field-scores.ts';
import { cleanCompany } from './company-text.ts';
import { looksLikePlace } from './places.ts';

/** The employer and the town of a postal address in a posting; each empty if it names none. */
export interface Address {
  company: string;
  location: string;
}

const NUMBERED_STREET = /^\d{1,5}[a-z]?[ ,]+(?:\p{Lu}|rue |bis |avenue )[^.!?]{2,50}$/u;
const STREET =
  /^(?=.{4,60}$)(?:.*(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s*\d+\s?[a-z]?|(?:via|viale|corso|piazza|rua|avenida|av\.|calle|c\/|plaza|ul\.|ulica|al\.|rue|place|am|an der|im|auf dem)\s.*\d+.*|.*(?:straat|laan|plein|kade)\s\d+.*|[\p{L}' ]+ (?:road|street|lane|avenue|way|park|quay|close|square|drive))$/iu;
const POSTAL_TOWN =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{4} [A-Z]{2}|\d{4}-\d{3}|\d{5}-\d{3})\s+(\p{Lu}[\p{L}.'’() /-]{1,40})$/u;
/** British, Irish, American, Canadian: the code behind the town. */
const TOWN_POSTAL =
  /^(\p{Lu}[\p{L}.'’ -]{1,30}(?:, [A-Z]{2,3})?),?\s+(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u;
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/;

/** Reads the first postal address: lines of their own, or one line with the parts between dots or commas. */
export function readAddress(lines: readonly Line[]): Address {
  const rows: string[] = lines
    .slice(0, 300)
    .flatMap(({ text, bulleted }) => (bulleted || text.length > 140 ? [''] : splitRow(text)));
  for (const [index, row] of rows.entries()) {
    const town = POSTAL_TOWN.exec(row)?.[1] ?? TOWN_POSTAL.exec(row)?.[1] ?? '';
    const isCode = POSTCODE.test(row);
    if (town === '' && !isCode) continue;
    const street = rows
      .slice(Math.max(0, index - 3), index)
      .findLastIndex(
        (above, at, all) =>
          STREET.test(above) ||
          NUMBERED_STREET.test(above) ||
          (at === all.length - 1 && /^\p{Lu}[\p{L}. -]{2,40} \d{1,4}\s?[a-z]?$/u.test(above)),
      );
    if (street < 0) continue;
    const at = Math.max(0, index - 3) + street;
    if (town === '' && at === index - 1) continue;
    const name = cleanCompany(rows[at - 1] ?? '');
    return { company: isName(name) ? name : '', location: rows.slice(at + 1, index + 1).join(', ') };
  }
  return { company: '', location: '' };
}

/** "Alder GmbH • Werkstraße 2 • 34117 Kassel", "Alder Ltd, 14 Dock Road, Hull HU1 2AB". */
function splitRow(text: string): string[] {
  const parts = text.split(/\s[•·|–-]\s/);
  if (parts.length > 2) return parts.map((part) => part.trim());
  // A state belongs to its town.
  const commas = text.split(/,\s+(?![A-Z]{2}(?: \d{5}|$))/);
  return commas.length > 1 && commas.length < 6 && /\d/.test(text) ? commas : [text];
}

const isName = (name: string) =>
  name !== '' &&
  !/[:.!?]$|\d/.test(name.replace(/\b(?:e\.V|[Ii]nc|[Ll]td|[Cc]o|S\.A)\.$/u, '')) &&
  /^\p{Lu}/u.test(name) &&
  (companyScore(name) >= 1 || !looksLikePlace(name)) &&
  !/^(?:address|adresse|anschrift|kontakt|contact|location|job locations?|dirección|indirizzo|endereço)/i.test(
    name,
  );
