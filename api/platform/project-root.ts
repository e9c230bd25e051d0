import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains `prisma/` and `package.json`, found from the sources as well as from the built server. */
export const projectRoot = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'prisma', 'schema.prisma'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('no folder above the server contains prisma/schema.prisma');
    folder = parent;
  }
  return folder;
})();
