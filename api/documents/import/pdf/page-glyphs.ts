import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { IDENTITY, apply, combine, initialState, matrixFrom } from './text-state.ts';
import type { GraphicsState, Matrix } from './text-state.ts';
import type { Box, Glyph, PageGlyphs } from './glyphs.ts';

const BOLD = /bold|black|heavy|demi|(?:^|[-,])(?:bd|blk|hv)\b|cmbx|cmssbx|[a-z]bx\d|-b(?:$|[^a-z])/i;
const ICONS =
  /awesome|wingdings|webdings|dingbat|icomoon|material ?-?icons|entypo|fontello|icons?(?:$|[-_ ])|academicons/i;
const TINY = 2;
/** Letters further out than this share of the page are not on it. */
const OUTSIDE = 2;

interface Font {
  isBold: boolean;
  isIcon: boolean;
  isVertical: boolean;
  unit: number;
  /** Height of its letters for a size of 1: fonts made of drawings have any scale. */
  height: number;
}

const NO_FONT: Font = { isBold: false, isIcon: false, isVertical: false, unit: 0.001, height: 1 };

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

function heightOf(font: unknown): number {
  const box: unknown = field(font, 'bbox');
  const scale = matrixFrom(field(font, 'fontMatrix'))?.[3] ?? 0.001;
  if (field(font, 'isType3Font') !== true || scale === 0.001 || !Array.isArray(box)) return 1;
  const height = Math.abs((numberOr(box[3], 0) - numberOr(box[1], 0)) * scale);
  return height > 0 ? height : 1;
}

function fontNamed(page: PDFPageProxy, name: string): Font {
  if (!page.commonObjs.has(name)) return NO_FONT;
  const font: unknown = page.commonObjs.get(name);
  const known = String(field(font, 'name') ?? '');
  return {
    isBold: BOLD.test(known) || field(font, 'bold') === true || field(font, 'black') === true,
    isIcon: ICONS.test(known),
    isVertical: field(font, 'vertical') === true,
    unit: numberOr(matrixFrom(field(font, 'fontMatrix'))?.[0], 0.001),
    height: heightOf(font),
  };
}

/** Follows the operators of a page and notes where each letter lands. */
class Pen {
  readonly glyphs: Glyph[] = [];
  readonly boxes: Box[] = [];
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
      const text = field(item, 'unicode');
      if (typeof text !== 'string') continue;
      const spacing = charSpacing + (field(item, 'isSpace') === true ? wordSpacing : 0);
      const inked = numberOr(field(item, 'width'), 0) * fontSize * font.unit;
      const from = apply(matrix, this.x, this.y + rise);
      const to = apply(matrix, this.x + (font.isVertical ? 0 : inked * scale), this.y + rise);
      this.advance(font.isVertical ? inked - spacing : inked + spacing, font, scale);
      const hidden = this.hiddenBy(from, to, size) || colour(from, to, size);
      this.glyphs.push({
        text,
        x0: Math.min(from.x, to.x),
        x1: Math.max(from.x, to.x),
        y: from.y,
        size,
        isBold: font.isBold,
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

  /** Tells letters that have the colour of what is painted under them; white paper where nothing is. */
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

  box(bounds: readonly number[], kind: Box['kind'], isRectangle: boolean): void {
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds;
    const a = apply(this.state.matrix, left, top);
    const b = apply(this.state.matrix, right, bottom);
    const c = apply(this.state.matrix, left, bottom);
    if (this.boxes.length > 5_000 || ![a.x, a.y, b.x, b.y].every(Number.isFinite)) return;
    if (kind === 'fill' && this.state.alpha < 0.5) return;
    this.boxes.push({
      x0: Math.min(a.x, b.x, c.x),
      y0: Math.min(a.y, b.y, c.y),
      x1: Math.max(a.x, b.x, c.x),
      y1: Math.max(a.y, b.y, c.y),
      colour: kind === 'fill' && isRectangle && this.state.fill !== '' ? this.state.fill : null,
      kind,
    });
  }
}

function isNear(one: string, other: string): boolean {
  for (const at of [1, 3, 5]) {
    const distance =
      Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16);
    if (!(Math.abs(distance) <= 6)) return false;
  }
  return true;
}

/**
 * Letters without ink are there to be copied when a picture or a drawn shape shows them: a scan with its recognised
 * text, or bold letters that a browser prints as shapes.
 */
function seenThroughInk(glyph: Glyph, boxes: Box[]): Glyph {
  if (glyph.hidden !== 'invisible') return glyph;
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = glyph.y - glyph.size * 0.3;
  const shape = boxes.find(
    (box) => box.colour === null && x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 2 && y <= box.y1 + 2,
  );
  if (!shape) return glyph;
  const isDrawn = shape.kind === 'fill' && shape.y1 - shape.y0 < glyph.size * 2;
  return { ...glyph, hidden: '', isBold: glyph.isBold || isDrawn };
}

const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const IMAGES = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
  OPS.paintImageXObjectRepeat,
]);
const UNIT_SQUARE = [0, 0, 1, 1];
const OPERATORS_MAX = 2_000_000;

