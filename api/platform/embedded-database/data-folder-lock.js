// @ts-check
// Ensures that a data folder has one owner: two processes on one embedded database would silently lose each other's
// rows. A process that wants the folder makes an entry in DATA_DIR/lock: a folder with a listening Unix socket and a
// note that identifies the process. The kernel tells whether the owner is alive: it accepts connections as long as
// the process has the socket open, whatever its container and process id, and not for a killed process or a zombie.
// On file systems shared by several machines, kernels don't know each other's sockets, so the owner also touches its
// note regularly (docs/decisions/0023).
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderError } from './data-folder-error.js';

/** @typedef {import('node:net').Server} Server */

/**
 * @typedef {object} Note the owner of an entry
 * @property {'arriving' | 'here' | 'stopping'} state
 * @property {number} pid the process id in its own container
 * @property {string} host the machine's or the container's name
 * @property {string | null} kernel the running kernel that can tell whether the owner is alive; null for none
 * @property {string | null} socket the folder of the socket, if it is not in the entry
 */

/**
 * @typedef {object} FolderLock
 * @property {string} host the host for PostgreSQL clients: the folder of the listening socket
 * @property {string | null} touch the file that the owner has to touch every two seconds; null for none
 * @property {() => void} announceStop makes newcomers wait until this owner has ended
 * @property {() => void} release
 */

/** The name of the socket that PostgreSQL clients expect in a folder for port 5432. */
export const SOCKET_NAME = '.s.PGSQL.5432';

// A process that was just killed may take a moment to end.
const DYING_MS = 700;
const STOPPING_MS = 10_000;
const ASK_EVERY_MS = 50;
// An owner touches its note every two seconds (embedded-database.ts).
const UNTOUCHED_MS = 8_000;
const ABANDONED_MS = 60_000;
// The path of a Unix socket has at most 108 bytes including the terminator.
const SOCKET_PATH_MAX = 100;

// Shared between machines, or between kernels on one: NFS, SMB, CIFS, FUSE (including virtiofs), 9p, Ceph, GFS2, OCFS2.
const SHARED_FILE_SYSTEMS = new Set([
  0x6969, 0xfe534d42, 0xff534d42, 0x65735546, 0x01021997, 0x00c36400, 0x01161970, 0x7461636f,
]);

const isEntry = (/** @type {string} */ name) => /^[0-9a-f]{12}$/.test(name);

