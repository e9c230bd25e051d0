import type { Glyph } from './glyphs.ts';

/**
 * TeX's fonts of pixels have no names for their signs, whose codes are then taken for control characters. Their codes in
 * the encoding T1, which most languages but English need; source: the LaTeX encoding guide (`encguide`).
 */
const T1: Record<string, string> = {
  '\u000d': '‚',
  '\u000e': '‹',
  '\u000f': '›',
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u0017': '',
  '\u0019': 'ı',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};
/** The same in OT1, the encoding of TeX's first fonts. */
const OT1: Record<string, string> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
};

const ONLY_IN_T1 = /^[\u0010-\u0016\u001b-\u001f]$/u;
const CONTROL = /^[\u000b-\u001f]$/u;
/** The name that fonts of drawings have. */
const DRAWN = 'Type3';

/** Gives the control characters of fonts of drawings the meaning that TeX has for them: "Pro\u001cl" is "Profil". */
export function nameTexControls(glyphs: Glyph[]): Glyph[] {
  const isControl = ({ font, text, x0, x1 }: Glyph): boolean =>
    font === DRAWN && x1 > x0 && CONTROL.test(text);
  const found = glyphs.filter(isControl);
  if (found.length === 0) return glyphs;
  const encoding = found.some(({ text }) => ONLY_IN_T1.test(text)) ? T1 : OT1;
  return glyphs.map((glyph) =>
    isControl(glyph) ? { ...glyph, text: encoding[glyph.text] ?? glyph.text } : glyph,
  );
}
