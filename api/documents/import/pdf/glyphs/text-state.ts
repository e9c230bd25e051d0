/** A PDF transformation: `[a, b, c, d, e, f]` maps (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply(matrix: Matrix, x: number, y: number): { x: number; y: number } {
  const [a, b, c, d, e, f] = matrix;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Converts a value from the parser to a matrix; null if it isn't one. */
export function matrixFrom(value: unknown): Matrix | null {
  if (typeof value !== 'object' || value === null) return null;
  const [a, b, c, d, e, f] = Array.from(Object.values(value), Number);
  const all = [a, b, c, d, e, f];
  if (all.some((one) => one === undefined || !Number.isFinite(one))) return null;
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

/** The state set by a page's operators, as far as it affects its text. */
export interface GraphicsState {
  matrix: Matrix;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scale, 1 for 100 %. */
  scale: number;
  leading: number;
  rise: number;
  /** 3 and 7 draw nothing. */
  renderingMode: number;
  /** `#rrggbb`, or `''` for a pattern. */
  fill: string;
  /** Opacity of fills. */
  alpha: number;
  /** Nothing is painted outside of it; null where there is no limit. */
  clip: Frame | null;
}

/** The edges of an upright rectangle on the page. */
export interface Frame {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    fill: '#000000',
    alpha: 1,
    clip: null,
  };
}