/** Identifies the running kernel: the same for all containers of a machine, different after each reboot. */
function kernelId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${process.platform}:${hostname()}`;
  }
}

/**
 * A path to the folder that is short enough for the address of a socket in it.
 *
 * @param {string} folder
 */
function shortPathTo(folder) {
  const longest = join(folder, '.123456789abc', SOCKET_NAME);
  if (Buffer.byteLength(longest) <= SOCKET_PATH_MAX || process.platform !== 'linux')
    return { path: folder, close: () => {} };
  const handle = openSync(folder, 'r');
  return { path: `/proc/self/fd/${handle}`, close: () => closeSync(handle) };
}

/**
 * @param {Server} server
 * @param {string} path
 * @returns {Promise<boolean>} false where the file system has no sockets
 */
function listen(server, path) {
  if (Buffer.byteLength(path) > SOCKET_PATH_MAX + 7) return Promise.resolve(false);
  return new Promise((resolve) => {
    const failed = () => resolve(false);
    server.once('error', failed);
    server.listen(path, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/**
 * @param {string} path
 * @returns {Promise<boolean>} whether a living process listens there
 */
function isListening(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    // Any other error (queue full, permission denied) means that somebody is listening.
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      end(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK', 'ENOTDIR'].includes(error.code ?? '')),
    );
  });
}

/**
 * @param {string} file
 * @returns {Note | null}
 */
function readNote(file) {
  try {
    const { state, pid, host, kernel, socket } = JSON.parse(readFileSync(file, 'utf8'));
    return { state, pid: Number(pid), host: String(host), kernel: kernel ?? null, socket: socket ?? null };
  } catch {
    return null;
  }
}

/**
 * Replaces the note atomically, so that readers never see half of it.
 *
 * @param {string} file
 * @param {Note} note
 */
function writeNote(file, note) {
  writeFileSync(`${file}.new`, JSON.stringify(note), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Removes entries whose process was killed before it announced them.
 *
 * @param {string} folder
 */
function removeAbandonedEntries(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!isEntry(name.slice(1)) || Date.now() - statSync(path).mtimeMs < ABANDONED_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Locks the folder for this process. The lock of an owner that is gone, for whatever reason, doesn't count; for an
 * owner that is stopping, this waits up to ten seconds.
 *
 * If two processes arrive together, both announce themselves before they look around, so at least one sees the other.
 * The one whose entry has the greater name steps back until the other has the folder or is gone.
 *
 * @param {string} dataFolder
 * @param {Server} server is made to listen on the lock's socket
 * @param {{ isShared?: boolean }} [options] whether several machines share the folder; detected by default
 * @returns {Promise<FolderLock>}
 * @throws {DataFolderError} naming the current owner
 */
export async function lockDataFolder(dataFolder, server, options = {}) {
  const folder = join(dataFolder, 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isShared = options.isShared ?? SHARED_FILE_SYSTEMS.has(Number(statfsSync(folder).type));
  const kernel = kernelId();
  const short = shortPathTo(folder);
  const id = randomBytes(6).toString('hex');
  const hidden = join(folder, `.${id}`);
  const entry = join(folder, id);
  mkdirSync(hidden, { mode: 0o700 });

  let socketFolder = join(short.path, id);
  /** @type {string | null} */
  let ownRoom = null;
  if (!(await listen(server, join(short.path, `.${id}`, SOCKET_NAME)))) {
    ownRoom = mkdtempSync(join(tmpdir(), 'tb-'));
    socketFolder = ownRoom;
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(join(socketFolder, SOCKET_NAME), () => resolve(undefined));
    });
  }
  const isAsked = ownRoom === null && !isShared;
  const note = join(entry, 'owner.json');
  /** @type {Note} */
  const own = {
    state: 'arriving',
    pid: process.pid,
    host: hostname(),
    kernel: isAsked ? kernel : null,
    socket: ownRoom,
  };
  const release = () => {
    rmSync(entry, { recursive: true, force: true });
    rmSync(hidden, { recursive: true, force: true });
    if (ownRoom) rmSync(ownRoom, { recursive: true, force: true });
    short.close();
  };
  const writeState = (/** @type {Note['state']} */ state) => {
    own.state = state;
    writeNote(note, own);
  };

  /** When something about another entry was first seen. @type {Map<string, { what: string, at: number }>} */
  const seen = new Map();
  const since = (/** @type {string} */ name, /** @type {string} */ what) => {
    const known = seen.get(name);
    if (known?.what === what) return performance.now() - known.at;
    seen.set(name, { what, at: performance.now() });
    return 0;
  };

  /** @returns {Promise<'gone' | 'lives' | 'unclear'>} */
  const checkOwner = async (/** @type {string} */ name, /** @type {Note | null} */ other) => {
    if (await isListening(join(short.path, name, SOCKET_NAME))) return 'lives';
    if (!isShared && (other === null || other.kernel !== null)) return 'gone';
    let touched;
    try {
      touched = String(statSync(join(folder, name, 'owner.json')).mtimeMs);
    } catch {
      return 'gone';
    }
    const before = seen.get(`${name} touched`);
    const untouched = since(`${name} touched`, touched);
    if (before && before.what !== touched) return 'lives';
    return untouched >= UNTOUCHED_MS ? 'gone' : 'unclear';
  };

  /** Checks all other entries. @returns {Promise<'free' | 'wait' | 'step-back'>} */
  const lookAround = async () => {
    let answer = /** @type {'free' | 'wait' | 'step-back'} */ ('free');
    for (const name of readdirSync(folder).filter(isEntry)) {
      if (name === id) continue;
      const other = readNote(join(folder, name, 'owner.json'));
      const life = await checkOwner(name, other);
      if (life === 'gone') {
        rmSync(join(folder, name), { recursive: true, force: true });
        continue;
      }
      answer = answer === 'step-back' ? answer : 'wait';
      if (other?.state === 'arriving') {
        if (name < id) answer = 'step-back';
        continue;
      }
      if (life === 'unclear') continue;
      const patience = other?.state === 'stopping' ? STOPPING_MS : DYING_MS;
      if (since(name, other?.state ?? '') < patience) continue;
      const who = other ? `process ${other.pid} on ${other.host}` : 'another process';
      throw new DataFolderError(
        other?.state === 'stopping'
          ? `DATA_DIR ${dataFolder} is still in use by ${who}, which has been stopping for ${STOPPING_MS / 1_000} seconds.`
          : `DATA_DIR ${dataFolder} is in use by ${who}. Stop it, or give this one another DATA_DIR.`,
      );
    }
    return answer;
  };

  try {
    writeNote(join(hidden, 'owner.json'), own);
    renameSync(hidden, entry);
    for (;;) {
      const answer = await lookAround();
      if (answer === 'free') break;
      if (answer === 'step-back') renameSync(entry, hidden);
      await sleep(ASK_EVERY_MS);
      if (answer === 'step-back') renameSync(hidden, entry);
    }
    writeState('here');
    removeAbandonedEntries(folder);
  } catch (error) {
    release();
    throw error;
  }
  return {
    host: socketFolder,
    touch: isAsked ? null : note,
    announceStop: () => writeState('stopping'),
    release,
  };
}

/**
 * How a program on this machine connects to the database if a running process owns the folder.
 *
 * @param {string} dataFolder
 * @returns {Promise<{ host: string, close: () => void } | null>} null when the folder has no owner
 */
export async function findServedDatabase(dataFolder) {
  const folder = join(dataFolder, 'lock');
  let names;
  try {
    names = readdirSync(folder).filter(isEntry);
  } catch {
    return null;
  }
  const short = shortPathTo(folder);
  for (const name of names) {
    const note = readNote(join(folder, name, 'owner.json'));
    const host = note?.socket ?? join(short.path, name);
    if (note?.state === 'here' && (await isListening(join(host, SOCKET_NAME))))
      return { host, close: short.close };
  }
  short.close();
  return null;
}
