import type { AiUsageToday as AiUsage } from '../../ai/budget/read-ai-usage.ts';
import { builder } from '../../graphql/builder.ts';
import type { Failure } from '../../platform/recent-failures.ts';
import {
  getSystemStatus,
  type QueueStatus as Queue,
  type SourceStatus as Source,
  type SystemStatus as Status,
} from './system-status.ts';

const SystemFailure = builder.objectRef<Failure>('SystemFailure').implement({
  description: 'Something that failed, without anything of a person.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    problem: t.exposeString('problem'),
  }),
});

const DatabaseStatus = builder.objectRef<Status['database']>('DatabaseStatus').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'embedded, or server: PostgreSQL.' }),
    version: t.exposeString('version', { description: 'Of PostgreSQL, which the embedded one is, too.' }),
    bytes: t.exposeFloat('bytes'),
  }),
});

const MigrationStatus = builder.objectRef<Status['migrations']>('MigrationStatus').implement({
  fields: (t) => ({
    applied: t.exposeInt('applied'),
    last: t.exposeString('last', { description: 'Its name, which begins with its date.' }),
  }),
});

const EngineStatus = builder.objectRef<Status['engine']>('EngineStatus').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'embedded, or openai.' }),
    failures: t.field({
      type: [SystemFailure],
      description: 'The last ten of this process, the newest first.',
      resolve: ({ failures }) => failures,
    }),
  }),
});

const AiBudgetLimits = builder.objectRef<AiUsage['limits']>('AiBudgetLimits').implement({
  description: 'What may be used of the AI service in a day (UTC).',
  fields: (t) => ({
    userCalls: t.exposeInt('userCalls'),
    userTokens: t.exposeInt('userTokens'),
    tokens: t.exposeInt('tokens', { description: 'Of all people together.' }),
  }),
});

const AiUsageToday = builder.objectRef<AiUsage>('AiUsageToday').implement({
  description: 'What was used of the AI service today (UTC), by all people together.',
  fields: (t) => ({
    calls: t.exposeInt('calls'),
    openCalls: t.exposeInt('openCalls', {
      description: 'Without an end so far: under way, or of a server that ended.',
    }),
    failures: t.exposeInt('failures'),
    tokens: t.exposeFloat('tokens', { description: 'Used, and reserved for open calls.' }),
    promptTokens: t.exposeFloat('promptTokens'),
    completionTokens: t.exposeFloat('completionTokens'),
    meanMs: t.exposeInt('meanMs', {
      nullable: true,
      description: 'How long a call took on the average; null before the first has ended.',
    }),
    usersUsedUp: t.exposeInt('usersUsedUp', { description: 'People whose own share is used up.' }),
    usedUpAt: t.expose('usedUpAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the installation’s share was used up; null while it is not.',
    }),
    limits: t.field({ type: AiBudgetLimits, resolve: ({ limits }) => limits }),
    renewedAt: t.expose('renewedAt', { type: 'DateTime', description: 'When the budget begins anew.' }),
  }),
});

const MailStatus = builder.objectRef<Status['mail']>('MailStatus').implement({
  fields: (t) => ({
    isSetUp: t.exposeBoolean('isSetUp'),
    failures: t.field({
      type: [SystemFailure],
      description: 'The last ten attempts of this process that failed, the newest first.',
      resolve: ({ failures }) => failures,
    }),
  }),
});

const JobSourceStatus = builder.objectRef<Source>('JobSourceStatus').implement({
  description: 'A source of jobs, and how asking it goes.',
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    lastRefreshedAt: t.expose('lastRefreshedAt', { type: 'DateTime', nullable: true }),
    isStale: t.exposeBoolean('isStale'),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'A sentence; null if nothing is wrong.',
    }),
    failedAt: t.expose('failedAt', { type: 'DateTime', nullable: true }),
    failures: t.exposeInt('failures', { description: 'In a row.' }),
    pausedUntil: t.expose('pausedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'After several failures it is left alone until then.',
    }),
  }),
});

const QueueStatus = builder.objectRef<Queue>('QueueStatus').implement({
  description: 'Jobs of the worker that the nodes of a PostgreSQL server share.',
  fields: (t) => ({
    waiting: t.exposeInt('waiting'),
    running: t.exposeInt('running'),
    failed: t.exposeInt('failed', { description: 'Given up after all attempts.' }),
  }),
});

const DiskStatus = builder.objectRef<NonNullable<Status['disk']>>('DiskStatus').implement({
  fields: (t) => ({
    bytes: t.exposeFloat('bytes', { description: 'What DATA_DIR holds.' }),
    freeBytes: t.exposeFloat('freeBytes', { description: 'The room that is left there.' }),
  }),
});

const SystemStatus = builder.objectRef<Status>('SystemStatus').implement({
  description:
    'How the installation is doing. Memory, uptime and failures are those of the process that answers.',
  fields: (t) => ({
    version: t.exposeString('version'),
    nodeVersion: t.exposeString('nodeVersion'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    memoryBytes: t.exposeFloat('memoryBytes'),
    database: t.field({ type: DatabaseStatus, resolve: ({ database }) => database }),
    migrations: t.field({ type: MigrationStatus, resolve: ({ migrations }) => migrations }),
    engine: t.field({ type: EngineStatus, resolve: ({ engine }) => engine }),
    aiUsage: t.field({
      type: AiUsageToday,
      nullable: true,
      description: 'Null where no AI service is set up.',
      resolve: ({ aiUsage }) => aiUsage,
    }),
    mail: t.field({ type: MailStatus, resolve: ({ mail }) => mail }),
    sources: t.field({ type: [JobSourceStatus], resolve: ({ sources }) => sources }),
    queue: t.field({
      type: QueueStatus,
      nullable: true,
      description: 'Null where no worker has run: with the embedded database, or without a job source.',
      resolve: ({ queue }) => queue,
    }),
    disk: t.field({
      type: DiskStatus,
      nullable: true,
      description: 'Null if there is no data folder.',
      resolve: ({ disk }) => disk,
    }),
  }),
});

builder.queryField('systemStatus', (t) =>
  t.field({
    type: SystemStatus,
    description: 'How the installation is doing, for the administrator.',
    authScopes: { admin: true },
    resolve: (_root, _args, { deps, actor }) => getSystemStatus(deps, actor),
  }),
);
