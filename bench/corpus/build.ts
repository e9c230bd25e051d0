// node --import tsx bench/corpus/build.ts --out DIR [--only id,id] [--families DIR] [--files 10]
//   [--stress KIND,KIND] [--stress-words FILE]
// Fills the families with invented people: DIR/seen and DIR/unseen with files, truth/ and MANIFEST.tsv. (README.md)
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { FAMILIES } from './families/index.ts';
import type { Family } from './families/family.ts';
import { fileOf } from './fill.ts';
import { isUnseen } from './lot.ts';
import { writeManifest } from './manifest.ts';
import { STRESS_WORDS } from './languages/stress-words.ts';
import { STRESS_KINDS } from './people/stress.ts';
import type { Stress } from './people/stress.ts';
import { closeBrowser } from './output/print-html.ts';
import { missingFrom } from './output/verify.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    families: { type: 'string' },
    files: { type: 'string', default: '10' },
    stress: { type: 'string', default: '' },
    'stress-words': { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('Say where to: --out DIR.');
const out = resolve(values.out);
const kinds = values.stress.split(',').filter((name) => name !== '');
const stressKinds = new Set(STRESS_KINDS.filter((kind) => kinds.includes(kind)));
if (stressKinds.size < kinds.length) throw new Error(`--stress takes ${STRESS_KINDS.join(', ')}.`);

/** The words that resumes are made harder with: those of the corpus, or of a module that exports the same. */
async function stressWords(): Promise<Stress['words']> {
  if (values['stress-words'] === undefined) return STRESS_WORDS;
  const other: { STRESS_WORDS?: Stress['words'] } = await import(
    pathToFileURL(resolve(values['stress-words'])).href
  );
  if (other.STRESS_WORDS === undefined) throw new Error('--stress-words: no STRESS_WORDS in this file.');
  return other.STRESS_WORDS;
}
const stress = stressKinds.size === 0 ? null : { kinds: stressKinds, words: await stressWords() };

async function familiesIn(folder: string): Promise<Family[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(
      async (name): Promise<{ families?: Family[] }> => import(pathToFileURL(resolve(folder, name)).href),
    ),
  );
  return modules.flatMap(({ families }) => families ?? []);
}

/** Makes and checks one family's files; returns how many were made and what went wrong. */
async function build(family: Family): Promise<{ made: number; faults: string[] }> {
  const target = join(out, isUnseen(family.id) ? 'unseen' : 'seen');
  mkdirSync(join(target, 'truth'), { recursive: true });
  for (const folder of [target, join(target, 'truth')])
    for (const name of readdirSync(folder))
      if (new RegExp(`^${family.id}-\\d\\d\\.`).test(name)) rmSync(join(folder, name));
  const faults: string[] = [];
  let made = 0;
  const wanted = Number(values.files);
  // A person whose text a template loses is replaced by another one.
  for (let index = 0; made < wanted && index < wanted * 1.6; index += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'tb-corpus-'));
    try {
      const { bytes, kind, truth } = await fileOf(family, index, folder, stress);
      const missing = await missingFrom(bytes, kind, truth, folder);
      if (missing.length > 0) {
        writeFileSync(join(tmpdir(), `tb-corpus-bad-${truth.file}`), bytes);
        throw new Error(`lacks ${missing.length}: ${missing.slice(0, 6).join(' | ')}`);
      }
      writeFileSync(join(target, truth.file), bytes);
      writeFileSync(join(target, 'truth', `${truth.case}.json`), `${JSON.stringify(truth, null, 1)}\n`);
      made += 1;
    } catch (error) {
      faults.push(`${index + 1}: ${error instanceof Error ? error.message.slice(0, 1_200) : String(error)}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { made, faults };
}

const all = [...FAMILIES, ...(values.families === undefined ? [] : await familiesIn(values.families))];
const wanted = values.only?.split(',');
try {
  for (const family of all.filter(({ id }) => wanted === undefined || wanted.includes(id))) {
    const { made, faults } = await build(family);
    console.log(`${family.id}: ${made} files${isUnseen(family.id) ? ' (unseen)' : ''}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
} finally {
  await closeBrowser();
}
for (const part of ['seen', 'unseen']) writeManifest(join(out, part));
