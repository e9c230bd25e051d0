import type { TestProject } from 'vitest/node';
import { buildServer } from './built-server.ts';
import { createTestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database shared by the whole run; each test creates its own users. */
    databaseUrl: string;
    /** The entry file of the built server, for tests that start it as a process. */
    serverEntry: string;
  }
}

/**
 * Provides one real database and the built server for the run. The database is migrated before the workers start: the embedded database has one
 * session, in which locks can't keep workers apart.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ url, close }, { entry, remove }] = await Promise.all([createTestDatabase(), buildServer()]);
  project.provide('databaseUrl', url);
  project.provide('serverEntry', entry);
  return async () => {
    remove();
    await close();
  };
}
