/** One letter on a page. In points, from the top left corner of the page as displayed. */
export interface Glyph {
  text: string;
  /** Left and right edge along the baseline. */
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  size: number;
  isBold: boolean;
  /** The name of its font. */
  font: string;
  /** True for symbol fonts, whose letters are pictures. */
  isIcon: boolean;
  /** Rotated by more than a few degrees. */
  isTurned: boolean;
  /** Invisible: not painted, in the colour of its background, smaller than 2 pt, or outside the page. */
  hidden: '' | 'invisible' | 'tiny' | 'outside' | 'background';
  /** A new operator starts here. */
  startsRun: boolean;
}

/** Something painted other than text. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** `#rrggbb` of a plain rectangle; null if the colour is unknown: an image, a shape, a gradient. */
  colour: string | null;
  kind: 'fill' | 'image';
}

/** A thin straight line. In points, y downwards; its width or height is close to zero. */
export interface Rule {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The content of one page, in painting order. */
export interface PageGlyphs {
  width: number;
  height: number;
  glyphs: Glyph[];
  boxes: Box[];
  /** Thin lines such as table borders. */
  rules: Rule[];
}
