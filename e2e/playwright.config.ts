import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// A separate port, so that a development server can run at the same time.
const PORT = process.env.E2E_PORT ?? '3987';
const root = join(import.meta.dirname, '..');
// Playwright reads this file in each of its processes: the folder is created once and passed on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tb-e2e-'));

export const ADMIN_EMAIL = 'olive.ward@tailorbird.example';

/** What a database server can change (docs/decisions/0064-what-runs-on-postgresql.md). */
const ON_SERVER = [
  'interview',
  'job-search',
  'main-job',
  'newcomer',
  'optimizing',
  'two-windows',
  'upload',
].map((name) => `**/${name}.spec.ts`);

/** The built product in real Chromium, on the embedded database or, with TEST_DATABASE_URL, on a server. */
export default defineConfig({
  testDir: import.meta.dirname,
  ...(process.env.TEST_DATABASE_URL && { testMatch: ON_SERVER }),
  outputDir: join(root, 'test-results', 'browser'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A browser on a busy machine drops a frame now and then. A test that fails twice has failed; one that fails
  // once is listed as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // Recording every test to throw most of it away takes a fifth of the time of all.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} e2e/server.mjs`,
    cwd: root,
    url: `http://localhost:${PORT}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL,
      CONTACT_EMAIL: 'hello@tailorbird.example',
      // The link tests serve the pages themselves.
      FETCH_ALLOW_PRIVATE: '1',
    },
  },
});
