/** Ends the program before it serves anything: the operator gets one line, not a stack. */
export function cannotStart(reason: string): never {
  process.stderr.write(`Tailorbird can't start: ${reason}\n`);
  process.exit(1);
}
