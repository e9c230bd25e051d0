import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';
import { createWireServer } from './wire-server.js';

const int32 = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value]);

/** Builds a message of PostgreSQL's protocol: type, length, content. */
function message(type: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A raw connection that has finished the startup handshake. */
async function connectedSocket({ connection }: Pick<EmbeddedDatabase, 'connection'>): Promise<Socket> {
  const socket = connect(join(connection.host, `.s.PGSQL.${connection.port}`));
  socket.write(message('', int32(196_608), `user\0${connection.user}\0database\0${connection.database}\0\0`));
  await once(socket, 'data');
  return socket;
}

it('keeps no answers in memory', async () => {
  const db = await PGlite.create();
  const wire = createWireServer(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'tb-wire-'));
  wire.server.listen(join(folder, '.s.PGSQL.5432'));
  wire.serve(db);
  const pool = new Pool({ host: folder, user: 'postgres', max: 1 });
  const ask = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      await pool.query("select repeat('x', 600) as text from generate_series(1, 1000)");
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await ask(5);
  // 24 MB of rows.
  expect((await ask(40)) - before).toBeLessThan(5e6);
  await pool.end();
  await wire.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

it('reports a PANIC of PostgreSQL and sends it nothing more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tb-panic-'));
  const asked: Uint8Array[] = [];
  const text = 'could not write to file "pg_wal/xlogtemp.42": No space left on device';
  const panic = message('E', `SPANIC\0VPANIC\0C53100\0M${text}\0\0`);
  const ended = new Promise<Error>((resolve) => {
    const wire = createWireServer(resolve);
    wire.serve({
      execProtocolRawStream: async (messages, { onRawData }) => {
        asked.push(messages);
        // PGlite's answer then: PostgreSQL's last message without a ReadyForQuery.
        onRawData(asked.length === 1 ? message('Z', 'I') : panic);
      },
      exec: async () => {
        throw new Error('asked once more');
      },
    });
    wire.server.listen(join(folder, '.s.PGSQL.5432'));
  });
  const socket = await connectedSocket({
    connection: { host: folder, port: 5432, user: 'a', database: 'a' },
  });
  socket.write(Buffer.concat([message('Q', 'insert into t values (1)\0'), message('Q', 'select 1\0')]));
  expect((await ended).message).toContain(text);
  expect(asked).toHaveLength(2);
  socket.destroy();
  rmSync(folder, { recursive: true });
});

it('is read-only while its disk has too little space, and reports it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tb-room-'));
  const writable = await startEmbeddedDatabase(folder);
  const ask = async ({ connection }: EmbeddedDatabase, sql: string) => {
    const pool = new Pool({ ...connection, max: 1 });
    return pool.query(sql).finally(() => pool.end());
  };
  await ask(writable, 'create table kept as select 1 as value');
  await writable.stop();
  const full = await startEmbeddedDatabase(folder, { keepFree: Number.MAX_SAFE_INTEGER });
  const told: boolean[] = [];
  full.onDiskSpace((isFull) => told.push(isFull));
  expect((await ask(full, 'select value from kept')).rows).toEqual([{ value: 1 }]);
  await expect(ask(full, 'insert into kept values (2)')).rejects.toMatchObject({ code: '25006' });
  expect(told).toEqual([true]);
  await full.stop();
  const again = await startEmbeddedDatabase(folder);
  await ask(again, 'insert into kept values (2)');
  expect((await ask(again, 'select value from kept')).rowCount).toBe(2);
  await again.stop();
  rmSync(folder, { recursive: true });
});

