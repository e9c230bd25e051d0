import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// Prisma starts its generators by name.
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/** Prints a step of a longer work. */
export function step(text) {
  process.stdout.write(`→ ${text}\n`);
}

/**
 * Runs a program to its end and shows what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: its output shows only if it fails
 * @throws {Error} when it does not exit with 0.
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // npm is a .cmd file on Windows.
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve(undefined);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** Runs a file of ours under this Node; `.ts` files through tsx. */
export function runNode(args, options) {
  return run(process.execPath, ['--import', 'tsx', ...args], options);
}

/** Runs a program that a package brings, without the npx wrapper: it passes no signals on. */
export function runBin(file, args, options) {
  return run(process.execPath, [join(root, 'node_modules', ...file.split('/')), ...args], options);
}

/** Ends with one line instead of a stack. */
export function failWith(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
