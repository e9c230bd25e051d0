import { cleanText } from '../../../../core/input.ts';
import { htmlLine, htmlText } from '../../../../documents/import/job-page/html-text.ts';
import { URL_MAX_LENGTH } from '../../../../limits.ts';
import type { SourceListing } from '../../source-listing.ts';

/** An element of a source, with its texts as they came: HTML, entities and spaces. */
export interface RawListing extends Partial<Omit<SourceListing, 'postedDate' | 'description'>> {
  externalId: string;
  title: string;
  company: string;
  description: string;
  /** ISO 8601, RFC 2822, or a count of milliseconds. */
  postedDate?: string | number | null;
}

const line = (text: string | null | undefined) => cleanText(htmlLine(text ?? ''));
const orNull = (text: string) => (text === '' ? null : text);

const MAX_REQUIREMENTS = 40;
const REQUIREMENT_MAX_LENGTH = 500;

/** The lines of a text or a list, without their marks. */
export function textLines(html: string): string[] {
  return htmlText(html)
    .split('\n')
    .map((text) => text.replace(/^[-•*·]\s+/, '').trim())
    .filter((text) => text !== '');
}

/** The address if it is one that may be shown as a link. */
export function webAddress(text: string | null | undefined): string | null {
  const typed = (text ?? '').trim();
  if (typed.length > URL_MAX_LENGTH || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

const NO_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** A moment; sources that name no time zone mean UTC. `null` if it can't be read. */
export function readMoment(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const moment = new Date(typeof value === 'string' && NO_ZONE.test(value) ? `${value}Z` : value);
  const year = moment.getUTCFullYear();
  return year >= 2000 && year < 2100 ? moment : null;
}

const inRange = (value: number | null | undefined, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : null;

/**
 * A listing in plain text. Nothing is invented: what can't be read is null or empty.
 *
 * @throws {Error} without an id, a title or a description; {@link RuleError} for HTML that no parser survives
 */
export function makeListing(raw: RawListing): SourceListing {
  const title = line(raw.title);
  const externalId = cleanText(raw.externalId).slice(0, 200);
  const description = cleanText(htmlText(raw.description));
  if (title === '' || externalId === '' || description === '')
    throw new Error('A listing needs an id, a title and a description.');
  const latitude = inRange(raw.latitude, 90);
  const longitude = inRange(raw.longitude, 180);
  const hasPoint = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    externalId,
    title,
    company: line(raw.company),
    location: orNull(line(raw.location)),
    latitude: hasPoint ? latitude : null,
    longitude: hasPoint ? longitude : null,
    isRemote: raw.isRemote ?? null,
    salary: orNull(line(raw.salary)),
    description,
    requirements: (raw.requirements ?? [])
      .map((text) => cleanText(text).slice(0, REQUIREMENT_MAX_LENGTH))
      .filter((text) => text !== '')
      .slice(0, MAX_REQUIREMENTS),
    jobType: raw.jobType ?? null,
    experienceLevel: raw.experienceLevel ?? null,
    sourceUrl: webAddress(raw.sourceUrl),
    postedDate: readMoment(raw.postedDate),
  };
}

/** As {@link makeListing}, for sources whose terms require a link to the listing. */
export function makeLinkedListing(raw: RawListing): SourceListing {
  const listing = makeListing(raw);
  if (listing.sourceUrl === null) throw new Error('A listing of this source needs a link.');
  return listing;
}
