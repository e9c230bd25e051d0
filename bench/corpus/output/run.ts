import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program with the lowest priority: the machine is shared. Throws with the end of its output if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  try {
    const { stdout } = await execute('nice', ['-n', '15', program, ...args], {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64_000_000,
      timeout: 180_000,
    });
    return stdout;
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${program} failed: ${output.slice(-1_500)}`, { cause: error });
  }
}
