import type { TestProject } from 'vitest/node';
import { createTestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database shared by the whole run; each test creates its own users. */
    databaseUrl: string;
  }
}

/**
 * Provides one real database for the run. It is migrated before the workers start: the embedded database has one
 * session, in which locks can't keep workers apart.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await createTestDatabase();
  project.provide('databaseUrl', url);
  return close;
}
