// node --import tsx bench/corpus/verify.ts --out DIR: checks again that every file holds the words of its truth. Names
// the files of the seen part that don't; of the unseen part it only counts. (README.md)
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kind } from './families/family.ts';
import { missingFrom } from './output/verify.ts';
import type { Truth } from './truth.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: '../corpus' } } });

for (const part of ['seen', 'unseen']) {
  const folder = resolve(values.out, part);
  const scratch = mkdtempSync(join(tmpdir(), 'tb-corpus-'));
  let [files, incomplete] = [0, 0];
  for (const name of readdirSync(join(folder, 'truth'))) {
    // Our own build wrote it.
    const truth: Truth & { fileType: Kind } = JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8'));
    const missing = await missingFrom(readFileSync(join(folder, truth.file)), truth.fileType, truth, scratch);
    files += 1;
    if (missing.length === 0) continue;
    incomplete += 1;
    if (part === 'seen') console.log(`${truth.file} lacks ${missing.join(' | ')}`);
  }
  rmSync(scratch, { recursive: true });
  console.log(`${part}: ${files} files, ${incomplete} lack something`);
}
