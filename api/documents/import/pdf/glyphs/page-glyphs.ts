import { MarkedSpans, nameByActualText } from './actual-texts.ts';
import type { MarkedContent } from './marked-content.ts';
import { measureAssumedWidths } from './assumed-widths.ts';
import { composeAccents } from './compose-accents.ts';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Glyph, PageGlyphs } from './glyphs.ts';
import { Pen, thinBoxes } from './pen.ts';
import { IDENTITY, matrixFrom } from './text-state.ts';
import { numberOr } from './unknown-values.ts';
import { nameSoftHyphens } from './soft-hyphens.ts';
import { nameTexControls } from './tex-controls.ts';
import { nameUnmappedLigatures } from './unmapped-ligatures.ts';
import { nameQuartzSpaces } from './quartz-spaces.ts';
import { nameUnmappedSigns } from './unmapped-signs.ts';

/**
 * Unpainted letters that lie over a picture or a drawn shape are meant for copying: a scan with its recognised
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
const STROKES = new Set([OPS.stroke, OPS.closeStroke]);
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
  if (typeof operator !== 'number' || typeof bounds !== 'object' || bounds === null) return;
  const isStroked = STROKES.has(operator);
  if (!isStroked && !FILLS.has(operator)) return;
  const points =
    Array.isArray(data) && typeof data[0] === 'object' && data[0] !== null ? Object.keys(data[0]).length : 99;
  // A move, three or four lines, and a close.
  const box = Object.values(bounds).map(Number);
  if (isStroked) pen.stroke(box, points <= 16);
  else pen.box(box, 'fill', points <= 16);
}

function clipToPath(pen: Pen, [, , bounds]: readonly unknown[]): void {
  if (typeof bounds === 'object' && bounds !== null) pen.clip(Object.values(bounds).map(Number));
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
 * The letters of a page with their positions, in painting order, from the operators that pdf.js produces. At most
 * `limit` letters.
 *
 * @param findContents finds the marked content of the file's streams
 */
export async function pageGlyphs(
  page: PDFPageProxy,
  limit: number,
  findContents: () => MarkedContent[],
): Promise<PageGlyphs> {
  const viewport = page.getViewport({ scale: 1 });
  const base = matrixFrom(viewport.transform) ?? IDENTITY;
  const { fnArray, argsArray } = await page.getOperatorList();
  const pen = new Pen(page, viewport.width, viewport.height, base, limit);
  const marks = new MarkedSpans();
  const count = Math.min(fnArray.length, OPERATORS_MAX);
  // A clip takes effect once the path that it names has been painted.
  let isClipNext = false;
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
        // Images are not decoded, since their pixels aren't needed; only their positions remain.
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
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        marks.begin(args[0], pen.glyphs.length);
        break;
      case OPS.endMarkedContent:
        marks.end(pen.glyphs.length);
        break;
      case OPS.showText:
        marks.shows += 1;
        if (Array.isArray(args[0])) pen.show(args[0]);
        break;
      case OPS.constructPath:
        paintPath(pen, args);
        if (isClipNext) clipToPath(pen, args);
        isClipNext = false;
        break;
      case OPS.clip:
      case OPS.eoClip:
        isClipNext = true;
        break;
      case OPS.shadingFill:
        pen.box([-1e4, -1e4, 1e4, 1e4], 'image', false);
        break;
      default:
        if (operator !== undefined && IMAGES.has(operator)) pen.box(UNIT_SQUARE, 'image', false);
    }
  }
  const named = nameByActualText(pen.glyphs, marks, findContents);
  return {
    width: viewport.width,
    height: viewport.height,
    glyphs: nameUnmappedLigatures(
      nameUnmappedSigns(
        composeAccents(nameTexControls(nameSoftHyphens(measureAssumedWidths(nameQuartzSpaces(named))))),
      ),
    ).map((glyph) => seenThroughInk(glyph, pen.boxes)),
    boxes: pen.boxes,
    rules: [...pen.rules, ...thinBoxes(pen.boxes)],
  };
}
