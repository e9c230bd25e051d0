import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

const migrationsFolder = join(projectRoot, 'prisma', 'migrations');

/** The names of the committed migrations, oldest first. */
export function committedMigrations(): string[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The committed migrations with their SQL, in the form that Prisma's schema engine expects. */
export function migrationsList() {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: committedMigrations().map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  };
}
