import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import { sourceName, type SourceEntry } from '../../../core/source-entry.ts';
import type { JobSource } from '../../../generated/prisma/client.ts';
import { isImport } from './file-import/import-source.ts';
import { findCredit, loadConnectors, type SourceCredit } from './source-credit.ts';
import { describeProblem } from './source-problem.ts';

/** A source of listings as people see it. */
export interface ShownSource extends SourceCredit {
  /** As before the ids of its listings, and as the listings' `source`. */
  name: string;
  /** When everything that was asked for last came; null if it never did. */
  lastRefreshedAt: Date | null;
  /** Whether its listings may be out of date. */
  isStale: boolean;
  /** A sentence about what is wrong; null if nothing is. */
  problem: string | null;
}

/** A source that missed two of its turns is old. */
const STALE_TURNS = 2;

async function isOverdue({ kind }: SourceEntry, refreshedAt: Date | null, now: Date): Promise<boolean> {
  const { everyMs } = (await loadConnectors()).CONNECTORS[kind];
  return refreshedAt === null || now.getTime() - refreshedAt.getTime() > STALE_TURNS * everyMs;
}

/** The sources that the operator has named, in that order, then those of imported files and former ones. */
export async function listSources(deps: Deps, actor: Actor | null): Promise<ShownSource[]> {
  requireUser(actor);
  const { entries } = deps.config.jobSources;
  const rows = new Map<string, JobSource>();
  for (const row of await deps.prisma.jobSource.findMany({ orderBy: { name: 'asc' } }))
    rows.set(row.name, row);
  const named = new Set(entries.map(sourceName));

  const showNamed = async (entry: SourceEntry): Promise<ShownSource> => {
    const name = sourceName(entry);
    const row = rows.get(name);
    const credit = await findCredit(entries, name);
    return {
      ...credit,
      name,
      lastRefreshedAt: row?.refreshedAt ?? null,
      isStale: await isOverdue(entry, row?.refreshedAt ?? null, deps.now()),
      problem: describeProblem(credit.label, row?.problem ?? null),
    };
  };
  const showOther = async ({ name, refreshedAt }: JobSource): Promise<ShownSource> => {
    const credit = await findCredit(entries, name);
    const problem = isImport(name) ? null : `${credit.label} is not asked any more.`;
    return { ...credit, name, lastRefreshedAt: refreshedAt, isStale: problem !== null, problem };
  };
  const others = [...rows.values()].filter(({ name, listings }) => !named.has(name) && listings > 0);
  return Promise.all([...entries.map(showNamed), ...others.map(showOther)]);
}
