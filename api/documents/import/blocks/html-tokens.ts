import { readAttribute } from './markup-tokens.ts';
import type { Token } from './markup-tokens.ts';
import type { LetterLooks } from './styled-paragraph.ts';

/** Tokens for `blocksFromHtml`, for formats whose text is turned into them. */

export const opened = (name: string, attributes = ''): Token & { kind: 'open' } => ({
  kind: 'open',
  name,
  attributes,
  isEmpty: false,
});
export const closed = (name: string): Token => ({ kind: 'close', name });
export const written = (text: string): Token => ({ kind: 'text', text });

/** Attributes that HTML doesn't have; sizes and spaces are in points. */
const SIZE = 'data-size';
const SPACE_ABOVE = 'data-space-above';
const STYLE = 'data-style';

/** Larger than any letter or space. */
const POINTS_MAX = 2_000;
const readPoints = (attributes: string, name: string): number | null => {
  if (!attributes.includes(name)) return null;
  const points = Number(readAttribute(attributes, name));
  return points > 0 && points < POINTS_MAX ? points : null;
};
export const readSize = (attributes: string): number | null => readPoints(attributes, SIZE);
export const readSpaceAbove = (attributes: string): number => readPoints(attributes, SPACE_ABOVE) ?? 0;

/** The opening token of a paragraph, a heading or a list item. */
export const openedParagraph = (name: string, spaceAbove: number): Token =>
  opened(name, spaceAbove > 0 ? ` ${SPACE_ABOVE}="${spaceAbove}"` : '');

/** A run of text in one style. */
export interface StyledRun extends LetterLooks {
  text: string;
}

/** A run's tokens; `\n` is a soft line break. */
export function* tokensOfRun({ text, isBold, isItalic, size }: StyledRun): Generator<Token> {
  if (size !== null) yield opened('span', ` ${SIZE}="${size}"`);
  if (isBold) yield opened('strong');
  if (isItalic) yield opened('em');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) yield opened('br');
    if (line !== '') yield written(line);
  }
  if (isItalic) yield closed('em');
  if (isBold) yield closed('strong');
  if (size !== null) yield closed('span');
}

/** The opening token of text in a style that only its name tells. */
export const openedStyle = (name: string): Token & { kind: 'open' } =>
  opened('span', ` ${STYLE}="${name.replace(/[&"]/g, '')}"`);
export const readStyle = (attributes: string): string =>
  attributes.includes(STYLE) ? (readAttribute(attributes, STYLE) ?? '') : '';

/** A link's opening token. */
export const openedLink = (href: string): Token & { kind: 'open' } =>
  opened('a', ` href="${href.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`);
