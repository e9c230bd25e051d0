import { headingLevelOf } from '../blocks/heading-styles.ts';
import { readAttribute, tokensOf } from '../blocks/markup-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';
import { remembered } from '../blocks/remembered.ts';
import type { TextLooks } from '../blocks/text-looks.ts';

interface OfficeStyle {
  parent: string;
  isOfParagraphs: boolean;
  looks: TextLooks;
  /** The share of the size of the style that it is based on. */
  sizeShare: number;
}

const PARENTS_MAX = 20;
const HEADING_LEVELS = 6;
/** Points in each unit. */
const UNITS: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };

/** A length in points, undefined if it is none. */
function readLength(written: string | null): number | undefined {
  const [, number = '', unit = ''] = /^(\d{1,4}(?:\.\d{1,6})?)(pt|in|cm|mm|pc|px)$/.exec(written ?? '') ?? [];
  const points = Number(number) * (UNITS[unit] ?? 0);
  return number === '' ? undefined : Math.round(points * 10) / 10;
}

function* allTokens(parts: string[]): Generator<Token> {
  for (const part of parts) yield* tokensOf(part);
}

function noteLetterProperties(style: OfficeStyle, attributes: string): void {
  const { looks } = style;
  const weight = readAttribute(attributes, 'fo:font-weight');
  const slope = readAttribute(attributes, 'fo:font-style');
  const size = readAttribute(attributes, 'fo:font-size');
  if (weight !== null) looks.isBold = /^(?:bold|[6-9]00)$/.test(weight);
  if (slope !== null) looks.isItalic = slope !== 'normal';
  if (readAttribute(attributes, 'text:display') === 'none') looks.isHidden = true;
  const points = readLength(size);
  if (points !== undefined) looks.size = points;
  const [, percent] = /^(\d{1,3})%$/.exec(size ?? '') ?? [];
  if (percent !== undefined) style.sizeShare = Number(percent) / 100;
}

function noteParagraphProperties({ looks }: OfficeStyle, attributes: string): void {
  const before = readLength(readAttribute(attributes, 'fo:margin-top'));
  const after = readLength(readAttribute(attributes, 'fo:margin-bottom'));
  if (before !== undefined) looks.spaceBefore = before;
  if (after !== undefined) looks.spaceAfter = after;
}

/** A style and those that it is based on, itself last. */
function chainOf(styles: ReadonlyMap<string, OfficeStyle>, name: string): OfficeStyle[] {
  const chain: OfficeStyle[] = [];
  for (let style = styles.get(name); style && chain.length < PARENTS_MAX; style = styles.get(style.parent))
    chain.unshift(style);
  return chain;
}

/** The name of the style of paragraphs that all others of them are based on: no other can have it. */
const DEFAULT = '';

/** Reads the styles in parts of an OpenDocument file; answers how text of a style's name looks. */
export function readOfficeStyles(parts: string[]): (name: string) => TextLooks {
  const styles = new Map<string, OfficeStyle>();
  let current: OfficeStyle | null = null;
  for (const token of allTokens(parts)) {
    if (token.kind === 'text') continue;
    const isStyle = token.name === 'style:style' || token.name === 'style:default-style';
    if (token.kind === 'close') {
      if (isStyle) current = null;
      continue;
    }
    const { name: tag, attributes } = token;
    if (isStyle) {
      const isOfParagraphs = readAttribute(attributes, 'style:family') === 'paragraph';
      const name = tag === 'style:style' ? (readAttribute(attributes, 'style:name') ?? '') : DEFAULT;
      const level =
        Number(readAttribute(attributes, 'style:default-outline-level') ?? 0) ||
        headingLevelOf(readAttribute(attributes, 'style:display-name') ?? name);
      current = {
        parent: readAttribute(attributes, 'style:parent-style-name') ?? DEFAULT,
        isOfParagraphs,
        looks: level > 0 ? { headingLevel: Math.min(HEADING_LEVELS, level) } : {},
        sizeShare: 1,
      };
      if (name !== DEFAULT || isOfParagraphs) styles.set(name, current);
      if (token.isEmpty) current = null;
    } else if (tag === 'style:text-properties' && current) noteLetterProperties(current, attributes);
    else if (tag === 'style:paragraph-properties' && current) noteParagraphProperties(current, attributes);
  }
  return remembered((name) => {
    const chain = chainOf(styles, name);
    const isOfParagraphs = chain.at(-1)?.isOfParagraphs ?? true;
    const looks: TextLooks = {};
    for (const style of chain) {
      if (style === styles.get(DEFAULT) && !isOfParagraphs) continue;
      const size = style.looks.size ?? (looks.size === undefined ? undefined : looks.size * style.sizeShare);
      Object.assign(looks, style.looks, size === undefined ? {} : { size });
    }
    return looks;
  });
}
