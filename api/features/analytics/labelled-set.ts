import type { Deps } from '../../core/deps.ts';
import {
  peopleFile,
  readLabelledPeople,
  type LabelledPerson,
} from '../../job-search/labelled/labelled-people.ts';
import { readSampleListings } from '../../job-search/samples/sample-listings.ts';
import type { SampleListing } from '../../job-search/samples/sample-listing.schema.ts';
import { milesBetween } from '../../places/distance.ts';
import { prepareGazetteer } from '../../places/load-gazetteer.ts';
import type { Point } from '../../places/place.ts';
import { resolvePlace } from '../../places/resolve-place.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { readLevel } from '../../writing/job-match/job-levels.ts';
import type { JobToRank, Seeker } from '../../writing/job-match/job-match.ts';
import { cleanListing, readListing } from '../job-search/read-listing.ts';
import { toSourceListing } from '../job-search/load-samples.ts';

/** A person, the jobs that a search would find for them, and how relevant each is. */
export interface JudgedSearch {
  name: string;
  seeker: Seeker;
  jobs: JobToRank[];
  grades: Record<string, number>;
}

const KM_PER_MILE = 1.609;
/** The people's roles are dated against this month. */
const REFERENCE_MONTH = '2026-11';
const OWNER = 'labelled-set';

let known: Promise<JudgedSearch[]> | null = null;

/**
 * The built-in people with the samples that are near them or remote. Reading them takes some seconds, so it is done once
 * for each server.
 */
export function readLabelledSet(deps: Deps): Promise<JudgedSearch[]> {
  known ??= readAll(deps).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function readAll(deps: Deps): Promise<JudgedSearch[]> {
  await prepareGazetteer();
  // One job that is posted twice counts once.
  const samples = readSampleListings().filter(({ twinOf }) => twinOf === undefined);
  const read = new Map<string, Promise<JobToRank>>();
  const searches: JudgedSearch[] = [];
  for (const person of readLabelledPeople(peopleFile(projectRoot))) {
    const point = pointOf(person.place);
    const radiusMiles = person.radiusKm / KM_PER_MILE;
    const jobs: JobToRank[] = [];
    for (const sample of samples) {
      const miles = milesTo(point, sample);
      const isNear = miles !== null && miles <= radiusMiles;
      if (!isNear && !(sample.isRemote && person.acceptsRemote)) continue;
      const job = read.get(sample.id) ?? readJob(deps, sample);
      read.set(sample.id, job);
      jobs.push({ ...(await job), miles: sample.isRemote ? null : miles });
    }
    searches.push({
      name: `${person.title}, ${person.place}`,
      seeker: toSeeker(person, radiusMiles),
      jobs,
      grades: gradesOf(person),
    });
  }
  return searches;
}

function pointOf(text: string): Point | null {
  const found = resolvePlace(text);
  return found.kind === 'found' ? found.place : null;
}

function milesTo(point: Point | null, { location }: SampleListing): number | null {
  const there = location === null ? null : pointOf(location);
  return point && there ? milesBetween(point, there) : null;
}

async function readJob(deps: Deps, sample: SampleListing): Promise<JobToRank> {
  const { listing } = await readListing(deps, OWNER, cleanListing(toSourceListing(sample, deps.now())));
  const { title, company, requirements, keywords, yearsAsked, experienceLevel, isRemote } = listing;
  return {
    id: sample.id,
    title,
    company,
    requirements,
    keywords,
    yearsAsked,
    level: readLevel(experienceLevel ?? ''),
    isRemote,
    miles: null,
    ageDays: sample.postedDaysAgo,
  };
}

function toSeeker({ id, roles, acceptsRemote }: LabelledPerson, radiusMiles: number): Seeker {
  return {
    roles: roles.map(({ title, company, from, to, bullets }, index) => ({
      id: `${id}-${index}`,
      title,
      company,
      startDate: from,
      endDate: to ?? '',
      bullets: bullets.map((text, place) => ({ id: `${id}-${index}-${place}`, text })),
    })),
    skills: [],
    level: null,
    radiusMiles,
    openToRemote: acceptsRemote,
    referenceDate: REFERENCE_MONTH,
  };
}

/** A repeated listing has the relevance of the one that it repeats. */
function gradesOf({ relevant }: LabelledPerson): Record<string, number> {
  const twins = new Map(readSampleListings().map(({ id, twinOf }) => [id, twinOf ?? id]));
  return Object.fromEntries(Object.entries(relevant).map(([id, grade]) => [twins.get(id) ?? id, grade]));
}
