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

/** The first error in TeX's log with the lines after it. */
function faultIn(log: string): string {
  const lines = readFileSync(log, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith('!'));
  return lines.slice(at, at + 7).join(' ');
}

/** Compiles a document in a folder, twice for its references. `complains`: errors on the way to a page are expected. */
export async function compileTex(
  source: string,
  folder: string,
  {
    engine = 'pdflatex',
    env = {},
    complains = false,
  }: { engine?: Engine; env?: Record<string, string>; complains?: boolean },
): Promise<Uint8Array> {
  writeFileSync(join(folder, 'resume.tex'), source);
  const args = [
    '-interaction=nonstopmode',
    ...(complains ? [] : ['-halt-on-error']),
    '-no-shell-escape',
    'resume.tex',
  ];
  for (let round = 0; round < 2; round += 1) {
    try {
      await run(engine, args, { cwd: folder, env });
    } catch (error) {
      if (!complains) throw new Error(faultIn(join(folder, 'resume.log')), { cause: error });
    }
  }
  return readFileSync(join(folder, 'resume.pdf'));
}
