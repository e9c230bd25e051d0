// Makes api/places/gazetteer.br: npm run places. Its packages are installed beside this file and nowhere else, since the
// file changes once in years (docs/decisions/0053-places-offline.md).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packGazetteer } from '../../api/places/gazetteer-format.ts';
import { buildGazetteer } from './build-gazetteer.ts';
import { readSources } from './sources.ts';

const { header, columns } = buildGazetteer(readSources());
const bytes = packGazetteer(header, columns);
const compressed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, '..', '..', 'api', 'places', 'gazetteer.br'), compressed);
console.log(
  `${header.cities} towns, ${header.zips} ZIP codes, ${header.regions.length} regions: ` +
    `${bytes.length} bytes, compressed ${compressed.length}.`,
);
