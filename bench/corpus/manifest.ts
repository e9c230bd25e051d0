import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const row = z.object({
  file: z.string(),
  family: z.string(),
  language: z.string(),
  trade: z.string(),
  fileType: z.string(),
});

/** Lists a folder's files: name, family, language, trade, kind. */
export function writeManifest(folder: string): void {
  if (!existsSync(join(folder, 'truth'))) return;
  const rows = readdirSync(join(folder, 'truth'))
    .sort()
    .map((name) => row.parse(JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8'))))
    .map(({ file, family, language, trade, fileType }) =>
      [file, family, language, trade, fileType].join('\t'),
    );
  writeFileSync(
    join(folder, 'MANIFEST.tsv'),
    `${['file\tfamily\tlanguage\ttrade\tkind', ...rows].join('\n')}\n`,
  );
}
