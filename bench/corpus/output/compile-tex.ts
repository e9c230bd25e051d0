import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

export type Engine = 'pdflatex' | 'xelatex' | 'lualatex';

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text as TeX source. */
export const tex = (text: string): string =>
  text
    .replace(/[\\~^]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[&%$#_]/g, (letter) => `\\${letter}`)
    .replace(/–/g, '--')
    .replace(/—/g, '---');

/** Compiles a document in a folder, twice for its references. */
export async function compileTex(
  source: string,
  folder: string,
  engine: Engine = 'pdflatex',
  env: Record<string, string> = {},
): Promise<Uint8Array> {
  writeFileSync(join(folder, 'resume.tex'), source);
  const args = ['-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', 'resume.tex'];
  await run(engine, args, { cwd: folder, env });
  await run(engine, args, { cwd: folder, env });
  return readFileSync(join(folder, 'resume.pdf'));
}
