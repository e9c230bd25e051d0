import type { Line } from './line.ts';

/** A picture, or a sign from a font of icons. */
const ICON = /^(?:\p{Extended_Pictographic}|\p{Co})/u;
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
  const withIcon = marked.filter(({ marker }) => ICON.test(marker));
  const hasLists = marked.length - withIcon.length >= ITEMS;
  if (!hasLists || withIcon.filter(isShort).length * 2 <= withIcon.length) return lines;
  return lines.map((line) => (ICON.test(line.marker) ? { ...line, marker: '' } : line));
}
