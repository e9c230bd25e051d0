import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fontNamed } from './page-fonts.ts';
import type { Font } from './page-fonts.ts';
import type { Box, Glyph, Rule } from './glyphs.ts';
import { IDENTITY, apply, combine, initialState } from './text-state.ts';
import type { Frame, GraphicsState, Matrix } from './text-state.ts';
import { field, numberOr } from './unknown-values.ts';

const TINY = 2;
/** Letters further outside the page than this share of its size are not on it. */
const OUTSIDE = 2;

/** Interprets the operators of a page and records the position of each letter. */
export class Pen {
  readonly glyphs: Glyph[] = [];
  readonly boxes: Box[] = [];
  readonly rules: Rule[] = [];
  private readonly stack: GraphicsState[] = [];
  private readonly fonts = new Map<string, Font>();
  private textMatrix: Matrix = IDENTITY;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  private state: GraphicsState;

  constructor(
    private readonly page: PDFPageProxy,
    private readonly width: number,
    private readonly height: number,
    matrix: Matrix,
    private readonly limit: number,
  ) {
    this.state = initialState(matrix);
  }

  save(): void {
    this.stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }

  set<Key extends keyof GraphicsState>(key: Key, value: GraphicsState[Key]): void {
    this.state[key] = value;
  }

  transform(matrix: Matrix | null): void {
    if (matrix) this.state.matrix = combine(this.state.matrix, matrix);
  }

  startText(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.x = this.lineX = 0;
    this.y = this.lineY = 0;
  }

  move(x: number, y: number): void {
    this.x = this.lineX += x;
    this.y = this.lineY += y;
  }

  get leading(): number {
    return this.state.leading;
  }

  private font(): Font {
    const name = this.state.font;
    const known = this.fonts.get(name);
    if (known) return known;
    const font = fontNamed(this.page, name);
    this.fonts.set(name, font);
    return font;
  }

  show(items: readonly unknown[]): void {
    const font = this.font();
    const { fontSize, charSpacing, wordSpacing, scale, rise } = this.state;
    const matrix = combine(this.state.matrix, this.textMatrix);
    const size = Math.abs(fontSize) * font.height * Math.hypot(matrix[2], matrix[3]);
    const along = Math.hypot(matrix[0], matrix[1]);
    const isTurned = Math.abs(matrix[1]) > 0.1 * along || matrix[0] * Math.sign(fontSize || 1) < 0;
    const colour = this.colourFlag();
    let startsRun = true;
    for (const item of items) {
      if (this.glyphs.length >= this.limit) return;
      if (typeof item === 'number') {
        this.advance((font.isVertical ? item : -item) * (fontSize / 1000), font, scale);
        continue;
      }
      const unicode = field(item, 'unicode');
      if (typeof unicode !== 'string') continue;
      const spacing = charSpacing + (field(item, 'isSpace') === true ? wordSpacing : 0);
      const inked = numberOr(field(item, 'width'), 0) * fontSize * font.unit;
      const from = apply(matrix, this.x, this.y + rise);
      const to = apply(matrix, this.x + (font.isVertical ? 0 : inked * scale), this.y + rise);
      this.advance(font.isVertical ? inked - spacing : inked + spacing, font, scale);
      const hidden = this.hiddenBy(from, to, size) || colour(from, to, size);
      this.glyphs.push({
        text: unicode,
        x0: Math.min(from.x, to.x),
        x1: Math.max(from.x, to.x),
        y: from.y,
        size,
        isBold: font.isBold,
        font: font.name,
        isIcon: font.isIcon,
        isTurned,
        hidden,
        startsRun,
      });
      startsRun = false;
    }
  }

  private advance(by: number, font: Font, scale: number): void {
    if (font.isVertical) this.y += by;
    else this.x += by * scale;
  }

  private hiddenBy(
    from: { x: number; y: number },
    to: { x: number; y: number },
    size: number,
  ): Glyph['hidden'] {
    const { renderingMode, alpha } = this.state;
    if (renderingMode === 3 || renderingMode === 7 || alpha < 0.05) return 'invisible';
    if (size < TINY) return 'tiny';
    const right = Math.max(from.x, to.x);
    const isOut =
      right < OUTSIDE ||
      Math.min(from.x, to.x) > this.width - OUTSIDE ||
      from.y < 0 ||
      from.y - size * 0.5 > this.height;
    return isOut ? 'outside' : '';
  }

