// A separate process that opens the embedded database in the folder of its first argument, writes `rows` rows, prints
// "here", and then obeys the lines on its input: "stop" stops gracefully and prints "stopped".
import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { startEmbeddedDatabase } from '../embedded-database.ts';

const [folder = '', rows = '0'] = process.argv.slice(2);
const database = await startEmbeddedDatabase(folder).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
const pool = new Pool(database.connection);
await pool.query('create table if not exists kept (id serial primary key)');
for (let row = 0; row < Number(rows); row += 1) await pool.query('insert into kept default values');
process.stdout.write('here\n');

for await (const line of createInterface({ input: process.stdin })) {
  if (line !== 'stop') continue;
  database.announceStop();
  await pool.end();
  await database.stop();
  process.stdout.write('stopped\n');
  process.exit(0);
}
