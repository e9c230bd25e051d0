import type { Segment } from '../pdf/layout/segments.ts';

/** A text on a page from a left edge, at a height, with letters half as wide as high. Give the segments of a page in painting order. */
export const segmentOf = (text: string, x: number, y: number, size = 10): Omit<Segment, 'order'> => ({
  text,
  x0: x,
  x1: x + text.length * size * 0.5,
  y,
  size,
  bold: 0,
  startsBold: false,
  startsColumn: false,
  words: [],
  hidden: '',
  isTurned: false,
});

/** Segments in the order in which they are painted. */
export const inOrder = (segments: readonly Omit<Segment, 'order'>[]): Segment[] =>
  segments.map((segment, order) => ({ ...segment, order }));
