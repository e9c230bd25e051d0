import type { Glyph } from './glyphs.ts';

/** What a font gives for a sign of which it doesn't know the meaning. */
const UNMAPPED = '\ufffd';
/** Those that have no code point of their own, so that some programs leave them without a meaning. */
const LIGATURES = ['ti', 'tt', 'ft', 'tti', 'fj'];
/** In shares of the letters' size: a ligature is a little narrower than its letters. */
const SAME_WIDTH = 0.03;
const SAME_LINE = 0.1;
const LETTER_GAP = 0.12;

/** Without the prefix of a subset: several subsets of a font have the same widths. */
const fontName = ({ font }: Glyph): string => font.replace(/^[A-Z]{6}\+/u, '');
const widthOf = ({ x0, x1, size }: Glyph): number => (x1 - x0) / size;

const isLetterBeside = (one: Glyph | undefined, left: Glyph, right: Glyph): boolean =>
  one !== undefined &&
  /\p{L}/u.test(one.text) &&
  Math.abs(left.y - right.y) <= SAME_LINE * right.size &&
  Math.abs(right.x0 - left.x1) <= LETTER_GAP * right.size;

/** Gives signs without a meaning within a word the one of the ligature that is as wide: "Na\ufffdonal" is "National". */
export function nameUnmappedLigatures(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => text === UNMAPPED)) return glyphs;
  const widths = new Map<string, number>();
  for (const glyph of glyphs)
    if (/^[tifj]$/u.test(glyph.text)) widths.set(`${fontName(glyph)} ${glyph.text}`, widthOf(glyph));
  const readLigature = (glyph: Glyph): string => {
    const differences = LIGATURES.map((text) => {
      const letters = [...text].map((letter) => widths.get(`${fontName(glyph)} ${letter}`) ?? Number.NaN);
      return { text, by: Math.abs(letters.reduce((sum, width) => sum + width, 0) - widthOf(glyph)) };
    });
    return (
      differences.filter(({ by }) => by <= SAME_WIDTH).sort((one, other) => one.by - other.by)[0]?.text ??
      glyph.text
    );
  };
  return glyphs.map((glyph, index) => {
    if (glyph.text !== UNMAPPED) return glyph;
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    const isInWord =
      (before !== undefined && isLetterBeside(before, before, glyph)) ||
      (after !== undefined && isLetterBeside(after, glyph, after));
    return isInWord ? { ...glyph, text: readLigature(glyph) } : glyph;
  });
}
