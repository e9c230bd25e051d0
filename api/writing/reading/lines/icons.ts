import type { Line } from './line.ts';

/** Whether a line begins with a picture, or with a sign from a font of icons, as its mark. */
export const hasIcon = ({ marker }: Line): boolean => /^[\p{Extended_Pictographic}\p{Co}]/u.test(marker);

/** A name or a place has few words. */
const NAME_WORDS = 6;
/** The items of a list that a document has beside its icons. */
const ITEMS = 3;

const isShort = ({ text }: Line): boolean => text.split(/\s+/).length <= NAME_WORDS;

const LIKE_A_LIST = 1 / 3;

/** The icons whose lines mostly don't follow one another as the items of a list do, without a space between them. */
function findLoneIcons(lines: readonly Line[]): Set<string> {
  const counts = new Map<string, { lines: number; following: number }>();
  let last = '';
  for (const line of lines) {
    if (line.isHidden) continue;
    if (line.gapBefore) last = '';
    if (line.marker === '') continue;
    const count = counts.get(line.marker) ?? { lines: 0, following: 0 };
    counts.set(line.marker, {
      lines: count.lines + 1,
      following: count.following + Number(line.marker === last),
    });
    last = line.marker;
  }
  return new Set(
    [...counts].flatMap(([marker, { lines: all, following }]) =>
      following < all * LIKE_A_LIST ? [marker] : [],
    ),
  );
}

/** What stands behind an icon never goes on with the text of the line above. */
const withoutIcon = (line: Line): Line => ({ ...line, marker: '', isApart: true });

/** Icons of their own for an employer, a place, a date; or headings with one. */
const KINDS = 2;

/**
 * Lines without the icons that a template sets before headings, employers and places: most of the lines that they begin are
 * short, and the document has other marks for its lists, or its icons differ or begin headings and make no lists.
 */
export function removeIcons(lines: Line[], isHeading: (line: Line) => boolean): Line[] {
  const marked = lines.filter(({ marker, isHidden }) => marker !== '' && !isHidden);
  const withIcon = marked.filter(hasIcon);
  if (withIcon.filter(isShort).length * 2 <= withIcon.length) return lines;
  if (marked.length - withIcon.length >= ITEMS)
    return lines.map((line) => (hasIcon(line) ? withoutIcon(line) : line));
  const lone = findLoneIcons(lines);
  const alone = withIcon.filter(({ marker }) => lone.has(marker));
  const areIcons =
    new Set(alone.map(({ marker }) => marker)).size >= KINDS || alone.filter(isHeading).length >= KINDS;
  return areIcons
    ? lines.map((line) => (hasIcon(line) && lone.has(line.marker) ? withoutIcon(line) : line))
    : lines;
}
