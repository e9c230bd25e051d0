import type { Line } from './line.ts';

/** Whether a line begins with a picture, or with a sign from a font of icons, as its mark. */
export const hasIcon = ({ marker }: Line): boolean => /^[\p{Extended_Pictographic}\p{Co}]/u.test(marker);

/** A name or a place has few words. */
const NAME_WORDS = 6;
/** The items of a list that a document has beside its icons. */
const ITEMS = 3;

const isShort = ({ text }: Line): boolean => text.split(/\s+/).length <= NAME_WORDS;

/**
 * Lines without the icons that a template sets before headings, employers and places: most of the lines that they begin are
 * short, and the document has other marks for its lists.
 */
export function removeIcons(lines: Line[]): Line[] {
  const marked = lines.filter(({ marker, isHidden }) => marker !== '' && !isHidden);
  const withIcon = marked.filter(hasIcon);
  const hasLists = marked.length - withIcon.length >= ITEMS;
  if (!hasLists || withIcon.filter(isShort).length * 2 <= withIcon.length) return lines;
  return lines.map((line) => (hasIcon(line) ? { ...line, marker: '' } : line));
}
