/** Exits before the server starts, with one line for the operator instead of a stack. */
export function cannotStart(reason: string): never {
  process.stderr.write(`Tailorbird can't start: ${reason}\n`);
  process.exit(1);
}
