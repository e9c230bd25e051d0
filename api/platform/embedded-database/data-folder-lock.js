// @ts-check
// One owner for a data folder: two on one embedded database silently lose each other's rows. Whoever wants the folder
// makes an entry in DATA_DIR/lock: a folder with a listening Unix socket and a note of who it is. Whether the owner
// lives is asked of the kernel: a connection is accepted as long as the process has the socket open, in whatever
// container it runs and whatever its number is there; a killed process and a zombie have it no more. On file systems
// that several machines share no kernel knows of the other's sockets: there the owner touches its note (docs/decisions/0023).
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
 * @typedef {object} Note who an entry belongs to
 * @property {'arriving' | 'here' | 'stopping'} state
 * @property {number} pid as its own container counts
 * @property {string} host the machine's or the container's name
 * @property {string | null} kernel which running kernel can tell whether the owner lives; null for none
 * @property {string | null} socket the folder of the socket where it is not in the entry
 */

/**
 * @typedef {object} FolderLock
 * @property {string} host what PostgreSQL's clients call the host: the folder of the listening socket
 * @property {string | null} touch the file that the owner has to touch every two seconds; null for none
 * @property {() => void} announceStop whoever comes now waits for the end of this owner
 * @property {() => void} release
 */

/** The name that PostgreSQL's clients give the socket in a folder, for the port 5432. */
export const SOCKET_NAME = '.s.PGSQL.5432';

// A process that was killed this very moment may take a while to end.
const DYING_MS = 700;
const STOPPING_MS = 10_000;
const ASK_EVERY_MS = 50;
// An owner touches its note every two seconds (embedded-database.ts).
const UNTOUCHED_MS = 8_000;
const FORGOTTEN_MS = 60_000;
// An address of a Unix socket has 108 bytes with its end.
const SOCKET_PATH_MAX = 100;

// Shared between machines, or between kernels on one: NFS, SMB, CIFS, FUSE (virtiofs too), 9p, Ceph, GFS2, OCFS2.
const SHARED_FILE_SYSTEMS = new Set([
  0x6969, 0xfe534d42, 0xff534d42, 0x65735546, 0x01021997, 0x00c36400, 0x01161970, 0x7461636f,
]);

const isEntry = (/** @type {string} */ name) => /^[0-9a-f]{12}$/.test(name);

/** Which run of which kernel this is: containers on one machine share it, and no restart of the machine does. */
function kernelId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${process.platform}:${hostname()}`;
  }
}

/**
 * A short name of a folder whose own is too long for a socket's address.
 *
 * @param {string} folder
 */
function socketRoom(folder) {
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
    // Everything else (too many waiting, another user's) is said by somebody who is there.
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
 * Whole at any moment, whoever reads it.
 *
 * @param {string} file
 * @param {Note} note
 */
function writeNote(file, note) {
  writeFileSync(`${file}.new`, JSON.stringify(note), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Entries that were never announced, because who made them was killed before.
 *
 * @param {string} folder
 */
function removeForgotten(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!isEntry(name.slice(1)) || Date.now() - statSync(path).mtimeMs < FORGOTTEN_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Takes the folder for this process. An owner that is gone, in whatever way, holds nothing; for one that is stopping
 * this waits up to ten seconds.
 *
 * Two that arrive together: both announce themselves before they look around, so at least one sees the other. The one
 * whose entry's name is greater steps back until the other has the folder or is gone.
 *
 * @param {string} dataFolder
 * @param {Server} server listens from then on
 * @param {{ isShared?: boolean }} [options] whether machines share the folder; found out when left out
 * @returns {Promise<FolderLock>}
 * @throws {DataFolderError} naming the living owner
 */
export async function lockDataFolder(dataFolder, server, options = {}) {
  const folder = join(dataFolder, 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isShared = options.isShared ?? SHARED_FILE_SYSTEMS.has(Number(statfsSync(folder).type));
  const kernel = kernelId();
  const room = socketRoom(folder);
  const id = randomBytes(6).toString('hex');
  const hidden = join(folder, `.${id}`);
  const entry = join(folder, id);
  mkdirSync(hidden, { mode: 0o700 });

  let socketFolder = join(room.path, id);
  /** @type {string | null} */
  let ownRoom = null;
  if (!(await listen(server, join(room.path, `.${id}`, SOCKET_NAME)))) {
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
    room.close();
  };
  const tell = (/** @type {Note['state']} */ state) => {
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
  const lifeOf = async (/** @type {string} */ name, /** @type {Note | null} */ other) => {
    if (await isListening(join(room.path, name, SOCKET_NAME))) return 'lives';
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

  /** Looks at everybody else's entry. @returns {Promise<'free' | 'wait' | 'step-back'>} */
  const lookAround = async () => {
    let answer = /** @type {'free' | 'wait' | 'step-back'} */ ('free');
    for (const name of readdirSync(folder).filter(isEntry)) {
      if (name === id) continue;
      const other = readNote(join(folder, name, 'owner.json'));
      const life = await lifeOf(name, other);
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
    tell('here');
    removeForgotten(folder);
  } catch (error) {
    release();
    throw error;
  }
  return {
    host: socketFolder,
    touch: isAsked ? null : note,
    announceStop: () => tell('stopping'),
    release,
  };
}

/**
 * Where a program on this machine reaches the database that a living owner of the folder serves.
 *
 * @param {string} dataFolder
 * @returns {Promise<{ host: string, close: () => void } | null>} null when nobody has the folder
 */
export async function findServedDatabase(dataFolder) {
  const folder = join(dataFolder, 'lock');
  let names;
  try {
    names = readdirSync(folder).filter(isEntry);
  } catch {
    return null;
  }
  const room = socketRoom(folder);
  for (const name of names) {
    const note = readNote(join(folder, name, 'owner.json'));
    const host = note?.socket ?? join(room.path, name);
    if (note?.state === 'here' && (await isListening(join(host, SOCKET_NAME))))
      return { host, close: room.close };
  }
  room.close();
  return null;
}
