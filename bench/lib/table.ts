type Cell = string | number;

/** Numbers get one decimal below 100; ratios are given as text by {@link times}. */
function shown(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.toFixed(cell < 100 ? 1 : 0);
}

/** A ratio as "1.5x". */
export function times(ratio: number): string {
  return `${ratio.toFixed(ratio < 10 ? 2 : 1)}x`;
}

/** A share as "12.3 %", "-" of nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** Prints a table: the first column to the left, the others to the right. */
export function printTable(title: string, head: string[], rows: Cell[][]): void {
  const lines = [head, ...rows.map((row) => row.map(shown))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const print = (line: string[]) =>
    line
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${title}\n\n${lines.map((line) => `  ${print(line)}\n`).join('')}\n`);
}
