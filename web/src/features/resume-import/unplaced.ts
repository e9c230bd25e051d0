/** Turns a line into a bullet: strips the leading glyph. */
export function toBullet(line: string): string {
  return line.replace(/^[\s•·▪◦‣*–—-]+/u, '').trim();
}

interface Bank {
  readonly bulletPoints: readonly { readonly content: string }[];
}

/**
 * Finds where an unplaced line has gone since: the experience with a bullet that says it; undefined while it is
 * unplaced.
 */
export function findHome<Experience extends Bank>(
  line: string,
  experiences: readonly Experience[],
): Experience | undefined {
  const bullet = toBullet(line);
  return experiences.find(({ bulletPoints }) =>
    bulletPoints.some(({ content }) => content.trim() === bullet),
  );
}

interface Line<Placement> {
  readonly text: string;
  readonly placement: Placement;
}

interface NumberedLine<Placement> extends Line<Placement> {
  readonly number: number;
}

/** The placement of a line that a detail of a kind was read from. */
export const placementOfDetail = (kind: string): string => `DETAIL_${kind}`;

/** Numbers the lines from 0; one that a detail was read from is placed under the detail's kind. */
export function labelLines(
  lines: readonly Line<string>[],
  details: readonly { readonly kind: string; readonly lineNumbers: readonly number[] }[],
): NumberedLine<string>[] {
  const placements = new Map(
    details.flatMap(({ kind, lineNumbers }) =>
      lineNumbers.map((number) => [number, placementOfDetail(kind)] as const),
    ),
  );
  return lines.map(({ text, placement }, number) => ({
    text,
    number,
    placement: placements.get(number) ?? placement,
  }));
}

/** Groups consecutive lines with the same placement, in reading order. Blank ones are left out. */
export function groupLines<Placement>(
  lines: readonly NumberedLine<Placement>[],
): { placement: Placement; lines: NumberedLine<Placement>[] }[] {
  const groups: { placement: Placement; lines: NumberedLine<Placement>[] }[] = [];
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const last = groups.at(-1);
    if (last && last.placement === line.placement) last.lines.push(line);
    else groups.push({ placement: line.placement, lines: [line] });
  }
  return groups;
}
