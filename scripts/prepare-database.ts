// Writes dist/prepared-database.tar.gz: an embedded database with all migrations applied. A first start unpacks it
// in a third of the time and half of the memory that making one takes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool } from 'pg';
import {
  preparedArchive,
  startEmbeddedDatabase,
} from '../api/platform/embedded-database/embedded-database.ts';
import { applyMigrations } from '../api/platform/schema-engine.ts';

rmSync(preparedArchive, { force: true });
const embedded = await startEmbeddedDatabase(null);
const pool = new Pool({ ...embedded.connection, max: 2 });
await applyMigrations(pool);
await pool.end();
mkdirSync(dirname(preparedArchive), { recursive: true });
writeFileSync(preparedArchive, await embedded.dump());
await embedded.stop();
