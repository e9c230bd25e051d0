// Makes api/writing/truth/words.br: npm run words. Its package is installed beside this file and nowhere else, since the file
// changes once in years (docs/decisions/0056-words-of-the-same-meaning.md).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packWords } from '../../api/writing/truth/words-format.ts';
import { buildWords } from './build-words.ts';

const file = buildWords();
const bytes = Buffer.from(packWords(file));
const compressed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, '..', '..', 'api', 'writing', 'truth', 'words.br'), compressed);
console.log(
  `${file.lemmas.length} words, ${file.meanings.length} meanings: ${bytes.length} bytes, compressed ${compressed.length}.`,
);
