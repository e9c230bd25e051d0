import type { Deps } from '../../../core/deps.ts';
import type { SourceListing } from '../source-listing.ts';

export async function storeListings(
  deps: Pick<Deps, 'prisma' | 'now'>,
  source: string,
  listings: readonly SourceListing[],
  { isComplete }: { isComplete: boolean },
): Promise<{ stored: number; changed: number; unchanged: number }> {
  let stored = 0;
  const now = deps.now();
  for (const { externalId, ...listing } of listings) {
    const linkedinJobId = `${source}:${externalId}`;
    const data = { ...listing, source, isRemote: listing.isRemote ?? false, seenAt: now, goneAt: null };
    const known = await deps.prisma.jobListing.count({ where: { linkedinJobId } });
    stored += known === 0 ? 1 : 0;
    await deps.prisma.jobListing.upsert({
      where: { linkedinJobId },
      create: { ...data, linkedinJobId },
      update: data,
    });
  }
  if (isComplete)
    await deps.prisma.jobListing.updateMany({ where: { source, seenAt: { lt: now } }, data: { goneAt: now } });
  return { stored, changed: 0, unchanged: listings.length - stored };
}
