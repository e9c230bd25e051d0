import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../platform/project-root.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { unpackGazetteer } from './gazetteer-format.ts';

/** Made by `npm run places`. The built server reads the same file; the Dockerfile copies it. */
const dataFile = join(projectRoot, 'api', 'places', 'gazetteer.br');

let loaded: Gazetteer | undefined;

/** The places of the data file, which is read at the first call and kept. */
export function loadGazetteer(): Gazetteer {
  loaded ??= createGazetteer(unpackGazetteer(brotliDecompressSync(readFileSync(dataFile))));
  return loaded;
}

/** Loads the places before they are needed, and mostly in another thread, so that other requests don't wait for it. */
export async function prepareGazetteer(): Promise<void> {
  if (loaded) return;
  const bytes = await promisify(brotliDecompress)(await readFile(dataFile));
  loaded ??= createGazetteer(unpackGazetteer(bytes));
}
