import type { Glyph } from './glyphs.ts';

const SOFT_HYPHEN = '\u00ad';
const HYPHEN = /^[-‐‑]$/u;
/** Several hyphens that a font says one glyph is, as in files made by macOS. */
const SEVERAL = /^[-\u00ad‐‑]{2,}$/u;
/** In shares of the letters' size. */
const SAME_LINE = 0.1;
const BESIDE = 0.5;

/** Whether a glyph is painted over another one or right behind it. */
const follows = (next: Glyph, { x1, y, size, isTurned }: Glyph): boolean =>
  Math.abs(next.y - y) <= SAME_LINE * size &&
  Math.abs(next.x0 - x1) <= BESIDE * size &&
  next.isTurned === isTurned;

/**
 * Makes a plain hyphen of each soft hyphen that takes room on the page: TeX's fonts name the one that is seen so. Some files
 * write a soft hyphen and a hyphen for one that is seen, or several hyphens for one glyph; they are one. A soft hyphen without a
 * width stays, unseen.
 */
export function nameSoftHyphens(glyphs: Glyph[]): Glyph[] {
  const named: Glyph[] = [];
  for (const glyph of glyphs) {
    const before = named.at(-1);
    const isPair = before?.text === SOFT_HYPHEN && HYPHEN.test(glyph.text) && follows(glyph, before);
    if (isPair)
      named[named.length - 1] = {
        ...glyph,
        text: '-',
        x0: Math.min(before.x0, glyph.x0),
        x1: Math.max(before.x1, glyph.x1),
        startsRun: before.startsRun,
      };
    else named.push(SEVERAL.test(glyph.text) ? { ...glyph, text: '-' } : glyph);
  }
  return named.map((glyph) =>
    glyph.text === SOFT_HYPHEN && glyph.x1 > glyph.x0 ? { ...glyph, text: '-' } : glyph,
  );
}
