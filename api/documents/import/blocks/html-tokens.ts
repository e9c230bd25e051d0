import type { Token } from './markup-tokens.ts';

/** Tokens for `blocksFromHtml`, for formats whose text is turned into them. */

export const opened = (name: string, attributes = ''): Token => ({
  kind: 'open',
  name,
  attributes,
  isEmpty: false,
});
export const closed = (name: string): Token => ({ kind: 'close', name });
export const written = (text: string): Token => ({ kind: 'text', text });

/** A run of text in one style. */
export interface StyledRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

/** A run's tokens; `\n` is a soft line break. */
export function* tokensOfRun({ text, isBold, isItalic }: StyledRun): Generator<Token> {
  if (isBold) yield opened('strong');
  if (isItalic) yield opened('em');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) yield opened('br');
    if (line !== '') yield written(line);
  }
  if (isItalic) yield closed('em');
  if (isBold) yield closed('strong');
}

/** A link's opening token. */
export const openedLink = (href: string): Token =>
  opened('a', ` href="${href.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`);
