import { sourceName, type SourceEntry } from '../../../core/source-entry.ts';
import { requireUser, type Actor } from '../../../core/actor.ts';
import type { Deps } from '../../../core/deps.ts';
import type { JobSource } from '../../../generated/prisma/client.ts';
import { CONNECTORS } from './connectors/connectors.ts';
import { importLabel, isImport } from './file-import/import-source.ts';
import { describeProblem } from './source-problem.ts';

/** A source of listings as people see it. */
export interface ShownSource {
  /** As before the ids of its listings, and as the listings' `source`. */
  name: string;
  label: string;
  /** What its terms want said wherever its listings show. */
  credit: string;
  link: string | null;
  /** When everything that was asked for last came; null if it never did. */
  lastRefreshedAt: Date | null;
  /** Whether its listings may be out of date. */
  isStale: boolean;
  /** A sentence about what is wrong; null if nothing is. */
  problem: string | null;
}

/** A source that missed two of its turns is old. */
const STALE_TURNS = 2;

function showEntry(entry: SourceEntry, row: JobSource | undefined, now: Date): ShownSource {
  const { label, credit, everyMs } = CONNECTORS[entry.kind];
  const { text, url } = credit(entry);
  const refreshedAt = row?.refreshedAt ?? null;
  return {
    name: sourceName(entry),
    label: label(entry),
    credit: text,
    link: url,
    lastRefreshedAt: refreshedAt,
    isStale: refreshedAt === null || now.getTime() - refreshedAt.getTime() > STALE_TURNS * everyMs,
    problem: describeProblem(label(entry), row?.problem ?? null),
  };
}

const showImport = ({ name, refreshedAt }: JobSource): ShownSource => ({
  name,
  label: importLabel(name),
  credit: `Jobs from ${importLabel(name)}`,
  link: null,
  lastRefreshedAt: refreshedAt,
  isStale: false,
  problem: null,
});

/** The sources that the operator has named, in that order, then those of imported files. */
export async function listSources(deps: Deps, actor: Actor | null): Promise<ShownSource[]> {
  requireUser(actor);
  const { entries } = deps.config.jobSources;
  const rows = new Map(
    (await deps.prisma.jobSource.findMany({ orderBy: { name: 'asc' } })).map((row) => [row.name, row]),
  );
  return [
    ...entries.map((entry) => showEntry(entry, rows.get(sourceName(entry)), deps.now())),
    ...[...rows.values()].filter(({ name }) => isImport(name)).map(showImport),
  ];
}
