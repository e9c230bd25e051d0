import { createHash } from 'node:crypto';
import { readLevel } from '../../../../writing/job-match/job-levels.ts';
import type { SourceListing } from '../../source-listing.ts';
import { makeListing, readMoment, textLines, webAddress } from '../connectors/make-listing.ts';
import { readJobType } from '../connectors/read-job-type.ts';
import type { FileRow } from './file-row.ts';

/** Accepted names of each field, in the form that `fieldName` gives them. The first that has a value counts. */
const NAMES = {
  id: ['id', 'externalid', 'jobid', 'guid', 'reference', 'referencenumber', 'slug'],
  title: ['title', 'jobtitle', 'position'],
  company: ['company', 'companyname', 'employer', 'organization', 'hiringorganization', 'creator'],
  location: ['location', 'joblocation', 'place'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  remote: ['remote', 'isremote'],
  salary: ['salary', 'pay', 'compensation'],
  description: ['description', 'encoded', 'contenthtml', 'contenttext', 'content', 'summary'],
  requirements: ['requirements', 'qualifications'],
  jobType: ['jobtype', 'employmenttype', 'type', 'contract'],
  level: ['experiencelevel', 'level', 'seniority'],
  url: ['url', 'link', 'sourceurl', 'applyurl', 'joburl'],
  posted: [
    'posteddate',
    'posted',
    'pubdate',
    'datepublished',
    'publicationdate',
    'published',
    'updated',
    'date',
  ],
} as const;

/** The parts of a location that some files have instead of one. */
const PLACE_PARTS = ['city', 'state', 'region', 'country'];

const YES = /^(?:1|true|yes|y|ja|oui|remote|fully remote)$/i;
const NO = /^(?:0|false|no|n|nein|non|on-?site)$/i;

/** Why a row can't be used, in the operator's words: "no title". */
class RowProblem extends Error {
  override name = 'RowProblem';
}

function readNumber(text: string, what: string, most: number): number | null {
  if (text === '') return null;
  const value = Number(text);
  if (Number.isFinite(value) && Math.abs(value) <= most) return value;
  throw new RowProblem(`the ${what} "${text.slice(0, 40)}" is no number from -${most} to ${most}`);
}

function readUrl(text: string): string | null {
  if (text === '') return null;
  const url = webAddress(text);
  if (url === null) throw new RowProblem(`the link "${text.slice(0, 60)}" is no http or https address`);
  return url;
}

function readDate(text: string): string | null {
  if (text === '') return null;
  if (readMoment(text)) return text;
  throw new RowProblem(`the date "${text.slice(0, 40)}" can't be read; please write it as 2026-11-30`);
}

/** For files without ids: the same job in the next file has the same one. */
function makeId(...parts: (string | null)[]): string {
  const text = JSON.stringify(parts.map((part) => (part ?? '').toLowerCase().replace(/\s+/g, ' ')));
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

function toListing({ fields, problem }: FileRow): SourceListing {
  if (problem) throw new RowProblem(problem);
  const read = (names: readonly string[]) =>
    names.map((name) => fields.get(name)?.trim() ?? '').find((text) => text !== '') ?? '';
  const title = read(NAMES.title);
  if (title === '') throw new RowProblem('no title');
  const description = read(NAMES.description);
  if (description === '') throw new RowProblem('no description');
  const company = read(NAMES.company);
  const location =
    read(NAMES.location) ||
    PLACE_PARTS.map((name) => fields.get(name)?.trim() ?? '')
      .filter((part) => part !== '')
      .join(', ');
  const sourceUrl = readUrl(read(NAMES.url));
  const remote = read(NAMES.remote);
  return makeListing({
    externalId: read(NAMES.id) || makeId(title, company, location, sourceUrl),
    title,
    company,
    location,
    latitude: readNumber(read(NAMES.latitude), 'latitude', 90),
    longitude: readNumber(read(NAMES.longitude), 'longitude', 180),
    isRemote: YES.test(remote) ? true : NO.test(remote) ? false : null,
    salary: read(NAMES.salary),
    description,
    requirements: textLines(read(NAMES.requirements)),
    jobType: readJobType(read(NAMES.jobType)),
    experienceLevel: readLevel(read(NAMES.level)),
    sourceUrl,
    postedDate: readDate(read(NAMES.posted)),
  });
}

/** What a file holds. */
export interface FileListings {
  listings: SourceListing[];
  /** One line for each row that was left out: `row 12: no title`. */
  problems: string[];
}

/** Maps the rows of a file. A row that repeats the id of an earlier one is left out. */
export function listingsFromRows(rows: readonly FileRow[]): FileListings {
  const listings = new Map<string, SourceListing>();
  const firsts = new Map<string, string>();
  const problems: string[] = [];
  for (const row of rows) {
    try {
      const listing = toListing(row);
      const first = firsts.get(listing.externalId);
      if (first !== undefined) throw new RowProblem(`the same job as ${first}`);
      firsts.set(listing.externalId, row.where);
      listings.set(listing.externalId, listing);
    } catch (error) {
      const message = error instanceof RowProblem ? error.message : 'its text can’t be read';
      problems.push(`${row.where}: ${message}`);
    }
  }
  return { listings: [...listings.values()], problems };
}
