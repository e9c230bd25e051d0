import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import type { Rule } from '../glyphs/glyphs.ts';
import type { Segment } from './segments.ts';

/** Points. */
const LEVEL = 1.5;
/** The share of the width of a page's text that a line has to cross. */
const WHOLE_WIDTH = 0.95;

/** How far above or below its line a heading of work or studies is, in shares of its size. */
const NEAR_HEADING = { above: 1.2, below: 2 };

const ofSections = new Set(['experience', 'education']);

/**
 * The heights of the drawn lines that cross all of a page's text at a heading of work or studies, downwards: columns end there, unless
 * there are two on both sides (docs/algorithms.md#columns).
 */
export function findBarriers(rules: readonly Rule[], segments: readonly Segment[]): number[] {
  const from = segments.reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  const to = segments.reduce((most, { x1 }) => Math.max(most, x1), -Infinity);
  const headings = segments.filter(({ text }) => ofSections.has(headingKind(text) ?? ''));
  const isAtHeading = (at: number): boolean =>
    headings.some(
      ({ y, size }) => y - at <= NEAR_HEADING.below * size && at - y <= NEAR_HEADING.above * size,
    );
  return rules
    .filter(
      ({ x0, x1, y0, y1 }) =>
        Math.abs(y1 - y0) <= LEVEL &&
        Math.min(to, Math.max(x0, x1)) - Math.max(from, Math.min(x0, x1)) >= WHOLE_WIDTH * (to - from),
    )
    .map(({ y0, y1 }) => (y0 + y1) / 2)
    .filter(isAtHeading)
    .toSorted((a, b) => a - b);
}
