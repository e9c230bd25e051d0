import type { Glyph } from './glyphs.ts';

/** What fonts give for a sign of which they don't know the meaning. */
const UNMAPPED = /^[\0\ufffd]$/u;
/** Those that have no code point of their own, so that some programs leave them without a meaning. */
const UNNAMED = ['ti', 'tt', 'ft', 'tti', 'fj'];
const NAMED = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
/** In shares of the letters' size: a ligature is a little narrower than its letters. */
const SAME_WIDTH = 0.03;
/** Ligatures whose widths differ by less, such as "fi" and "fl", are told apart by the next letter. */
const ALIKE = 0.02;
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

/**
 * In Turkish, fonts draw "i" by a sign of its own, so that it never joins an "f" and loses its dot. Some programs leave that
 * one without a meaning, too. It is as wide as the letter without a dot, which only such languages have.
 */
const DOTLESS = 'ı';
const SAME_LETTER = 0.01;

const LETTERS = new Set([DOTLESS, ...[...UNNAMED, ...NAMED].flatMap((ligature) => [...ligature])]);

/** The widths of the letters of ligatures, by font and letter. */
function letterWidths(glyphs: Glyph[]): Map<string, number> {
  const widths = new Map<string, number>();
  for (const glyph of glyphs)
    if (LETTERS.has(glyph.text)) widths.set(`${fontName(glyph)} ${glyph.text}`, widthOf(glyph));
  return widths;
}

/** The ligature that is as wide as a sign: "fl" stands before vowels, "fi" mostly before consonants. */
function ofWidth(
  glyph: Glyph,
  ligatures: string[],
  widths: Map<string, number>,
  next: string,
): string | null {
  const [best, ...others] = ligatures
    .map((text) => {
      const letters = [...text].map((letter) => widths.get(`${fontName(glyph)} ${letter}`) ?? Number.NaN);
      return { text, by: Math.abs(letters.reduce((sum, width) => sum + width, 0) - widthOf(glyph)) };
    })
    .filter(({ by }) => by <= SAME_WIDTH)
    .sort((one, other) => one.by - other.by);
  if (!best) return null;
  const alike = [best, ...others.filter(({ by }) => by - best.by <= ALIKE)];
  const end = /^[aeiouyäöüåæøàáâèéêëíîóôúû]/iu.test(next) ? 'l' : 'i';
  return (alike.find(({ text }) => /[il]$/.test(text) && text.endsWith(end)) ?? best).text;
}

const isDotted = (glyph: Glyph, widths: Map<string, number>): boolean =>
  Math.abs((widths.get(`${fontName(glyph)} ${DOTLESS}`) ?? Number.NaN) - widthOf(glyph)) <= SAME_LETTER;

/**
 * Gives signs without a meaning within a word the one of the ligature that is as wide ("Na\ufffdonal" is "National"), or
 * of a Turkish "i".
 */
export function nameUnmappedLigatures(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => UNMAPPED.test(text))) return glyphs;
  const widths = letterWidths(glyphs);
  return glyphs.map((glyph, index) => {
    if (!UNMAPPED.test(glyph.text)) return glyph;
    const [before, after] = [glyphs[index - 1], glyphs[index + 1]];
    const goesOn = after !== undefined && isLetterBeside(after, glyph, after);
    const isInWord = goesOn || (before !== undefined && isLetterBeside(before, before, glyph));
    if (!isInWord) return glyph;
    if (isDotted(glyph, widths)) return { ...glyph, text: 'i' };
    const [likely, others] = glyph.text === '\0' ? [NAMED, UNNAMED] : [UNNAMED, NAMED];
    const next = goesOn ? after.text : '';
    return {
      ...glyph,
      text: ofWidth(glyph, likely, widths, next) ?? ofWidth(glyph, others, widths, next) ?? glyph.text,
    };
  });
}
