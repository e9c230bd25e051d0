import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { matrixFrom } from './text-state.ts';
import { field, numberOr } from './unknown-values.ts';

const BOLD = /bold|black|heavy|demi|(?:^|[-,])(?:bd|blk|hv)\b|cmbx|cmssbx|[a-z]bx\d|-b(?:$|[^a-z])/i;
const ICONS =
  /awesome|wingdings|webdings|dingbat|icomoon|material ?-?icons|entypo|fontello|icons?(?:$|[-_ ])|academicons/i;

/** Properties of a font's letters, from its description. */
export interface Font {
  name: string;
  isBold: boolean;
  isIcon: boolean;
  isVertical: boolean;
  unit: number;
  /** Height of its letters at size 1: fonts whose letters are drawings may have any scale. */
  height: number;
}

const NO_FONT: Font = { name: '', isBold: false, isIcon: false, isVertical: false, unit: 0.001, height: 1 };

/**
 * An em of a thousand units or more is that of an outline: browsers draw variable fonts so, in subsets whose boxes differ. A bitmap has
 * few points.
 */
const OUTLINE = 0.0011;

function fontHeight(font: unknown): number {
  const box: unknown = field(font, 'bbox');
  const scale = matrixFrom(field(font, 'fontMatrix'))?.[3] ?? OUTLINE;
  if (field(font, 'isType3Font') !== true || Math.abs(scale) <= OUTLINE || !Array.isArray(box)) return 1;
  const height = Math.abs((numberOr(box[3], 0) - numberOr(box[1], 0)) * scale);
  return height > 0 ? height : 1;
}

/** The page's font with this name; a plain one if the file doesn't describe it. */
export function fontNamed(page: PDFPageProxy, name: string): Font {
  if (!page.commonObjs.has(name)) return NO_FONT;
  const font: unknown = page.commonObjs.get(name);
  const known = String(field(font, 'name') ?? '');
  return {
    name: known,
    isBold: BOLD.test(known) || field(font, 'bold') === true || field(font, 'black') === true,
    isIcon: ICONS.test(known),
    isVertical: field(font, 'vertical') === true,
    unit: numberOr(matrixFrom(field(font, 'fontMatrix'))?.[0], 0.001),
    height: fontHeight(font),
  };
}
