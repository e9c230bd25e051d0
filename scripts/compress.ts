// Writes .br and .gz versions of each text file of the built client, so that the server doesn't have to compress.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectRoot } from '../api/platform/project-root.ts';

const folder = join(projectRoot, 'dist', 'web');
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  // The server inserts settings into the page itself.
  if (!entry.isFile() || !/\.(js|css|svg|json|ttf|txt)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  if (bytes.length < 1_000) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
