import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the npm packages are that only the corpus needs; they are not dependencies of the project (README.md). */
const TOOLS = resolve(process.env['CORPUS_TOOLS'] ?? '../corpus/tools');

/** A file of a package in the tools folder, by its path in `node_modules`. */
export function toolsFile(path: string): string {
  const file = join(TOOLS, 'npm', 'node_modules', path);
  if (!existsSync(file))
    throw new Error(`${file} is missing; bench/corpus/README.md says how to install it.`);
  return file;
}

/** Loads a module of a package in the tools folder. */
export async function fromTools(path: string): Promise<Record<string, unknown>> {
  const loaded: unknown = await import(pathToFileURL(toolsFile(path)).href);
  return typeof loaded === 'object' && loaded !== null ? { ...loaded } : {};
}
