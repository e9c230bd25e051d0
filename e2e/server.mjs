// The built server for the browser tests; with TEST_DATABASE_URL on a database of its own there, dropped at the end.
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env.TEST_DATABASE_URL;
if (server) {
  const name = `tailorbird_e2e_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
}
await import('../dist/server/main.js');
