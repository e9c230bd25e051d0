import type { Deps } from '../../core/deps.ts';
import { cleanText } from '../../core/input.ts';
import { milesBetween } from '../../places/distance.ts';
import type { Point } from '../../places/place.ts';
import { resolvePlace } from '../../places/resolve-place.ts';
import { readLevel } from '../../writing/job-match/job-levels.ts';
import { sameJobKey } from '../../writing/job-match/same-job.ts';
import { shownName, shownTerms } from '../../writing/posting/keywords.ts';
import type { JobType } from './job-preferences.schema.ts';
import { tagListing } from './place-tags.ts';
import type { SourceListing } from './source-listing.ts';

const LINE_MAX = 200;
const DESCRIPTION_MAX = 20_000;
const MOST_REQUIREMENTS = 12;
/** A source's own point that is farther from its own words for the place is a mistake. */
const TRUSTED_MILES = 60;

/** A listing with all that is worked out from its text, as it is stored. */
export interface ReadListing {
  listing: {
    title: string;
    company: string;
    location: string | null;
    latitude: number | null;
    longitude: number | null;
    isRemote: boolean;
    salary: string | null;
    description: string;
    requirements: string[];
    keywords: string[];
    keywordTexts: string[];
    yearsAsked: number | null;
    jobType: JobType | null;
    experienceLevel: string | null;
    sourceUrl: string | null;
    postedDate: Date | null;
    sameJobKey: string;
  };
  /** Words that say where it is. */
  tags: string[];
}

const line = (text: string) => cleanText(text).replace(/\s+/g, ' ').slice(0, LINE_MAX);

/** The texts and links of a listing, cleaned and cut to what is stored. */
export function cleanListing(given: SourceListing): SourceListing {
  return {
    ...given,
    title: line(given.title),
    company: line(given.company),
    location: given.location === null ? null : line(given.location) || null,
    salary: given.salary === null ? null : line(given.salary) || null,
    description: cleanText(given.description).slice(0, DESCRIPTION_MAX),
    requirements: given.requirements
      .map(line)
      .filter((text) => text !== '')
      .slice(0, MOST_REQUIREMENTS),
    sourceUrl: given.sourceUrl !== null && isWebLink(given.sourceUrl) ? given.sourceUrl : null,
  };
}

/** Only links that a browser may open: a source could send a script. */
function isWebLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}

/**
 * Works out what a source doesn't say, from the listing's text: its place, whether it is remote, what it asks for, its
 * level and type, and which listings are the same job. What the source says takes precedence.
 *
 * @param given already cleaned
 */
export async function readListing(deps: Deps, owner: string, given: SourceListing): Promise<ReadListing> {
  const { title, company, location, description } = given;
  const analysis = await deps.writing.run(owner, description.length, 'analyzePosting', {
    text: description,
    title,
    company,
    ...(location !== null && { location }),
  });
  const terms = [...new Map(shownTerms(analysis).map((term) => [term.canonical, term])).values()];
  const resolved = location === null ? null : resolvePlace(location);
  const isRemote =
    given.isRemote ??
    (resolved?.kind === 'remote' ||
      (resolved?.kind === 'found' && resolved.mentionsRemote) ||
      (resolved?.kind !== 'found' && analysis.remote === 'remote'));
  const place = resolved?.kind === 'found' ? resolved.place : null;
  const within = resolved?.kind === 'remote' ? resolved.within : null;
  const point = choosePoint(given, place);
  const requirements =
    given.requirements.length > 0
      ? given.requirements
      : analysis.requirements
          .filter(({ main }) => main)
          .map(({ text }) => line(text))
          .slice(0, MOST_REQUIREMENTS);
  return {
    listing: {
      title,
      company,
      location,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      isRemote,
      salary: given.salary ?? (analysis.pay || null),
      description,
      requirements,
      keywords: terms.map(({ canonical }) => canonical),
      keywordTexts: terms.map((term) => shownName(term, analysis.language)),
      yearsAsked: analysis.yearsAsked,
      jobType: given.jobType ?? readJobType(title),
      experienceLevel: given.experienceLevel ?? readLevel(title),
      sourceUrl: given.sourceUrl,
      postedDate: given.postedDate,
      sameJobKey: sameJobKey(
        title,
        company,
        isRemote ? '' : (place?.region?.name ?? place?.countryName ?? ''),
      ),
    },
    tags: tagListing({ point, place, isRemote, remoteWithin: within?.countryCode ?? null }),
  };
}

/** The source's own point, unless it contradicts the place that the source names. */
function choosePoint({ latitude, longitude }: SourceListing, place: Point | null): Point | null {
  const isGiven =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  if (!isGiven) return place;
  const given = { latitude, longitude };
  return place && milesBetween(given, place) > TRUSTED_MILES ? place : given;
}

const TYPES: readonly [JobType, RegExp][] = [
  ['internship', /(?<![\p{L}])(?:intern|internship|praktik(?:um|ant(?:in)?)|stage|stagiaire)(?![\p{L}])/iu],
  ['part-time', /(?<![\p{L}])(?:part[ -]?time|teilzeit|temps partiel|minijob)(?![\p{L}])/iu],
  ['temporary', /(?<![\p{L}])(?:temporary|temp|seasonal|befristet|aushilfe)(?![\p{L}])/iu],
  ['contract', /(?<![\p{L}])(?:contract|contractor|freelance(?:r)?)(?![\p{L}])/iu],
  ['full-time', /(?<![\p{L}])(?:full[ -]?time|vollzeit|temps plein)(?![\p{L}])/iu],
];

/** The job type that a title states; `null` if none. */
export const readJobType = (title: string): JobType | null =>
  TYPES.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
