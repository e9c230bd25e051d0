import type { Glyph } from './glyphs.ts';

/** Fewer letters don't show how wide they are. */
const LETTERS_MIN = 30;
const DIFFERENT_MIN = 8;
/** In shares of the letters' size: what a reader of PDF files assumes where a font gives no widths. */
const ASSUMED = 1;
const SAME = 0.005;
const SAME_LINE = 0.1;
/** So many of the letters begin before the one before them would end. */
const OVERLAPPING = 0.6;
const OVERLAP = 0.9;
/** Hardly any letter is narrower. */
const NARROWEST = 0.12;

/** Letters that are no wider than others: one that only ends words, as "z" in French, would be as wide as with the space behind it. */
const USUAL_LETTER = /^[a-ln-vx-zà-åç-öø-ÿ]$/u;

/** How far it is from one letter to the next on its line, in shares of their size; null if none follows. */
function stepOf(letter: Glyph, next: Glyph | undefined): number | null {
  if (!next || next.isTurned || next.font !== letter.font) return null;
  if (Math.abs(next.y - letter.y) > SAME_LINE * letter.size) return null;
  const step = (next.x0 - letter.x0) / letter.size;
  return step >= NARROWEST && step <= ASSUMED ? step : null;
}

interface Step {
  letter: Glyph;
  step: number | null;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The widths of a font's letters as they were set; null if the font has widths of its own. */
function widthsOf(steps: readonly Step[]): Map<string, number> | null {
  const known = steps.flatMap(({ step }) => step ?? []);
  const overlapping = known.filter((step) => step < OVERLAP * ASSUMED).length;
  if (steps.length < LETTERS_MIN || overlapping < steps.length * OVERLAPPING) return null;
  const narrowest = new Map<string, number>();
  for (const { letter, step } of steps)
    narrowest.set(letter.text, Math.min(narrowest.get(letter.text) ?? ASSUMED, step ?? ASSUMED));
  if (narrowest.size < DIFFERENT_MIN) return null;
  const usual = median([...narrowest.values()]);
  return new Map(
    [...narrowest].map(([text, width]) => [
      text,
      width === ASSUMED ? usual : Math.min(width, USUAL_LETTER.test(text) ? usual : width),
    ]),
  );
}

/**
 * Gives the letters of fonts without widths, each of which is placed by itself, the widths that they have on the page: the
 * narrowest step from one to the next. Otherwise each would overlap those behind it, and no space would show between two words. In
 * linear time (docs/algorithms.md#from-glyphs-to-lines).
 */
export function measureAssumedWidths(glyphs: Glyph[]): Glyph[] {
  const isAssumed = ({ x0, x1, size, isTurned }: Glyph): boolean =>
    !isTurned && size > 0 && Math.abs((x1 - x0) / size - ASSUMED) <= SAME;
  const fonts = new Map<string, Step[]>();
  const measured = new Set<string>();
  for (const [index, letter] of glyphs.entries()) {
    if (letter.text.trim() === '' || letter.isTurned) continue;
    if (!isAssumed(letter)) measured.add(letter.font);
    const steps = fonts.get(letter.font) ?? [];
    steps.push({ letter, step: stepOf(letter, glyphs[index + 1]) });
    fonts.set(letter.font, steps);
  }
  const widths = new Map(
    [...fonts].flatMap(([font, steps]): [string, Map<string, number>][] => {
      const found = measured.has(font) ? null : widthsOf(steps);
      return found ? [[font, found]] : [];
    }),
  );
  if (widths.size === 0) return glyphs;
  return glyphs.map((glyph) => {
    const width = glyph.isTurned ? undefined : widths.get(glyph.font)?.get(glyph.text);
    return width === undefined ? glyph : { ...glyph, x1: glyph.x0 + width * glyph.size };
  });
}
