import type { Deps } from '../../../core/deps.ts';
import { sourceName } from '../../../core/source-entry.ts';
import { removeGone } from '../store-listings.ts';
import { isImport } from './file-import/import-source.ts';

/**
 * Most sources show their newest jobs only, so that nobody can tell when an older one is filled; others fail for long, or
 * aren't named any more. A job that wasn't seen for this long counts as gone.
 */
const UNSEEN_MS = 14 * 24 * 60 * 60_000;

/**
 * Takes the jobs that their source did not show for two weeks out of the search, and forgets former sources without jobs.
 * Files are left alone: only their operator knows.
 */
export async function removeUnseenJobs(deps: Deps): Promise<void> {
  const { prisma, config } = deps;
  const named = new Set(config.jobSources.entries.map(sourceName));
  const seenSince = new Date(deps.now().getTime() - UNSEEN_MS);
  for (const { name } of await prisma.jobSource.findMany({ select: { name: true } })) {
    if (isImport(name)) continue;
    await removeGone(deps, name, seenSince);
    const last = await prisma.jobListing.findFirst({
      where: { source: name, goneAt: null },
      select: { id: true },
    });
    if (!last && !named.has(name))
      await prisma.jobSource.deleteMany({ where: { name, startedAt: { lt: seenSince } } });
  }
}
