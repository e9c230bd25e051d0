import type { Glyph } from '../pdf/glyphs/glyphs.ts';

/** The glyphs of a line of text at a height, each 5 points wide. */
export const glyphsOf = (text: string, y = 100): Glyph[] =>
  [...text].map((letter, index) => ({
    text: letter,
    x0: index * 5,
    x1: index * 5 + 5,
    y,
    size: 10,
    isBold: false,
    font: 'Inter',
    isIcon: false,
    isTurned: false,
    hidden: '',
    startsRun: false,
  }));
