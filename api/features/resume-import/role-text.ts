/** So many lines above a role may hold the beginning of its header, left to the one before. */
const LINES_ABOVE = 2;

/** The text of a role's lines in the file, and of the nearest above them, in the file's order. */
export interface RoleText {
  lines: string[];
  above: string[];
}

/** Finds the text of a role of an import; no lines for imports from before it was stored where a role stands. */
export function readRoleText(
  { lines }: { lines: readonly { text: string }[] },
  { sourceLines }: { sourceLines: readonly number[] },
): RoleText {
  const numbers = sourceLines.toSorted((a, b) => a - b);
  const first = numbers[0] ?? 0;
  return {
    lines: numbers.flatMap((number) => lines[number]?.text ?? []),
    above: lines.slice(Math.max(0, first - LINES_ABOVE), first).map(({ text }) => text),
  };
}
