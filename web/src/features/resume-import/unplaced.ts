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

/** Groups consecutive lines with the same placement, in reading order. */
export function groupLines<Placement>(
  lines: readonly Line<Placement>[],
): { placement: Placement; texts: string[] }[] {
  const groups: { placement: Placement; texts: string[] }[] = [];
  for (const { text, placement } of lines) {
    if (text.trim() === '') continue;
    const last = groups.at(-1);
    if (last && last.placement === placement) last.texts.push(text);
    else groups.push({ placement, texts: [text] });
  }
  return groups;
}
