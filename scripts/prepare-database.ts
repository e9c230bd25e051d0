// Writes a database with all migrations applied, twice: dist/prepared-database, which a first start copies, and
// dist/prepared-database.tar.gz, from which in-memory databases start. Creating one takes three times as long.
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import {
  preparedArchive,
  preparedFolder,
  startEmbeddedDatabase,
} from '../api/platform/embedded-database/embedded-database.ts';
import { applyMigrations } from '../api/platform/schema-engine.ts';

rmSync(preparedArchive, { force: true });
rmSync(preparedFolder, { recursive: true, force: true });
const folder = mkdtempSync(join(tmpdir(), 'tb-prepare-'));
try {
  const embedded = await startEmbeddedDatabase(folder);
  const pool = new Pool({ ...embedded.connection, max: 2 });
  await applyMigrations(pool);
  await pool.end();
  const archive = await embedded.dump();
  await embedded.stop();
  cpSync(join(folder, 'postgres'), preparedFolder, { recursive: true });
  writeFileSync(preparedArchive, archive);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// The user who runs the product may not be the one who built it.
chmodSync(preparedFolder, 0o755);
for (const entry of readdirSync(preparedFolder, { recursive: true, withFileTypes: true })) {
  chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
