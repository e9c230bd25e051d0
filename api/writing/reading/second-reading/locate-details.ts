import type { ReadEntry, ReadStudy } from '../../types.ts';
import { findPeriods } from '../fields/dates.ts';
import { datesOfStudy } from '../sections/education.ts';
import type { Line } from '../lines/line.ts';
import { apart, EntryText, locateDates, trimSigns } from './entry-text.ts';
import type { Place } from './entry-text.ts';
import type { FoundCertificate, FoundStudy } from './found-document.ts';
import { asRead, findWords, plain } from './literal.ts';

const numbersOf = (lines: readonly Line[]): number[] => lines.map(({ lineNumber }) => lineNumber);

/**
 * What of a found study stands in its lines, letter by letter; null if neither its degree nor its school does.
 *
 * @param lines those from its first to its last
 */
export function locateStudy(found: FoundStudy, lines: readonly Line[]): ReadStudy | null {
  const entry = new EntryText(lines.map(({ text }) => asRead(text)));
  const beside = [found.degree, found.school, found.dates].map(plain);
  const degree = entry.findName(plain(found.degree), beside) ?? entry.findParts(plain(found.degree), beside);
  const school = apart(entry.findName(plain(found.school), beside, true), [degree]);
  if (!degree && !school) return null;
  const dates = locateDates(entry, plain(found.dates), lines);
  const places = [degree, school, dates?.place ?? null].filter((place) => place !== null);
  const spans = places.flatMap((place) => place.spans);
  return {
    institution: school?.text ?? '',
    degree: degree?.text ?? '',
    ...datesOfStudy(dates ? findPeriods(plain(found.dates)) : [], false),
    details: lines.flatMap((_, at) => entry.restOf(at, spans)).join(', '),
    sourceLines: numbersOf(lines),
  };
}

/**
 * A found certificate as it stands in its lines, its parts letter by letter; null if its name doesn't.
 *
 * @param lines those from its first to its last
 */
export function locateCertificate(found: FoundCertificate, lines: readonly Line[]): ReadEntry | null {
  const entry = new EntryText(lines.map(({ text }) => asRead(text)));
  const beside = [found.name, found.issuer, found.number, found.dates].map(plain);
  const name = entry.findName(plain(found.name), beside);
  if (!name) return null;
  const issuer = apart(entry.findName(plain(found.issuer), beside, true), [name]);
  const others = [found.number, found.dates].map((text) => findPlace(entry, plain(text)));
  const parts: Place[] = [];
  for (const place of [name, issuer, ...others]) if (place && apart(place, parts)) parts.push(place);
  return { text: parts.map(({ text }) => trimSigns(text)).join(', '), sourceLines: numbersOf(lines) };
}

function findPlace({ flat }: EntryText, words: string): Place | null {
  const start = findWords(flat, words);
  const end = start + words.length;
  return start < 0 ? null : { text: flat.slice(start, end), spans: [{ start, end }] };
}
