// @ts-check
// PostgreSQL's wire protocol over PGlite. PGlite has one session, and @electric-sql/pglite-socket 0.2.17 lets the
// messages of several connections interleave (Parse of one, Bind of another), so that users get each other's rows.
// Here the messages of a group run together, and a connection has the session to itself until the ReadyForQuery that
// says "idle", so that transactions are never interrupted either. See docs/decisions/0002.
import { createServer } from 'node:net';

/** @typedef {Pick<import('@electric-sql/pglite').PGlite, 'exec' | 'execProtocolRawStream'>} PGlite */
/** @typedef {import('node:net').Socket} Socket */

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const GSS_REQUEST = 80_877_104;
const TERMINATE = 'X'.charCodeAt(0);
const READY_FOR_QUERY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
const ERROR = 'E'.charCodeAt(0);
// Parse, Bind, Describe, Execute and Close: their answers may wait until the Sync or Flush that follows them.
const BEFORE_SYNC = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));

/** A mutex: one connection at a time, first come, first served. */
function createMutex() {
  /** @type {(() => void)[]} */
  const waiting = [];
  let isTaken = false;
  return {
    /** @returns {Promise<void>} */
    enter: () =>
      new Promise((resolve) => {
        if (isTaken) return void waiting.push(resolve);
        isTaken = true;
        resolve();
      }),
    leave: () => {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}

/**
 * Takes the next complete message out of the received bytes.
 *
 * @param {{ bytes: Buffer, hasStarted: boolean }} inbox
 * @returns {Buffer | null} the message, or null when it has not arrived completely
 */
function nextMessage(inbox) {
  // Before the session has started, messages have no type byte.
  const header = inbox.hasStarted ? 1 : 0;
  if (inbox.bytes.length < header + 4) return null;
  const length = header + inbox.bytes.readInt32BE(header);
  if (inbox.bytes.length < length) return null;
  const message = inbox.bytes.subarray(0, length);
  inbox.bytes = inbox.bytes.subarray(length);
  return message;
}

/**
 * Adds a prefix to the names of a connection's prepared statements, because all connections share PGlite's session.
 *
 * @param {Buffer} message
 * @param {string} prefix
 * @param {Set<string>} names the connection's names, kept up to date
 */
function prefixStatementName(message, prefix, names) {
  const type = String.fromCharCode(message[0] ?? 0);
  // Where the statement's name begins: first in Parse, after the portal in Bind, after an S in Describe and Close.
  let start = 5;
  if (type === 'B') start = message.indexOf(0, 5) + 1;
  else if (type === 'D' || type === 'C') start = message[5] === 'S'.charCodeAt(0) ? 6 : -1;
  else if (type !== 'P') start = -1;
  const end = start < 0 ? -1 : message.indexOf(0, start);
  if (end <= start) return message;
  const name = `${prefix}${message.toString('latin1', start, end)}`;
  if (type === 'P') names.add(name);
  if (type === 'C') names.delete(name);
  const renamed = Buffer.concat([
    message.subarray(0, start),
    Buffer.from(prefix, 'latin1'),
    message.subarray(start),
  ]);
  renamed.writeInt32BE(message.readInt32BE(1) + prefix.length, 1);
  return renamed;
}

/**
 * Runs a group of messages and returns PGlite's answer. Doesn't use `execProtocolRawSync`, which also parses each
 * answer into objects and keeps them, so that every row ever read would stay in memory.
 *
 * @param {PGlite} db
 * @param {Buffer} messages
 */
async function runMessages(db, messages) {
  /** @type {Buffer[]} */
  const parts = [];
  await db.execProtocolRawStream(new Uint8Array(messages), {
    syncToFs: false,
    // A part is in the database's memory, which the next one overwrites.
    onRawData: (part) => parts.push(Buffer.from(part)),
  });
  return Buffer.concat(parts);
}

/**
 * Finds a PANIC of PostgreSQL in an answer. PGlite swallows it, and the next query would wait for ever.
 *
 * @param {Buffer} answer
 * @returns {string | null} the reason of the PANIC, or null
 */
function findPanic(answer) {
  let panic = null;
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== ERROR) continue;
    const fields = answer.toString('utf8', at + 5, at + 1 + answer.readInt32BE(at + 1)).split('\0');
    // V: the severity in English, whatever the language. M: what happened.
    if (fields.includes('VPANIC')) panic = fields.find((field) => field.startsWith('M'))?.slice(1) ?? '';
  }
  return panic;
}

