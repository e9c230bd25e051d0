import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// Prisma starts its generators by name.
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

/** Prints one step of a longer task. */
export function step(text) {
  process.stdout.write(`→ ${text}\n`);
}

/**
 * Runs a program to completion and shows its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: its output is shown only if it fails
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

/** Runs a package's program without the npx wrapper, which doesn't forward signals. */
export function runBin(file, args, options) {
  return run(process.execPath, [join(root, 'node_modules', ...file.split('/')), ...args], options);
}

/** Exits with one line instead of a stack trace. */
export function failWith(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
