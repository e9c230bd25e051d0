import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/**
 * The program of a thread or child process in the run's built server. From the sources each of them would translate
 * hundreds of files before it starts, which takes four times as long.
 */
export function builtEntry(name: 'reader-child' | 'render-worker' | 'writing-worker'): URL {
  return pathToFileURL(join(dirname(inject('serverEntry')), `${name}.js`));
}
