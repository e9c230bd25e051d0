import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, step } from './run.mjs';

const MINIMUM_NODE = [20, 19];

/** Everything that the built product is made from. */
const SOURCES = [
  'api',
  'web',
  'prisma',
  'scripts',
  'package-lock.json',
  'prisma.config.ts',
  'relay.config.js',
  'schema.graphql',
  'tsconfig.json',
];
const NOT_SOURCES = new Set(['generated', '__generated__', 'node_modules']);

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  throw new Error(
    `Tailorbird needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

function isStamped(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Installs the packages of the lock file if they differ from the installed ones. */
export async function ensureInstalled() {
  requireNode();
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  const stampFile = join(root, 'node_modules', '.tailorbird-installed');
  if (isStamped(stampFile, stamp)) return;
  step('Installing packages (about a minute the first time)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, stamp);
}

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCES.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    yield* filesUnder(join(path, entry.name));
  }
}

/** A digest of all sources, so that unchanged sources are not rebuilt. */
function sourceStamp() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Generates code and builds client and server if the sources have changed since the last build. */
export async function ensureBuilt() {
  const stamp = sourceStamp();
  const stampFile = join(root, 'dist', '.build-stamp');
  if (isStamped(stampFile, stamp)) return;
  await run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}
