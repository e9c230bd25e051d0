import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { relay } from './web/relay-plugin.ts';

const root = import.meta.dirname;

// What is waited for comes sooner or later, on a busy machine later; a second would be a bound on time.
const patient = { testTimeout: 90_000, hookTimeout: 90_000, expect: { poll: { timeout: 15_000 } } };

// Vite would take graphql's ES module while packages take its CommonJS: two copies refuse each other's types.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: path.join(root, 'node_modules/graphql/index.js') }],
};

/** Tests that open no database: on a server they add nothing (docs/decisions/0064-what-runs-on-postgresql.md). */
const WITHOUT_DATABASE = [
  'api/documents/**',
  'api/platform/embedded-database/**',
  'api/platform/safe-fetch/**',
];

export default defineConfig({
  test: {
    // Tests wait for servers, processes and timers about as long as they compute.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        root,
        test: {
          name: 'writing',
          ...patient,
          include: ['api/writing/**/*.test.ts'],
          // Each file would start a process and load the lexicon anew, for functions that are pure.
          isolate: false,
        },
      },
      {
        root,
        resolve: oneGraphql,
        test: {
          name: 'api',
          ...patient,
          include: ['api/**/*.test.ts'],
          exclude: [
            'api/writing/**',
            '**/node_modules/**',
            ...(process.env.TEST_DATABASE_URL ? WITHOUT_DATABASE : []),
          ],
          // Each file would load the whole server anew. What tests share is the database, on purpose.
          isolate: false,
          globalSetup: ['api/testing/run-setup.ts'],
        },
      },
      {
        root,
        test: {
          name: 'scripts',
          ...patient,
          include: ['scripts/**/*.test.ts'],
        },
      },
      {
        root,
        plugins: [relay(path.join(root, 'web/src/__generated__')), react()],
        test: {
          name: 'web',
          ...patient,
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
    ],
  },
});
