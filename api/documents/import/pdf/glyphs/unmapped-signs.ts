import type { Glyph } from './glyphs.ts';

/** What a font gives for a sign of which it doesn't know the meaning. */
const UNMAPPED = /^[\0\ufffd]$/u;
const BLANK = /^\s*$/u;
/** In shares of the letters' size. */
const SAME_LINE = 0.35;

const isBeside = (one: Glyph | undefined, other: Glyph): boolean =>
  one !== undefined && Math.abs(one.y - other.y) <= SAME_LINE * other.size && one.isTurned === other.isTurned;

/**
 * Gives a meaning to a sign that is seen but has none in its font: on its own at the beginning of a line it is a list
 * mark, between two spaces a dash ("10/2020 – 10/2025"). Within a word it stays unknown.
 */
export function nameUnmappedSigns(glyphs: Glyph[]): Glyph[] {
  return glyphs.map((glyph, index) => {
    if (!UNMAPPED.test(glyph.text) || glyph.x1 - glyph.x0 <= 0) return glyph;
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    const isFollowed = isBeside(after, glyph) && BLANK.test(after?.text ?? '');
    if (!isBeside(before, glyph)) return isFollowed ? { ...glyph, text: '•' } : glyph;
    return isFollowed && BLANK.test(before?.text ?? '') ? { ...glyph, text: '–' } : glyph;
  });
}