it('makes checkpoints, so that the log to replay after a crash does not grow', async () => {
  const database = await startEmbeddedDatabase(null);
  const pool = new Pool({ ...database.connection, max: 1 });
  const checkpoint = async () =>
    (await pool.query('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0].at;
  const first = await checkpoint();
  await pool.query("create table t as select repeat('x', 1000) as x from generate_series(1, 10000)");
  // About 11 MB each.
  for (let n = 0; n < 8; n += 1) await pool.query("update t set x = repeat('y', 1000)");
  await expect.poll(checkpoint, { timeout: 15_000, interval: 500 }).not.toBe(first);
  await pool.end();
  await database.stop();
}, 60_000);

describe('several connections to the embedded database', () => {
  let database: EmbeddedDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await startEmbeddedDatabase(null);
    pool = new Pool({ ...database.connection, max: 8 });
    await pool.query('create table numbers (id int primary key, square int)');
  });
  afterAll(async () => {
    await pool.end();
    await database.stop();
  });

  it('never get each other’s answers', async () => {
    const asked = Array.from({ length: 400 }, (_, index) => index);
    const answers = await Promise.all(
      asked.map(async (value) => {
        // Two kinds of statement, so that mixing them up would be noticed.
        if (value % 2 === 0) return (await pool.query('select $1::int as value', [value])).rows[0].value;
        return Number((await pool.query('select $1::text || $2::text as value', [value, ''])).rows[0].value);
      }),
    );
    expect(answers).toEqual(asked);
  });

  it('may use the same names for their prepared statements', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, value) =>
        pool.query({ name: 'same', text: 'select $1::int as value', values: [value] }),
      ),
    );
    expect(answers.map((answer) => answer.rows[0].value)).toEqual(answers.map((_, value) => value));
  });

  it('get a complete answer of many megabytes, and a small one after it', async () => {
    const length = 12_000_000;
    const { rows } = await pool.query("select repeat('ä', $1) as text, 'end' as last", [length / 2]);
    expect(Buffer.byteLength(rows[0].text)).toBe(length);
    expect(rows[0].last).toBe('end');
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('may send a statement in parts while others send queries', async () => {
    const slow = await connectedSocket(database);
    const value = 'from the slow one';
    const parts = [
      message('P', 'slow\0select $1::text as value\0', '\0\0'),
      message('B', '\0slow\0', '\0\0', '\0\x01', int32(value.length), value, '\0\0'),
      message('D', 'P\0'),
      message('E', '\0', int32(0)),
      message('S'),
    ];
    const answered = new Promise<string>((resolve) => {
      let text = '';
      slow.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (text.includes('SELECT 1')) resolve(text);
      });
    });
    for (const part of parts) {
      for (const byte of part) slow.write(Buffer.from([byte]));
      const { rows } = await pool.query('select $1::text as value', ['from another']);
      expect(rows).toEqual([{ value: 'from another' }]);
    }
    expect(await answered).toContain(value);
    slow.destroy();
  });

  it('never interfere with another’s transaction', async () => {
    await Promise.all(
      Array.from({ length: 7 }, async (_, id) => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          await client.query('insert into numbers values ($1, $2)', [id, id * id]);
          await client.query('select count(*) from numbers');
          await client.query(id % 4 === 0 ? 'rollback' : 'commit');
        } finally {
          client.release();
        }
      }),
    );
    const { rows } = await pool.query('select id from numbers order by id');
    expect(rows.map((row) => row.id)).toEqual([1, 2, 3, 5, 6]);
  });

  it('leave nothing behind when they break during a transaction', async () => {
    const client = await pool.connect();
    client.on('error', () => {});
    await client.query('begin');
    await client.query('insert into numbers values (100, 1)');
    const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } };
    connection.stream.destroy();
    client.release(true);
    expect((await pool.query('select count(*)::int as n from numbers where id = 100')).rows).toEqual([
      { n: 0 },
    ]);
  });

  it('keep working after an error inside a transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await expect(client.query('select nonsense')).rejects.toThrow(/does not exist/);
    await client.query('rollback');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

it('keeps its data across a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tb-data-'));
  try {
    const first = await startEmbeddedDatabase(folder);
    const pool = new Pool(first.connection);
    await pool.query("create table kept (value text); insert into kept values ('still here')");
    await pool.end();
    await first.stop();
    const second = await startEmbeddedDatabase(folder);
    const again = new Pool(second.connection);
    expect((await again.query('select value from kept')).rows).toEqual([{ value: 'still here' }]);
    await again.end();
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('starts from a copy of the prepared database, even after an interrupted first start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tb-prepared-'));
  const [prepared, own] = [join(folder, 'prepared'), join(folder, 'own')];
  const ask = async (database: EmbeddedDatabase, sql: string) => {
    const pool = new Pool(database.connection);
    const { rows } = await pool.query(sql);
    await pool.end();
    await database.stop();
    return rows;
  };
  try {
    await ask(await startEmbeddedDatabase(prepared), "create table kept as select 'prepared' as value");
    mkdirSync(join(own, 'postgres.partial'), { recursive: true });
    writeFileSync(join(own, 'postgres.partial', 'PG_VERSION'), 'cut off');

    const first = await startEmbeddedDatabase(own, { prepared: join(prepared, 'postgres') });
    expect(await ask(first, "update kept set value = 'changed' returning value")).toEqual([
      { value: 'changed' },
    ]);
    expect(existsSync(join(own, 'postgres.partial'))).toBe(false);
    expect(statSync(join(own, 'postgres')).mode & 0o077).toBe(0);

    // An existing database is never replaced.
    const second = await startEmbeddedDatabase(own, { prepared: join(prepared, 'postgres') });
    expect(await ask(second, 'select value from kept')).toEqual([{ value: 'changed' }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
