// npm run restore -- file [--replace]: restores a backup into the database, completely or not at all.
import { resolve } from 'node:path';
import { readConfig } from '../api/config.ts';
import { verifyBackup } from '../api/platform/backup/backup-file.ts';
import { withDatabase } from '../api/platform/backup/open-database.ts';
import { restoreBackup } from '../api/platform/backup/restore-backup.ts';

const args = process.argv.slice(2);
const [name, ...others] = args.filter((argument) => argument !== '--replace');
if (name === undefined || others.length > 0) {
  console.error('Usage: npm run restore -- file [--replace]');
  process.exit(1);
}
const file = resolve(name);
try {
  // Before a database is created for it.
  const summary = await verifyBackup(file);
  const replace = args.includes('--replace');
  await withDatabase(readConfig(process.env), (client) => restoreBackup(client, file, { replace, summary }));
  const { header, tables, rows } = summary;
  console.log(
    `Restored ${file} of ${header.madeAt}: ${tables.size} tables, ${rows} rows, read back and equal.`,
  );
} catch (error) {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