function paintPath(pen: Pen, args: readonly unknown[]): void {
  const [operator, data, bounds] = args;
  if (typeof operator !== 'number' || !FILLS.has(operator) || typeof bounds !== 'object' || bounds === null)
    return;
  const points =
    Array.isArray(data) && typeof data[0] === 'object' && data[0] !== null ? Object.keys(data[0]).length : 99;
  // A move, three or four lines and a close.
  pen.box(Object.values(bounds).map(Number), 'fill', points <= 16);
}

function applyState(pen: Pen, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const value: unknown = entry[1];
    if (entry[0] === 'ca') pen.set('alpha', numberOr(value, 1));
    if (entry[0] === 'Font' && Array.isArray(value)) {
      pen.set('font', String(value[0]));
      pen.set('fontSize', numberOr(value[1], 0));
    }
  }
}

/**
 * The letters of a page with their places, in the order in which they are painted, from the operators that pdf.js
 * makes of its content. At most `limit` letters.
 */
export async function pageGlyphs(page: PDFPageProxy, limit: number): Promise<PageGlyphs> {
  const viewport = page.getViewport({ scale: 1 });
  const base = matrixFrom(viewport.transform) ?? IDENTITY;
  const { fnArray, argsArray } = await page.getOperatorList();
  const pen = new Pen(page, viewport.width, viewport.height, base, limit);
  const count = Math.min(fnArray.length, OPERATORS_MAX);
  for (let index = 0; index < count; index++) {
    const operator = fnArray[index];
    const given: unknown = argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    const first = numberOr(args[0], 0);
    switch (operator) {
      case OPS.save:
        pen.save();
        break;
      case OPS.restore:
        pen.restore();
        break;
      case OPS.transform:
        pen.transform(matrixFrom(given));
        // Images are left out of the operators, since nobody needs their points; what is left is their place.
        if (fnArray[index + 1] === OPS.restore) pen.box(UNIT_SQUARE, 'image', false);
        break;
      case OPS.paintFormXObjectBegin:
        pen.save();
        pen.transform(matrixFrom(args[0]));
        break;
      case OPS.paintFormXObjectEnd:
        pen.restore();
        break;
      case OPS.beginText:
        pen.startText(IDENTITY);
        break;
      case OPS.setTextMatrix:
        pen.startText(matrixFrom(args.length === 1 ? args[0] : given) ?? IDENTITY);
        break;
      case OPS.moveText:
        pen.move(first, numberOr(args[1], 0));
        break;
      case OPS.setLeadingMoveText:
        pen.set('leading', numberOr(args[1], 0));
        pen.move(first, numberOr(args[1], 0));
        break;
      case OPS.nextLine:
        pen.move(0, pen.leading);
        break;
      case OPS.setFont:
        pen.set('font', String(args[0]));
        pen.set('fontSize', numberOr(args[1], 0));
        break;
      case OPS.setGState:
        applyState(pen, args[0]);
        break;
      case OPS.setCharSpacing:
        pen.set('charSpacing', first);
        break;
      case OPS.setWordSpacing:
        pen.set('wordSpacing', first);
        break;
      case OPS.setHScale:
        pen.set('scale', first / 100);
        break;
      case OPS.setLeading:
        pen.set('leading', -first);
        break;
      case OPS.setTextRise:
        pen.set('rise', first);
        break;
      case OPS.setTextRenderingMode:
        pen.set('renderingMode', first);
        break;
      case OPS.setFillRGBColor:
        pen.set('fill', typeof args[0] === 'string' ? args[0] : '');
        break;
      case OPS.setFillColorN:
        pen.set('fill', '');
        break;
      case OPS.showText:
        if (Array.isArray(args[0])) pen.show(args[0]);
        break;
      case OPS.constructPath:
        paintPath(pen, args);
        break;
      case OPS.shadingFill:
        pen.box([-1e4, -1e4, 1e4, 1e4], 'image', false);
        break;
      default:
        if (operator !== undefined && IMAGES.has(operator)) pen.box(UNIT_SQUARE, 'image', false);
    }
  }
  return {
    width: viewport.width,
    height: viewport.height,
    glyphs: pen.glyphs.map((glyph) => seenThroughInk(glyph, pen.boxes)),
    boxes: pen.boxes,
  };
}
