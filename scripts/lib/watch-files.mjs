import { readdirSync, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';

const NOT_WATCHED = new Set(['node_modules', 'generated', '__generated__']);

/**
 * Watches a folder recursively, folder by folder: on Linux, Node's own recursive watching loses a file that is
 * replaced by another one, which is how many editors save.
 *
 * @param {string} folder
 * @param {(file: string) => void} onChange called with each file that was written, added or removed
 */
export function watchFiles(folder, onChange) {
  const watched = new Set();
  const add = (path) => {
    watched.add(path);
    watch(path, (_event, name) => name && look(join(path, name))).on('error', () => watched.delete(path));
    return readdirSync(path).map((name) => join(path, name));
  };
  const look = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) watched.delete(path);
    if (!stats?.isDirectory()) return onChange(path);
    if (isWatched(path) && !watched.has(path)) add(path).forEach(look);
  };
  const begin = (path) => {
    for (const inside of add(path)) if (isWatched(inside) && statSync(inside).isDirectory()) begin(inside);
  };
  begin(folder);
}

const isWatched = (path) => !NOT_WATCHED.has(basename(path));
