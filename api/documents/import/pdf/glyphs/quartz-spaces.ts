import type { Glyph } from './glyphs.ts';

/** So many signs of a font on a page, all of them this one, are no coincidence. */
const MIN_SIGNS = 3;

/**
 * Spaces that macOS writes as the first sign of a font of their own, which then reads as "!": a font with several signs on
 * the page and none but that one has only spaces.
 */
export function nameQuartzSpaces(glyphs: Glyph[]): Glyph[] {
  const signs = new Map<string, number>();
  const withLetters = new Set<string>();
  for (const { font, text, isIcon } of glyphs)
    if (text === '!' && !isIcon) signs.set(font, (signs.get(font) ?? 0) + 1);
    else withLetters.add(font);
  const ofSpaces = new Set(
    [...signs].filter(([font, count]) => count >= MIN_SIGNS && !withLetters.has(font)).map(([font]) => font),
  );
  return ofSpaces.size === 0
    ? glyphs
    : glyphs.map((glyph) => (ofSpaces.has(glyph.font) ? { ...glyph, text: ' ' } : glyph));
}
