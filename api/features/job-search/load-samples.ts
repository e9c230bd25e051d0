import type { Deps } from '../../core/deps.ts';
import { readSampleListings } from '../../job-search/samples/sample-listings.ts';
import type { SampleListing } from '../../job-search/samples/sample-listing.schema.ts';
import type { SourceListing } from './source-listing.ts';
import { removeGone, storeListings } from './store-listings.ts';

export const SAMPLE_SOURCE = 'sample';

/** Their dates count back from the day on which they were stored, so that they are stored again from time to time. */
const FRESH_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Keeps the bundled samples in the search for as long as no real source has a listing there, so that an installation
 * without network shows what a search is like. Run when the server starts, and after each real source was stored.
 */
export async function keepSamples(deps: Deps, signal?: AbortSignal): Promise<void> {
  const real = await deps.prisma.jobListing.findFirst({
    where: { source: { not: SAMPLE_SOURCE }, goneAt: null },
    select: { id: true },
  });
  if (real) {
    await removeGone(deps, SAMPLE_SOURCE, new Date(deps.now().getTime() + 1));
    return;
  }
  const samples = readSampleListings();
  const fresh = { gte: new Date(deps.now().getTime() - FRESH_DAYS * DAY_MS) };
  const shown = await deps.prisma.jobListing.count({
    where: { source: SAMPLE_SOURCE, goneAt: null, seenAt: fresh },
  });
  if (shown === samples.length) return;
  const listings = samples.map((sample) => toSourceListing(sample, deps.now()));
  await storeListings(deps, SAMPLE_SOURCE, listings, {
    isComplete: true,
    ...(signal && { signal }),
  });
}

/** A sample as its source would send it today. */
export function toSourceListing(sample: SampleListing, now: Date): SourceListing {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    externalId: sample.id,
    title: sample.title,
    company: sample.company,
    location: sample.location,
    latitude: null,
    longitude: null,
    isRemote: sample.isRemote,
    salary: sample.salary ?? null,
    description: sample.description,
    requirements: sample.requirements,
    jobType: sample.jobType,
    experienceLevel: sample.experienceLevel,
    sourceUrl: null,
    postedDate: new Date(today - sample.postedDaysAgo * DAY_MS),
  };
}
