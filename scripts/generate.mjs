// npm run generate: Prisma client, schema.graphql, the pages of the client, Relay artifacts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failWith, root, runBin, runNode, step } from './lib/run.mjs';
import { ensureInstalled } from './lib/setup.mjs';

/** @param {{ printSchema: boolean }} options without it the committed schema.graphql is taken as it is */
export async function generate({ printSchema }) {
  step('Generating the database client');
  await runBin('prisma/build/index.js', ['generate'], { quiet: true });
  if (printSchema) {
    step('Printing schema.graphql');
    await runNode(['scripts/print-schema.ts'], { quiet: true });
  }
  step('Writing the pages for the client');
  await runNode(['scripts/print-pages.ts'], { quiet: true });
  step('Compiling GraphQL documents');
  // The compiler panics without the folder and without a map, and never takes entries out of one.
  mkdirSync(join(root, 'web', 'src', '__generated__'), { recursive: true });
  const map = join(root, 'persisted-queries.json');
  const before = existsSync(map) ? readFileSync(map, 'utf8') : '';
  writeFileSync(map, '{}');
  try {
    await runBin('relay-compiler/cli.js', ['--repersist'], { quiet: true });
  } catch (error) {
    writeFileSync(map, before || '{}');
    throw error;
  }
}

if (process.argv[1]?.endsWith('generate.mjs')) {
  try {
    await ensureInstalled();
    await generate({ printSchema: true });
  } catch (error) {
    failWith(error);
  }
}
