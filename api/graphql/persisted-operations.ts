import { readFileSync } from 'node:fs';
import { z } from 'zod';

const mapSchema = z.record(z.string(), z.string());

/**
 * The web client's documents by their id, from the map that relay-compiler writes.
 *
 * @param reread in development the map changes with every edit: an unknown id makes it be read again.
 */
export function persistedOperations(file: string, reread: boolean): (id: string) => string | null {
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
