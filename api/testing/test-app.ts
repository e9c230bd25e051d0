import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { AiServiceLimits } from '../ai/openai/limits.ts';
import { createEngine } from '../ai/create-engine.ts';
import { noteEngineFailures } from '../ai/note-engine-failures.ts';
import { createApp, type AppOptions } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../core/deps.ts';
import { createPdfRenderer } from '../documents/export/pdf/render-resume-pdf.ts';
import { createDocumentReader } from '../documents/import/child/document-reader.ts';
import { createActivity } from '../platform/activity.ts';
import { createBackgroundWork } from '../platform/background-work.ts';
import { openDatabase } from '../platform/database.ts';
import { createHttpServer } from '../platform/http-server.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail.ts';
import { createOpenIdProvider } from '../platform/openid.ts';
import { createLocalPubSub } from '../platform/pubsub/local-pubsub.ts';
import { createPostgresPubSub } from '../platform/pubsub/postgres-pubsub.ts';
import { createPageViews } from '../platform/page-views.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { createRecentFailures } from '../platform/recent-failures.ts';
import { createRecordingPlaces } from '../platform/recording-places.ts';
import { createPageFetcher } from '../platform/safe-fetch/safe-fetch.ts';
import { createSourceFetcher } from '../platform/safe-fetch/source-fetch.ts';
import { createSessions } from '../platform/session-store.ts';
import { createSigner } from '../platform/signer.ts';
import { createWritingThread } from '../platform/writing-thread/writing-thread.ts';
import { builtEntry } from './built-entry.ts';
import { TestClient } from './test-client.ts';

export interface TestApp {
  url: string;
  deps: Deps;
  /** A client without a session. */
  visitor: () => TestClient;
  /** A client signed in as a new user. */
  user: (names?: { firstName?: string; lastName?: string; password?: string }) => Promise<TestClient>;
  close: () => Promise<void>;
}

const SECRET = 'a secret for tests only';

let users = 0;

/** An e-mail address that no other test uses. */
export function newEmail(): string {
  users += 1;
  return `user-${process.pid}-${Date.now().toString(36)}-${users}@example.com`;
}

/** For a test about an installation without an AI service, whichever engine the run is for (`npm run test:ai`). */
export const NO_AI_SERVICE = { OPENAI_BASE_URL: '' };

/** A test can't wait as long as a person. */
const TEST_AI_LIMITS = {
  connectMs: 500,
  firstTokenMs: 400,
  silenceMs: 400,
  totalMs: 3_000,
  retryMs: 5,
  retryAfterMaxMs: 100,
};

/**
 * What reads, writes and draws in threads and child processes, for all apps of this process: each would start and warm up
 * its own. They end with the process.
 */
const startHelpers = () => ({
  writing: createWritingThread({ entry: builtEntry('writing-worker') }),
  pdf: createPdfRenderer({ entry: builtEntry('render-worker') }),
  documents: createDocumentReader({ processes: 1, entry: builtEntry('reader-child') }),
});
let helpers: ReturnType<typeof startHelpers> | undefined;

/** Starts the real pipeline on a real port, with the run's database and, unless `env` names another one, the run's AI service. */
export async function startTestApp(
  env: Record<string, string> = {},
  overrides: Partial<Deps> &
    Partial<AppOptions> & { withLimits?: boolean; aiLimits?: Partial<AiServiceLimits> } = {},
): Promise<TestApp> {
  const config = readConfig({
    DATABASE_URL: inject('databaseUrl'),
    OPENAI_BASE_URL: process.env.TEST_AI_URL,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...env,
  });
  const log = overrides.log ?? createLog(config.logLevel);
  const database = await openDatabase(config, log);
  const now = overrides.now ?? (() => new Date());
  helpers ??= startHelpers();
  const { writing, pdf, documents } = helpers;
  const background = createBackgroundWork(log);
  const failures = { engine: createRecentFailures(now), mail: createRecentFailures(now) };
  const engine = createEngine({
    config,
    prisma: database.prisma,
    writing,
    failures: failures.engine,
    log,
    now,
    limits: { ...TEST_AI_LIMITS, ...overrides.aiLimits },
  });
  const deps: Deps = {
    config,
    prisma: database.prisma,
    assistant: overrides.assistant
      ? noteEngineFailures(overrides.assistant, failures.engine)
      : engine.assistant,
    writing,
    pdf: overrides.pdf ?? pdf,
    documents: overrides.documents ?? documents,
    recordingPlaces: overrides.recordingPlaces ?? createRecordingPlaces(),
    pages: overrides.pages ?? createPageFetcher({ allowPrivate: config.fetchAllowPrivate }),
    sources:
      overrides.sources ??
      createSourceFetcher({ allowPrivate: config.fetchAllowPrivate, mirror: config.jobSources.mirror }),
    // The embedded database takes LISTEN and delivers nothing.
    pubsub:
      config.databaseUrl && process.env.TEST_DATABASE_URL
        ? createPostgresPubSub({ connectionString: config.databaseUrl, pool: database.pool, log })
        : createLocalPubSub(),
    background,
    activity: createActivity(database.pool, { background, log, now }),
    pageViews: createPageViews(database.pool, { background, log, now }),
    failures,
    sessions: createSessions(database.pool, now, log),
    // All tests come from one address; tests of the limits themselves pass real ones.
    rateLimits: createRateLimits(database.pool, {
      areEnforced: overrides.withLimits ?? false,
      onRefused: (limits) => log.warn({ event: 'limit-hit', limits }, 'a limit was hit'),
    }),
    signer: createSigner(SECRET),
    mailer: config.mail ? createMailer(config.mail, log, failures.mail) : null,
    openId: config.google ? createOpenIdProvider(config.google) : null,
    log,
    now,
  };
  const { app, webSocket } = createApp(deps, {
    sessionSecret: SECRET,
    isReady: async () => true,
    ...(overrides.isDevelopment !== undefined && { isDevelopment: overrides.isDevelopment }),
  });
  const { server, serve } = createHttpServer();
  serve(app);
  webSocket.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    deps,
    visitor: () => new TestClient(url),
    user: async (names = {}) => {
      const client = new TestClient(url);
      await client.register({ email: newEmail(), ...names });
      return client;
    },
    close: async () => {
      await webSocket.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await deps.background.stop();
      await deps.pubsub.close();
      await engine.close();
      await database.close();
    },
  };
}
