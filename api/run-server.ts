import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeOldAiUsage } from './ai/budget/remove-old-usage.ts';
import { createEngine } from './ai/create-engine.ts';
import { createApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import type { Deps } from './core/deps.ts';
import { createPdfRenderer } from './documents/export/pdf/render-resume-pdf.ts';
import { createDocumentReader } from './documents/import/child/document-reader.ts';
import { createActivity } from './platform/activity.ts';
import { createBackgroundWork } from './platform/background-work.ts';
import { openDatabase, type Database } from './platform/database.ts';
import { DataFolderError, type EmbeddedDatabase } from './platform/embedded-database/embedded-database.ts';
import { createHttpServer } from './platform/http-server.ts';
import { createLog } from './platform/log.ts';
import { sessionSecret } from './platform/secrets.ts';
import { removeOldRequests } from './rest/idempotency/keyed-requests.ts';
import { removeExpiredTokens } from './features/accounts/one-time-tokens.ts';
import { keepSourcesFresh } from './features/job-search/sources/keep-sources-fresh.ts';
import { removeUnseenJobs } from './features/job-search/sources/remove-unseen-jobs.ts';
import { keepSamples } from './features/job-search/load-samples.ts';
import { createMailer } from './platform/mail.ts';
import { createOpenIdProvider } from './platform/openid.ts';
import { createLocalPubSub } from './platform/pubsub/local-pubsub.ts';
import { createPostgresPubSub } from './platform/pubsub/postgres-pubsub.ts';
import { createPageViews } from './platform/page-views.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createRecentFailures } from './platform/recent-failures.ts';
import { createRecordingPlaces } from './platform/recording-places.ts';
import { createPageFetcher } from './platform/safe-fetch/safe-fetch.ts';
import { createSourceFetcher } from './platform/safe-fetch/source-fetch.ts';
import { createSessions } from './platform/session-store.ts';
import { createSigner } from './platform/signer.ts';
import { createWritingThread } from './platform/writing-thread/writing-thread.ts';
import { cannotStart } from './platform/cannot-start.ts';
import { startupReport } from './platform/startup-report.ts';

const CLEAN_EVERY_MS = 10 * 60 * 1000;
const SHUTDOWN_LIMIT_MS = 10_000;
// How long running requests may take to finish when the server stops.
const FINISH_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 1_000;
// Time for load balancers, which poll about once a second, to notice that /readyz has changed before the port closes.
// Together with the limits above this stays below SHUTDOWN_LIMIT_MS.
const ANNOUNCE_MS = 2_000;

/**
 * Runs the server: connects to the database, listens, and stops gracefully on SIGTERM and SIGINT.
 *
 * @param embedded the embedded database, which `main.ts` starts while this file loads; undefined with a PostgreSQL
 * server.
 */
export async function runServer(
  config: Config,
  embedded: Promise<EmbeddedDatabase> | undefined,
): Promise<void> {
  const log = createLog(config.logLevel);
  const secret = readSecretOrExit(config);
  if (config.exposed && !config.secureCookies)
    log.warn('PUBLIC_URL is not https on an exposed installation: passwords and sessions can be intercepted');
  const database: Database = await openDatabase(config, log, embedded).catch((error: unknown) => {
    log.debug({ err: error }, 'the database could not be opened');
    if (error instanceof DataFolderError) return cannotStart(error.message);
    return cannotStart(
      `the database could not be opened. ${error instanceof Error ? error.message : ''}`.trim(),
    );
  });
  void database.failed.then((error) => {
    log.fatal({ err: error }, 'the embedded database has ended');
    process.exit(1);
  });

  const now = () => new Date();
  const writing = createWritingThread();
  const background = createBackgroundWork(log);
  const failures = { engine: createRecentFailures(now), mail: createRecentFailures(now) };
  const engine = createEngine({
    config,
    prisma: database.prisma,
    writing,
    failures: failures.engine,
    log,
    now,
  });
  const deps: Deps = {
    config,
    prisma: database.prisma,
    assistant: engine.assistant,
    writing,
    pdf: createPdfRenderer(),
    documents: createDocumentReader({ processes: 2 }),
    recordingPlaces: createRecordingPlaces(),
    pages: createPageFetcher({
      allowPrivate: config.fetchAllowPrivate,
      onRefused: () => log.warn({ event: 'fetch-refused' }, 'a link led to an address that is not public'),
    }),
    sources: createSourceFetcher({
      allowPrivate: config.fetchAllowPrivate,
      mirror: config.jobSources.mirror,
      onRefused: () =>
        log.warn({ event: 'fetch-refused' }, 'a job source led to an address that is not public'),
    }),
    pubsub: config.databaseUrl
      ? createPostgresPubSub({
          connectionString: config.databaseListenUrl ?? config.databaseUrl,
          pool: database.pool,
          log,
        })
      : createLocalPubSub(),
    background,
    activity: createActivity(database.pool, { background, log, now }),
    pageViews: createPageViews(database.pool, { background, log, now }),
    failures,
    sessions: createSessions(database.pool, now, log),
    rateLimits: createRateLimits(database.pool, {
      onRefused: (limits) => log.warn({ event: 'limit-hit', limits }, 'a limit was hit'),
    }),
    signer: createSigner(secret),
    mailer: config.mail ? createMailer(config.mail, log, failures.mail) : null,
    openId: config.google ? createOpenIdProvider(config.google) : null,
    log,
    now,
  };
  let isStopping = false;
  const isDevelopment = process.argv.includes('--development');
  const { server, serve } = createHttpServer({
    headersTimeout: 5_000,
    requestTimeout: 60_000,
    // Longer than proxies keep an idle connection (60 s, as a rule): otherwise their next request may meet a closed one.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 1_000,
  });
  const { app, webSocket } = createApp(deps, {
    sessionSecret: secret,
    isReady: async () => !isStopping && (await isDatabaseReachable(database)),
    isDevelopment,
    ...(isDevelopment && {
      webClient: await (await import('./platform/vite-development.ts')).createViteWebClient(server, config),
    }),
  });
  serve(app);
  webSocket.attach(server);

  server.once('error', (error: NodeJS.ErrnoException) => {
    cannotStart(
      error.code === 'EADDRINUSE' ? `PORT ${config.port} is in use by another program` : error.message,
    );
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    process.stdout.write(startupReport(config, database.kind, deps.assistant.name, port));
  });

  const cleaning = setInterval(() => {
    removeExpired(deps).catch((error: unknown) =>
      log.warn({ err: error }, 'what has expired could not be removed'),
    );
  }, CLEAN_EVERY_MS);

  const refreshing = keepSourcesFresh(deps);
  deps.background.start('sample listings', (signal) => keepSamples(deps, signal));

  const sockets = trackOpenSockets(server);
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    database.announceStop();
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    clearInterval(cleaning);
    const refreshed = refreshing.stop();
    // Only nodes that share a PostgreSQL server have another node to take over.
    if (database.kind === 'server') {
      // Otherwise the next request on a kept-alive connection would meet a closed one.
      server.prependListener('request', (_req, res) => {
        res.shouldKeepAlive = false;
      });
      await sleep(ANNOUNCE_MS);
    }
    const closed = new Promise((resolve) => server.close(resolve));
    // `close` ended the connections that were idle; the others become idle once they have answered.
    const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
    await waitAtMost(FINISH_LIMIT_MS, Promise.all([webSocket.close(), closed]));
    clearInterval(idleTimer);
    // Stalled clients must not prevent the database from closing.
    for (const socket of sockets) socket.destroy();
    await waitAtMost(CLOSE_LIMIT_MS, Promise.resolve(deps.mailer?.idle()));
    await waitAtMost(CLOSE_LIMIT_MS, Promise.all([deps.background.stop(), refreshed]));
    deps.documents.close();
    await waitAtMost(
      CLOSE_LIMIT_MS,
      Promise.all([deps.pdf.close(), deps.writing.close(), deps.pubsub.close(), engine.close()]),
    );
    await database.close();
    process.exit(0);
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

function readSecretOrExit(config: Config): string {
  try {
    return sessionSecret(config);
  } catch (error) {
    if (error instanceof ConfigError) cannotStart(error.message);
    throw error;
  }
}

/** All open connections, including websockets. */
function trackOpenSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Waits for the work, but no longer than `ms` milliseconds. */
async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const controller = new AbortController();
  const limit = sleep(ms, undefined, { signal: controller.signal }).catch(() => {});
  await Promise.race([work, limit]);
  controller.abort();
}

async function removeExpired(deps: Deps): Promise<void> {
  await deps.sessions.removeExpired();
  await deps.rateLimits.removeExpired();
  await removeExpiredTokens(deps);
  await removeUnseenJobs(deps);
  await removeOldAiUsage(deps);
  await removeOldRequests(deps);
}

async function isDatabaseReachable({ pool }: Database): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
