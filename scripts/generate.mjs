// npm run generate: Prisma client, schema.graphql, the pages of the client, Relay artifacts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failWith, root, runBin, runNode, step } from './lib/run.mjs';
import { ensureInstalled } from './lib/setup.mjs';

export async function generateDatabaseClient() {
  step('Generating the database client');
  await runBin('prisma/build/index.js', ['generate'], { quiet: true });
}

/** @returns {Promise<boolean>} whether schema.graphql has changed */
export async function printSchema() {
  step('Printing schema.graphql');
  const read = () => readFileSync(join(root, 'schema.graphql'), 'utf8');
  const before = read();
  await runNode(['scripts/print-schema.ts'], { quiet: true });
  return read() !== before;
}

export async function printPages() {
  step('Writing the pages for the client');
  await runNode(['scripts/print-pages.ts'], { quiet: true });
}

/**
 * @param {{ anew: boolean }} options anew: the map of persisted documents contains only the current ones.
 * Otherwise it keeps the previous ones too, because an open page may still use them.
 */
export async function compileDocuments({ anew }) {
  step('Compiling GraphQL documents');
  // The compiler panics if the folder or the map is missing, and never removes entries from the map.
  mkdirSync(join(root, 'web', 'src', '__generated__'), { recursive: true });
  const map = join(root, 'persisted-queries.json');
  const before = existsSync(map) ? readFileSync(map, 'utf8') : '';
  if (anew || before === '') writeFileSync(map, '{}');
  try {
    await runBin('relay-compiler/cli.js', anew ? ['--repersist'] : [], { quiet: true });
  } catch (error) {
    writeFileSync(map, before || '{}');
    throw error;
  }
}

/** @param {{ schema: boolean }} options without it the committed schema.graphql is used as is */
export async function generate({ schema }) {
  await generateDatabaseClient();
  if (schema) await printSchema();
  await printPages();
  await compileDocuments({ anew: true });
}

if (process.argv[1]?.endsWith('generate.mjs')) {
  try {
    await ensureInstalled();
    await generate({ schema: true });
  } catch (error) {
    failWith(error);
  }
}
