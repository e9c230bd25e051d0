import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readAiUsage, type AiUsageToday } from '../../ai/budget/read-ai-usage.ts';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { measureFolder, type FolderSize } from '../../platform/folder-size.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { Failure } from '../../platform/recent-failures.ts';
import { requireAdmin } from '../accounts/accounts.ts';
import { listSources, type ShownSource } from '../job-search/sources/list-sources.ts';

/** A source of jobs, and how asking it goes. */
export interface SourceStatus extends Pick<
  ShownSource,
  'name' | 'label' | 'lastRefreshedAt' | 'isStale' | 'problem'
> {
  failedAt: Date | null;
  /** Failures in a row. */
  failures: number;
  /** After several failures it is left alone until then. */
  pausedUntil: Date | null;
}

/** Jobs of the worker that the nodes of a PostgreSQL server share. */
export interface QueueStatus {
  waiting: number;
  running: number;
  failed: number;
}

/** How the installation is doing (docs/product.md#administration). Memory, uptime and failures are of this process. */
export interface SystemStatus {
  version: string;
  nodeVersion: string;
  startedAt: Date;
  memoryBytes: number;
  database: { kind: 'embedded' | 'server'; version: string; bytes: number };
  migrations: { applied: number; last: string };
  engine: { name: string; failures: Failure[] };
  /** Null where no AI service is set up. */
  aiUsage: AiUsageToday | null;
  mail: { isSetUp: boolean; failures: Failure[] };
  sources: SourceStatus[];
  /** Null where no worker has run: with the embedded database, or without a job source. */
  queue: QueueStatus | null;
  /** Of `DATA_DIR`; null if there is no such folder. */
  disk: FolderSize | null;
}

/** @throws {UnauthenticatedError} {@link ForbiddenError} */
export async function getSystemStatus(deps: Deps, actor: Actor | null): Promise<SystemStatus> {
  const admin = await requireAdmin(deps, actor);
  const { config, failures, now } = deps;
  const [database, migrations, aiUsage, sources, queue, disk] = await Promise.all([
    readDatabase(deps),
    readMigrations(deps),
    config.openai ? readAiUsage(deps) : null,
    readSources(deps, admin),
    readQueue(deps),
    measureFolder(config.dataDir),
  ]);
  return {
    version: readVersion(),
    nodeVersion: process.version,
    startedAt: new Date(now().getTime() - process.uptime() * 1_000),
    memoryBytes: process.memoryUsage.rss(),
    database: { kind: config.databaseUrl ? 'server' : 'embedded', ...database },
    migrations,
    engine: { name: deps.assistant.name, failures: failures.engine.list() },
    aiUsage,
    mail: { isSetUp: deps.mailer !== null, failures: failures.mail.list() },
    sources,
    queue,
    disk,
  };
}

const readVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))
    .version;

async function readDatabase({ prisma }: Deps) {
  const [database] = z.tuple([z.object({ version: z.string(), bytes: z.number() })]).parse(
    await prisma.$queryRaw`
      select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`,
  );
  return database;
}

async function readMigrations({ prisma }: Deps) {
  const [migrations] = z.tuple([z.object({ applied: z.number(), last: z.string() })]).parse(
    await prisma.$queryRaw`
      select count(*)::int as applied, coalesce(max(migration_name), '') as last from _prisma_migrations
      where finished_at is not null and rolled_back_at is null`,
  );
  return migrations;
}

async function readSources(deps: Deps, admin: Actor): Promise<SourceStatus[]> {
  const [sources, rows] = await Promise.all([listSources(deps, admin), deps.prisma.jobSource.findMany()]);
  return sources.map(({ name, label, lastRefreshedAt, isStale, problem }) => {
    const row = rows.find((known) => known.name === name);
    const isPaused = row?.openUntil && row.openUntil > deps.now();
    return {
      name,
      label,
      lastRefreshedAt,
      isStale,
      problem,
      failedAt: row?.failedAt ?? null,
      failures: row?.failures ?? 0,
      pausedUntil: isPaused ? row.openUntil : null,
    };
  });
}

const queueShape = z.tuple([z.object({ waiting: z.number(), running: z.number(), failed: z.number() })]);

async function readQueue({ prisma }: Deps): Promise<QueueStatus | null> {
  const [{ exists }] = z
    .tuple([z.object({ exists: z.boolean() })])
    .parse(await prisma.$queryRaw`select to_regclass('graphile_worker.jobs') is not null as exists`);
  if (!exists) return null;
  const [queue] = queueShape.parse(
    await prisma.$queryRaw`
      select (count(*) filter (where locked_at is null and attempts < max_attempts))::int as waiting,
        (count(*) filter (where locked_at is not null))::int as running,
        (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as failed
      from graphile_worker.jobs`,
  );
  return queue;
}
