import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { compileDocuments, generateDatabaseClient, printPages, printSchema } from '../generate.mjs';
import { root } from './run.mjs';

const DEBOUNCE_MS = 100;

/**
 * Regenerates whatever depends on the changed files: a moment after the last change, and one run at a time.
 * Failures are printed and retried at the next change.
 *
 * @returns {(file: string) => void}
 */
export function createRegenerator() {
  const wanted = new Set();
  let timer;
  let running = false;
  const run = async () => {
    if (running || wanted.size === 0) return;
    running = true;
    const now = new Set(wanted);
    wanted.clear();
    try {
      await makeAgain(now);
      process.stdout.write('✓ Generated code is up to date\n');
    } catch (error) {
      // The remaining work of this run is kept for the next.
      for (const part of now) wanted.add(part);
      process.stderr.write(`\n✗ ${error instanceof Error ? error.message : error}\n`);
      process.stderr.write(
        '✗ Generated code is as it was. Correct the above and save; the server goes on.\n',
      );
      running = false;
      return;
    }
    running = false;
    await run();
  };
  return (file) => {
    const parts = findAffectedParts(relative(root, file).replaceAll('\\', '/'), file);
    if (parts.length === 0) return;
    for (const part of parts) wanted.add(part);
    clearTimeout(timer);
    timer = setTimeout(run, DEBOUNCE_MS);
  };
}

async function makeAgain(parts) {
  if (parts.has('database client')) await generateDatabaseClient();
  const isNewSchema = parts.has('schema') && (await printSchema());
  if (isNewSchema) parts.add('documents');
  if (parts.has('pages')) await printPages();
  if (parts.has('documents')) await compileDocuments({ anew: false });
}

/** @returns {string[]} what is made of a file */
function findAffectedParts(path, file) {
  if (/\.test\.tsx?$/.test(path)) return [];
  if (path === 'prisma/schema.prisma') return ['database client', 'schema'];
  if (/^api\/(graphql\/[^/]+|.*\.graphql)\.ts$/.test(path)) return ['schema'];
  if (path === 'web/src/app/pages.ts' || path === 'web/print-pages.ts') return ['pages'];
  if (/^web\/src\/.*\.tsx?$/.test(path) && mayHoldDocument(file)) return ['documents'];
  return [];
}

/** A deleted file may have contained one. */
const mayHoldDocument = (file) => !existsSync(file) || /graphql\s*`/.test(readFileSync(file, 'utf8'));
