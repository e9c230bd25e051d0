/** One letter on a page. Points, from the top left corner of the page as people see it. */
export interface Glyph {
  text: string;
  /** Left and right edge along the baseline. */
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  size: number;
  isBold: boolean;
  /** Letters of a font made of pictures stand for no letters. */
  isIcon: boolean;
  /** Not drawn as people read: turned by more than a few degrees. */
  isTurned: boolean;
  /** Nobody sees it: no ink, the colour of its background, smaller than 2 pt, outside the page. */
  hidden: '' | 'invisible' | 'tiny' | 'outside' | 'background';
  /** A new operator starts here. */
  startsRun: boolean;
}

/** Something painted that is no text. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** `#rrggbb` of a plain rectangle, null where the colour can't be told: an image, a shape, a gradient. */
  colour: string | null;
  kind: 'fill' | 'image';
}

/** A thin straight line. Points, y downwards; one of its extents is next to nothing. */
export interface Rule {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What one page shows, in the order in which it is painted. */
export interface PageGlyphs {
  width: number;
  height: number;
  glyphs: Glyph[];
  boxes: Box[];
  /** Lines of the borders of tables and the like. */
  rules: Rule[];
}
