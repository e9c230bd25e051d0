import type { PaperSize } from '../resume-document.ts';

/** Points. */
export const PAPER: Record<PaperSize, { width: number; height: number }> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};
export const MARGIN = { top: 50, side: 58, bottom: 54 };

export const INK = '#16181d';
export const SOFT_INK = '#454a54';
export const RULE = '#c8ccd2';

/** Texts up to this many lines stay on one page; longer ones may be split, with at least two lines on each side. */
export const KEPT_LINES = 4;
/** Space between a title and the dates on its line. */
export const DATE_GAP = 16;

/** Sizes and spaces in points; `lineHeight` is a factor. */
export interface ResumeStyle {
  size: { name: number; contact: number; heading: number; title: number; body: number; footer: number };
  lineHeight: number;
  /** Width of the bullet's column. */
  bulletIndent: number;
  space: { section: number; afterHeading: number; entry: number; afterHead: number; paragraph: number };
}

export const COMFORTABLE: ResumeStyle = {
  size: { name: 25, contact: 9.25, heading: 12, title: 10, body: 9.75, footer: 7.5 },
  lineHeight: 1.42,
  bulletIndent: 12,
  space: { section: 15, afterHeading: 7, entry: 10, afterHead: 3, paragraph: 2.5 },
};

/** Barely different from the first; used if it saves a last page with only a few lines. */
export const COMPACT: ResumeStyle = {
  size: { name: 23, contact: 9, heading: 11.5, title: 9.75, body: 9.4, footer: 7.5 },
  lineHeight: 1.34,
  bulletIndent: 11.5,
  space: { section: 11.5, afterHeading: 5, entry: 7.5, afterHead: 2, paragraph: 1.75 },
};

export const columnWidth = (paper: PaperSize): number => PAPER[paper].width - 2 * MARGIN.side;
