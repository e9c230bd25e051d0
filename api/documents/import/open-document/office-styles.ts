import { headingLevelOf } from '../blocks/heading-styles.ts';
import { readAttribute, tokensOf } from '../blocks/markup-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';

/** What a style says about the looks of text; undefined where it says nothing. */
interface OfficeStyle {
  parent: string;
  isBold?: boolean;
  isItalic?: boolean;
  isHidden?: boolean;
  /** The heading's level that the style stands for. */
  outlineLevel?: number;
}

/** How a text looks by its style and those that it is based on. */
export interface TextLooks {
  isBold: boolean | undefined;
  isItalic: boolean | undefined;
  isHidden: boolean;
  /** 1 to 6, 0 for body text. */
  headingLevel: number;
}

const PARENTS_MAX = 20;

function* allTokens(parts: string[]): Generator<Token> {
  for (const part of parts) yield* tokensOf(part);
}

/** Reads the styles in parts of an OpenDocument file; answers how text of a style's name looks. */
export function readOfficeStyles(parts: string[]): (name: string) => TextLooks {
  const styles = new Map<string, OfficeStyle>();
  let current: OfficeStyle | null = null;
  for (const token of allTokens(parts)) {
    if (token.kind === 'text') continue;
    if (token.kind === 'close') {
      if (token.name === 'style:style') current = null;
      continue;
    }
    if (token.name === 'style:style') {
      const name = readAttribute(token.attributes, 'style:name') ?? '';
      const level =
        Number(readAttribute(token.attributes, 'style:default-outline-level') ?? 0) ||
        headingLevelOf(readAttribute(token.attributes, 'style:display-name') ?? name);
      const style: OfficeStyle = {
        parent: readAttribute(token.attributes, 'style:parent-style-name') ?? '',
        ...(level > 0 ? { outlineLevel: level } : {}),
      };
      styles.set(name, style);
      current = token.isEmpty ? null : style;
    } else if (token.name === 'style:text-properties' && current) {
      const weight = readAttribute(token.attributes, 'fo:font-weight');
      const slope = readAttribute(token.attributes, 'fo:font-style');
      if (weight !== null) current.isBold = /^(?:bold|[6-9]00)$/.test(weight);
      if (slope !== null) current.isItalic = slope !== 'normal';
      if (readAttribute(token.attributes, 'text:display') === 'none') current.isHidden = true;
    }
  }
  return (name) => {
    const looks: TextLooks = { isBold: undefined, isItalic: undefined, isHidden: false, headingLevel: 0 };
    let style = styles.get(name);
    for (let depth = 0; style && depth < PARENTS_MAX; depth++) {
      looks.isBold ??= style.isBold;
      looks.isItalic ??= style.isItalic;
      looks.isHidden ||= style.isHidden ?? false;
      looks.headingLevel ||= Math.min(6, style.outlineLevel ?? 0);
      style = styles.get(style.parent);
    }
    return looks;
  };
}
