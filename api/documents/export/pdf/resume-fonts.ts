import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The font stack of every text: Inter, and DejaVu for the scripts that Inter lacks (Hebrew, Arabic, Armenian...). */
export const RESUME_FONTS = ['Inter', 'DejaVu'];

export type FontWeight = 400 | 500 | 600;

/** The part of a fontkit font that we use; the package has no types. */
interface Glyph {
  codePoints: number[];
}
interface FontData {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number, codePoints?: number[]): Glyph | null;
  glyphForCodePoint(codePoint: number): { advanceWidth: number };
  layout(
    text: string,
    features: Record<string, boolean>,
  ): { advanceWidth: number; glyphs: { path: GlyphPath; advanceWidth: number }[] };
}
export interface GlyphPath {
  toSVG(): string;
  scale(x: number, y: number): GlyphPath;
  translate(x: number, y: number): GlyphPath;
}

const FILES: { family: string; weight: FontWeight; file: string }[] = [
  { family: 'Inter', weight: 400, file: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf' },
  { family: 'Inter', weight: 500, file: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf' },
  { family: 'Inter', weight: 600, file: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf' },
  { family: 'DejaVu', weight: 400, file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { family: 'DejaVu', weight: 500, file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { family: 'DejaVu', weight: 600, file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
];

export interface ResumeFonts {
  canPrint(codePoint: number): boolean;
  /** Width of one line of text in points, from its letters' widths; kerning and shaping change it by about 1 %. */
  measure(text: string, size: number, weight: FontWeight): number;
  /** The outline of a line of text as SVG path data, in points, y downwards, baseline at y = size. */
  outline(text: string, size: number, weight: FontWeight): { path: string; width: number };
}

let loading: Promise<ResumeFonts> | undefined;

/** Registers and loads the fonts, once per process or thread. Only reads files; nothing is downloaded. */
export function loadResumeFonts(): Promise<ResumeFonts> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ResumeFonts> {
  const require = createRequire(import.meta.url);
  for (const { family, weight, file } of FILES) {
    Font.register({ family, fontWeight: weight, src: require.resolve(file) });
  }
  // By default English words are hyphenated, and the hyphens would be part of copied text.
  Font.registerHyphenationCallback((word) => [word]);
  const loaded = new Map<string, FontData>();
  for (const { family, weight } of FILES) {
    const font = await loadOne(family, weight);
    keepGlyphCharacters(font);
    loaded.set(`${family} ${weight}`, font);
  }
  const pick = (family: string, weight: FontWeight): FontData => {
    const font = loaded.get(`${family} ${weight}`);
    if (!font) throw new Error(`The font ${family} ${weight} is not loaded.`);
    return font;
  };
  const stack = (weight: FontWeight) => RESUME_FONTS.map((family) => pick(family, weight));
  const glyphWidths = memoize((weight: FontWeight) => {
    const fonts = stack(weight);
    return memoize((char: string) => {
      const codePoint = char.codePointAt(0) ?? 0;
      const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? fonts[0];
      return font ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : 0;
    });
  });

  return {
    // The bold cuts lack a few characters of the regular ones.
    canPrint: memoize((codePoint: number) =>
      ([400, 600] as const).every((weight) =>
        stack(weight).some((font) => font.hasGlyphForCodePoint(codePoint)),
      ),
    ),
    measure: (text, size, weight) => {
      const widths = glyphWidths(weight);
      let width = 0;
      for (const char of text) width += widths(char);
      return width * size;
    },
    outline: (text, size, weight) => {
      let width = 0;
      let path = '';
      for (const run of runsByFont(text, stack(weight))) {
        const scale = size / run.font.unitsPerEm;
        for (const glyph of run.font.layout(run.text, { calt: false }).glyphs) {
          path += glyph.path.scale(scale, -scale).translate(width, size).toSVG();
          width += glyph.advanceWidth * scale;
        }
      }
      return { path, width };
    },
  };
}

const isFontData = (data: unknown): data is FontData =>
  typeof data === 'object' && data !== null && 'getGlyph' in data && 'layout' in data && 'unitsPerEm' in data;

async function loadOne(fontFamily: string, fontWeight: FontWeight): Promise<FontData> {
  await Font.load({ fontFamily, fontWeight });
  const data: unknown = Font.getFont({ fontFamily, fontWeight })?.data;
  if (!isFontData(data)) throw new Error(`The font ${fontFamily} ${fontWeight} could not be loaded.`);
  return data;
}

/**
 * Makes glyphs remember the right characters. fontkit keeps one glyph object per glyph id with the characters of its
 * first use, and all documents share the fonts: characters of one user's resume would end up in the text layer of the
 * next. Here a glyph requested for other characters is returned with those.
 */
function keepGlyphCharacters(font: FontData): void {
  const original = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = original(id, codePoints);
    if (!glyph || codePoints.length === 0) return glyph;
    const same =
      glyph.codePoints.length === codePoints.length && glyph.codePoints.every((c, i) => c === codePoints[i]);
    return same ? glyph : Object.create(glyph, { codePoints: { value: codePoints, enumerable: true } });
  };
}

/** A cache without a limit, as its keys are characters and weights, of which there are few. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) kept.set(key, (value = make(key)));
    return value;
  };
}

function runsByFont(text: string, stack: FontData[]): { font: FontData; text: string }[] {
  const runs: { font: FontData; text: string }[] = [];
  for (const char of text) {
    const font = stack.find((one) => one.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)) ?? stack[0];
    if (!font) throw new Error('No fonts.');
    const last = runs.at(-1);
    if (last?.font === font) last.text += char;
    else runs.push({ font, text: char });
  }
  return runs;
}
