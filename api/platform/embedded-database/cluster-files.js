// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.js';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/** The version of PostgreSQL in PGlite. The file formats of other versions differ. */
export const POSTGRES_VERSION = '18';

// Files that every PostgreSQL cluster has and an interrupted copy often lacks.
const PARTS = [
  'base',
  'global',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
  'global/pg_control',
  'global/pg_filenode.map',
];
const CONTROL_BYTES = 8_192;

/**
 * @param {string} folder
 * @param {string} what is wrong
 */
export function damaged(folder, what) {
  return new DataFolderError(
    `${folder} does not hold a complete database (${what.split('\n')[0]}), and none was created in its place. ` +
      'Set DATA_DIR to a new folder and restore your last backup with npm run restore (README, "Operating").',
  );
}

/**
 * Checks by its files whether a folder has no database or a complete one; changes nothing.
 *
 * @param {string} folder
 * @returns {'new' | 'whole'}
 * @throws {DataFolderError} in all other cases, because PGlite would create a new database in place of a damaged one.
 */
export function examineCluster(folder) {
  if (!existsSync(folder)) return refuseForeign(join(folder, '..'));
  const names = readdirSync(folder);
  if (names.length === 0) return 'new';
  if (!names.includes('PG_VERSION')) throw damaged(folder, 'PG_VERSION is missing');
  const version = readFileSync(join(folder, 'PG_VERSION'), 'latin1').trim();
  if (version !== POSTGRES_VERSION) {
    if (!/^\d{1,3}(\.\d+)?$/.test(version)) throw damaged(folder, 'PG_VERSION is no version');
    throw new DataFolderError(
      `${folder} is a database of PostgreSQL ${version}, but the embedded version is ${POSTGRES_VERSION}. ` +
        'Start the version of Tailorbird that wrote it, take a backup with npm run backup, and restore that here.',
    );
  }
  for (const part of PARTS) if (!existsSync(join(folder, part))) throw damaged(folder, `${part} is missing`);
  if (statSync(join(folder, 'global/pg_control')).size !== CONTROL_BYTES) {
    throw damaged(folder, 'global/pg_control is cut off');
  }
  if (!readdirSync(join(folder, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name))) {
    throw damaged(folder, 'pg_wal is empty');
  }
  return 'whole';
}

/**
 * Refuses a folder that belongs to another PostgreSQL.
 *
 * @param {string} dataFolder
 * @returns {'new'}
 */
function refuseForeign(dataFolder) {
  for (const name of ['PG_VERSION', 'global', 'pg_wal']) {
    if (!existsSync(join(dataFolder, name))) continue;
    throw new DataFolderError(
      `DATA_DIR ${dataFolder} is itself the folder of a PostgreSQL database, not one of Tailorbird. ` +
        'Name another DATA_DIR; a database of ours is in its folder "postgres".',
    );
  }
  return 'new';
}

/**
 * The first missing file of a table or an index. PostgreSQL opens an incompletely copied folder without noticing.
 *
 * @param {PGlite} db
 * @param {string} folder
 * @returns {Promise<string | null>}
 */
export async function missingFile(db, folder) {
  const { rows } = await db.query(
    "select pg_relation_filepath(oid) as path from pg_class where relkind in ('r', 'i', 'S', 't') and relnamespace <> 'pg_catalog'::regnamespace",
  );
  for (const { path } of /** @type {{ path: string | null }[]} */ (rows)) {
    if (path !== null && !existsSync(join(folder, path))) return path;
  }
  return null;
}
