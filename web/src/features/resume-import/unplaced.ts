/** A line as a bullet: without the glyph that it began with. */
export function toBullet(line: string): string {
  return line.replace(/^[\s•·▪◦‣*–—-]+/u, '').trim();
}

interface Bank {
  readonly bulletPoints: readonly { readonly content: string }[];
}

/** Where a line from the tray has gone since: the experience with a bullet that says it; undefined while it waits. */
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

/** Lines in a row that became the same thing, in reading order. */
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