let connections = 0;

/** PostgreSQL has panicked: no confirmed write is lost, but only a restart helps. */
class PanicError extends Error {
  /** @param {string} reason PostgreSQL's message */
  constructor(reason) {
    super(`${reason}. Nothing that was confirmed is lost. Remove the cause and start again`);
  }
}

/**
 * Serves one connection to its end.
 *
 * @param {PGlite} db
 * @param {ReturnType<typeof createMutex>} mutex
 * @param {Socket} socket
 */
async function serveConnection(db, mutex, socket) {
  const inbox = { bytes: Buffer.alloc(0), hasStarted: false };
  const prefix = `c${(connections += 1)}_`;
  /** @type {Set<string>} */
  const statements = new Set();
  /** @type {Buffer[]} */
  let group = [];
  let hasTurn = false;
  let hasEnded = false;
  try {
    for await (const chunk of socket) {
      inbox.bytes = inbox.bytes.length === 0 ? chunk : Buffer.concat([inbox.bytes, chunk]);
      for (let message = nextMessage(inbox); message; message = nextMessage(inbox)) {
        const isFirst = !inbox.hasStarted;
        if (isFirst) {
          const code = message.readInt32BE(4);
          if (code === CANCEL_REQUEST) return;
          if (code === SSL_REQUEST || code === GSS_REQUEST) {
            socket.write('N');
            continue;
          }
          inbox.hasStarted = true;
        } else if (message[0] === TERMINATE) {
          return;
        }
        group.push(isFirst ? message : prefixStatementName(message, prefix, statements));
        if (!isFirst && BEFORE_SYNC.has(message[0] ?? 0)) continue;
        const whole = Buffer.concat(group);
        group = [];
        if (!hasTurn) await mutex.enter();
        hasTurn = true;
        if (await isIdleAfter(db, whole, socket)) {
          hasTurn = false;
          mutex.leave();
        }
      }
    }
  } catch (error) {
    if (error instanceof PanicError) {
      hasEnded = true;
      throw error;
    }
    // The client has gone; its transaction is rolled back below.
  } finally {
    socket.destroy();
    // A database that has panicked would never answer again, so the turn is never released.
    if (!hasEnded && (hasTurn || statements.size > 0)) {
      if (!hasTurn) await mutex.enter();
      await db.exec('rollback').catch(() => {});
      for (const name of statements)
        await db.exec(`deallocate "${name.replaceAll('"', '""')}"`).catch(() => {});
      mutex.leave();
    }
  }
}

/**
 * Runs a group of messages and forwards the answer. Nothing can interleave: the connection has the turn.
 *
 * @param {PGlite} db
 * @param {Buffer} messages
 * @param {Socket} socket
 * @returns {Promise<boolean>} whether the session is between transactions now
 */
async function isIdleAfter(db, messages, socket) {
  const answer = await runMessages(db, messages);
  if (socket.writable && answer.length > 0) socket.write(answer);
  // ReadyForQuery is the last message of an answer: Z, a length of 5, and the transaction's state.
  const [type, , , , length, state] = answer.subarray(-6);
  if (type === READY_FOR_QUERY && length === 5) return state === IDLE;
  const panic = findPanic(answer);
  if (panic !== null) throw new PanicError(panic);
  return false;
}

/**
 * Creates a server that may listen before there is a database: early connections wait until `serve`.
 *
 * @param {(error: Error) => void} onEnded called when PostgreSQL has panicked
 */
export function createWireServer(onEnded) {
  const mutex = createMutex();
  /** @type {Set<Socket>} */
  const sockets = new Set();
  /** @type {PGlite | null} */
  let database = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (database) serveConnection(database, mutex, socket).catch(onEnded);
  });
  return {
    server,
    /** @param {PGlite} db */
    serve: (db) => {
      database = db;
      for (const socket of sockets) serveConnection(db, mutex, socket).catch(onEnded);
    },
    /**
     * Runs one of our own statements between those of the clients.
     *
     * @param {string} sql
     */
    run: async (sql) => {
      await mutex.enter();
      try {
        return (await database?.exec(sql)) ?? [];
      } finally {
        mutex.leave();
      }
    },
    /** Stops serving clients. The socket stays open: it shows other processes that the folder has an owner. */
    disconnect: () => {
      database = null;
      for (const socket of sockets) socket.destroy();
    },
    /** @returns {Promise<void>} */
    stop: async () => {
      const closed = new Promise((resolve) => server.close(() => resolve(undefined)));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
