// npm run backup [-- file]: writes the whole database to a file and reads it back. The server may be running.
import { resolve } from 'node:path';
import { readConfig } from '../api/config.ts';
import { withSnapshot } from '../api/platform/backup/open-database.ts';
import { writeBackup } from '../api/platform/backup/write-backup.ts';

const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const file = resolve(process.argv[2] ?? `tailorbird-${time}Z.backup`);
try {
  const { tables, rows } = await withSnapshot(readConfig(process.env), `${file}.snapshot`, (client) =>
    writeBackup(client, file),
  );
  console.log(`Wrote ${file}: ${tables.size} tables, ${rows} rows, read back and equal.`);
} catch (error) {
  console.error(`No backup was written. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