  /** Detects letters in the same colour as the background painted under them; the default is white paper. */
  private colourFlag(): (
    from: { x: number; y: number },
    to: { x: number; y: number },
    size: number,
  ) => Glyph['hidden'] {
    const fill = this.state.fill;
    const isStroked = [1, 2, 5, 6].includes(this.state.renderingMode);
    if (fill === '' || isStroked) return () => '';
    return (from, to, size) => {
      const x = (from.x + to.x) / 2;
      const y = from.y - size * 0.3;
      let under: string | null = '#ffffff';
      for (let index = this.boxes.length - 1; index >= 0; index--) {
        const box = this.boxes[index];
        if (box && x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1) {
          under = box.colour;
          break;
        }
      }
      return under !== null && isNear(fill, under) ? 'background' : '';
    };
  }

  /** A stroked line, or the four sides of a stroked rectangle. */
  stroke(bounds: readonly number[], isRectangle: boolean): void {
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds;
    const a = apply(this.state.matrix, left, top);
    const b = apply(this.state.matrix, right, bottom);
    if (this.rules.length > 2_000 || ![a.x, a.y, b.x, b.y].every(Number.isFinite)) return;
    const [x0, x1] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    const [y0, y1] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    if (Math.min(x1 - x0, y1 - y0) < 2) this.rules.push({ x0, y0, x1, y1 });
    else if (isRectangle)
      this.rules.push(
        { x0, y0, x1, y1: y0 },
        { x0, y0: y1, x1, y1 },
        { x0, y0, x1: x0, y1 },
        { x0: x1, y0, x1, y1 },
      );
  }

  /** Where a path's bounds lie on the page. */
  private frame(bounds: readonly number[]): Frame | null {
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds;
    const a = apply(this.state.matrix, left, top);
    const b = apply(this.state.matrix, right, bottom);
    const c = apply(this.state.matrix, left, bottom);
    if (![a.x, a.y, b.x, b.y].every(Number.isFinite)) return null;
    return {
      x0: Math.min(a.x, b.x, c.x),
      y0: Math.min(a.y, b.y, c.y),
      x1: Math.max(a.x, b.x, c.x),
      y1: Math.max(a.y, b.y, c.y),
    };
  }

  /** From here on, shapes are painted only within the bounds of a path. */
  clip(bounds: readonly number[]): void {
    const frame = this.frame(bounds);
    if (frame === null) return;
    const { clip } = this.state;
    // An empty clip keeps its place: nothing painted in it is seen.
    this.state.clip = clip ? (overlap(frame, clip) ?? { ...frame, x1: frame.x0, y1: frame.y0 }) : frame;
  }

  box(bounds: readonly number[], kind: Box['kind'], isRectangle: boolean): void {
    const frame = this.frame(bounds);
    if (this.boxes.length > 5_000 || frame === null) return;
    if (kind === 'fill' && this.state.alpha < 0.5) return;
    const seen = this.state.clip ? overlap(frame, this.state.clip) : frame;
    if (seen === null) return;
    this.boxes.push({
      ...seen,
      colour: kind === 'fill' && isRectangle && this.state.fill !== '' ? this.state.fill : null,
      kind,
    });
  }
}

/** What two frames have in common, null if nothing. */
function overlap(one: Frame, other: Frame): Frame | null {
  const both = {
    x0: Math.max(one.x0, other.x0),
    y0: Math.max(one.y0, other.y0),
    x1: Math.min(one.x1, other.x1),
    y1: Math.min(one.y1, other.y1),
  };
  return both.x0 < both.x1 && both.y0 < both.y1 ? both : null;
}

/** The filled boxes that are thin straight lines. */
export function thinBoxes(boxes: Box[]): Rule[] {
  return boxes.filter((box) => box.kind === 'fill' && Math.min(box.x1 - box.x0, box.y1 - box.y0) < 2);
}

function isNear(one: string, other: string): boolean {
  for (const at of [1, 3, 5]) {
    const distance =
      Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16);
    if (!(Math.abs(distance) <= 6)) return false;
  }
  return true;
}
