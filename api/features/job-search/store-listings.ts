import { setImmediate as otherWork } from 'node:timers/promises';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { prepareGazetteer } from '../../places/load-gazetteer.ts';
import { cleanListing, readListing, type ReadListing } from './read-listing.ts';
import { toSearchText } from './search-text.ts';
import type { SourceListing } from './source-listing.ts';

/** Listings that are stored in one transaction. */
const BATCH = 50;

export interface StoredCounts {
  /** New or changed. */
  stored: number;
  unchanged: number;
  /** No longer at the source. */
  gone: number;
}

interface StoreOptions {
  /** Whether these are all listings of the source: its others are gone then. */
  isComplete: boolean;
  signal?: AbortSignal;
}

/**
 * Stores what a source has, each listing with what a search reads of it. The same listings again change nothing but when
 * they were last seen. Of several with the same id the last one counts. Works in batches, each of which is one
 * transaction, so that one that was stopped can be repeated.
 *
 * @param source the source's name; ids are unique within it
 */
export async function storeListings(
  deps: Deps,
  source: string,
  given: readonly SourceListing[],
  { isComplete, signal }: StoreOptions,
): Promise<StoredCounts> {
  await prepareGazetteer();
  const startedAt = deps.now();
  const listings = [...new Map(given.map((one) => [one.externalId, cleanListing(one)])).values()].filter(
    ({ title, description }) => title !== '' && description !== '',
  );
  const counts: StoredCounts = { stored: 0, unchanged: 0, gone: 0 };
  for (let start = 0; start < listings.length; start += BATCH) {
    signal?.throwIfAborted();
    const stored = await storeBatch(deps, source, listings.slice(start, start + BATCH));
    counts.stored += stored.stored;
    counts.unchanged += stored.unchanged;
  }
  if (isComplete) counts.gone = await removeGone(deps, source, startedAt);
  return counts;
}

const toKey = (source: string, { externalId }: SourceListing) => `${source}:${externalId}`;

async function storeBatch(
  deps: Deps,
  source: string,
  listings: readonly SourceListing[],
): Promise<Pick<StoredCounts, 'stored' | 'unchanged'>> {
  const before = new Map(
    (
      await deps.prisma.jobListing.findMany({
        where: { linkedinJobId: { in: listings.map((one) => toKey(source, one)) } },
      })
    ).map((row) => [row.linkedinJobId, row]),
  );
  const isStored = (one: SourceListing) => {
    const row = before.get(toKey(source, one));
    return row !== undefined && row.goneAt === null && isSame(row, one);
  };
  const changed: { key: string; read: ReadListing }[] = [];
  for (const one of listings) {
    if (isStored(one)) continue;
    changed.push({ key: toKey(source, one), read: await readListing(deps, `source:${source}`, one) });
    // Reading takes some milliseconds each, during which nothing else is answered.
    await otherWork();
  }
  const seenAt = deps.now();
  await deps.prisma.$transaction(async (tx) => {
    for (const { key, read } of changed) await storeOne(tx, { source, key, read, seenAt });
    await tx.jobListing.updateMany({
      where: { linkedinJobId: { in: listings.filter(isStored).map((one) => toKey(source, one)) } },
      data: { seenAt },
    });
  });
  return { stored: changed.length, unchanged: listings.length - changed.length };
}

type StoredRow = Prisma.JobListingGetPayload<object>;

/** Whether a stored listing says what its source says now. What was worked out follows from that. */
function isSame(row: StoredRow, given: SourceListing): boolean {
  return (
    row.title === given.title &&
    row.company === given.company &&
    row.location === given.location &&
    row.description === given.description &&
    row.sourceUrl === given.sourceUrl &&
    (given.salary === null || row.salary === given.salary) &&
    (given.jobType === null || row.jobType === given.jobType) &&
    (given.experienceLevel === null || row.experienceLevel === given.experienceLevel) &&
    (given.isRemote === null || row.isRemote === given.isRemote) &&
    (given.postedDate === null || row.postedDate?.getTime() === given.postedDate.getTime()) &&
    (given.requirements.length === 0 || row.requirements.join('\n') === given.requirements.join('\n'))
  );
}

async function storeOne(
  tx: Prisma.TransactionClient,
  { source, key, read, seenAt }: { source: string; key: string; read: ReadListing; seenAt: Date },
): Promise<void> {
  const { listing, tags } = read;
  const columns = { ...listing, source, seenAt, goneAt: null };
  const { id, createdAt } = await tx.jobListing.upsert({
    where: { linkedinJobId: key },
    create: { ...columns, linkedinJobId: key },
    update: columns,
    select: { id: true, createdAt: true },
  });
  const title = toSearchText(listing.title);
  const rest = toSearchText([listing.company, ...listing.keywords, ...listing.requirements].join(' . '));
  await tx.$executeRaw`
    insert into job_search_entries
      ("jobListingId", latitude, longitude, "isRemote", "jobType", "experienceLevel", "postedDate", "sameJobKey", words)
    values (${id}::uuid, ${listing.latitude}, ${listing.longitude}, ${listing.isRemote}, ${listing.jobType},
      ${listing.experienceLevel}, ${listing.postedDate ?? createdAt}, ${listing.sameJobKey},
      setweight(to_tsvector('english', ${title}) || to_tsvector('simple', ${title}), 'A')
      || setweight(to_tsvector('english', ${rest}) || to_tsvector('simple', ${rest}), 'C')
      || array_to_tsvector(${tags}::text[]))
    on conflict ("jobListingId") do update set
      latitude = excluded.latitude, longitude = excluded.longitude, "isRemote" = excluded."isRemote",
      "jobType" = excluded."jobType", "experienceLevel" = excluded."experienceLevel",
      "postedDate" = excluded."postedDate", "sameJobKey" = excluded."sameJobKey", words = excluded.words`;
}

/**
 * Takes the listings of a source that weren't seen since `seenSince` out of the search. They are kept: people may have
 * liked them, and a job that comes back is one that was posted again.
 */
export async function removeGone(deps: Deps, source: string, seenSince: Date): Promise<number> {
  const goneAt = deps.now();
  return deps.prisma.$transaction(async (tx) => {
    const gone = z.array(z.object({ id: z.string() })).parse(
      await tx.$queryRaw`
        update job_listings set "goneAt" = ${goneAt}
        where source = ${source} and "seenAt" < ${seenSince} and "goneAt" is null
        returning id::text`,
    );
    const ids = gone.map(({ id }) => id);
    await tx.jobSearchEntry.deleteMany({ where: { jobListingId: { in: ids } } });
    return gone.length;
  });
}
