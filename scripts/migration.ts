// npm run migration -- name-of-the-change: writes prisma/migrations/<time>_<name>/migration.sql from the
// difference between the committed migrations and prisma/schema.prisma. Read it, and add by hand whatever Prisma
// can't express.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startEmbeddedDatabase } from '../api/platform/embedded-database/embedded-database.ts';
import { projectRoot } from '../api/platform/project-root.ts';
import { applyMigrations, pendingSchemaSql } from '../api/platform/schema-engine.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Usage: npm run migration -- name-of-the-change');
  process.exit(1);
}
const embedded = await startEmbeddedDatabase(null);
const pool = new Pool({ ...embedded.connection, max: 2 });
await applyMigrations(pool);
const sql = await pendingSchemaSql(pool);
await pool.end();
await embedded.stop();

if (!/^\s*(create|alter|drop)/im.test(sql)) {
  console.log('The migrations already say what the schema says.');
} else {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(projectRoot, 'prisma', 'migrations', `${time}_${name.replaceAll('-', '_')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}/migration.sql`);
}
