import { readFileSync } from 'node:fs';
import { z } from 'zod';

const mapSchema = z.record(z.string(), z.string());

/**
 * Looks up the web client's documents by id in the map that relay-compiler writes.
 *
 * @param reread whether to read the map again for an unknown id, since in development it changes with every edit.
 */
export function createPersistedOperations(file: string, reread: boolean): (id: string) => string | null {
  const read = () => {
    try {
      return mapSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return {};
    }
  };
  let documents = read();
  return (id) => {
    if (!(id in documents) && reread) documents = read();
    return Object.hasOwn(documents, id) ? (documents[id] ?? null) : null;
  };
}
