import { headingLevelOf } from '../blocks/heading-styles.ts';
import { readAttribute } from '../blocks/markup-tokens.ts';
import { remembered } from '../blocks/remembered.ts';
import { noteLetterProperty, noteParagraphProperty } from './word-properties.ts';
import type { WordProperties } from './word-properties.ts';
import { wordTokens } from './word-tokens.ts';

/** The styles of a Word document, each with all that it inherits. */
export interface WordStyles {
  /** How paragraphs of a style look, their letters too; '' is the style of those that name none. */
  ofParagraphs: (id: string) => WordProperties;
  /** How letters of a style look. */
  ofLetters: (id: string) => WordProperties;
}

interface WrittenStyle {
  base: string;
  properties: WordProperties;
}

/** Word itself allows no longer chain of styles that are based on each other. */
const CHAIN_MAX = 11;
/** Word's size where nothing sets one. */
const DEFAULT_SIZE = 10;

/** How a style looks by those that it is based on and itself. */
function inherited(
  styles: ReadonlyMap<string, WrittenStyle>,
  id: string,
  base: WordProperties,
): WordProperties {
  const chain: WordProperties[] = [];
  for (let style = styles.get(id); style && chain.length < CHAIN_MAX; style = styles.get(style.base))
    chain.unshift(style.properties);
  return Object.assign({}, base, ...chain);
}

/** Reads the styles of a Word document from the part that has them, which may be the whole document of Word 2003. */
export function readWordStyles(xml: string): WordStyles {
  const styles = new Map<string, WrittenStyle>();
  const defaults: WordProperties = { size: DEFAULT_SIZE };
  let usual = '';
  let style: WrittenStyle | null = null;
  let isDefault = false;
  let inside: 'paragraph' | 'letters' | null = null;
  /** Within what a table's style says of its first row and the like. */
  let inPart = false;
  for (const token of wordTokens(xml)) {
    if (token.kind === 'text') continue;
    const isOpen = token.kind === 'open';
    const attributes = isOpen ? token.attributes : '';
    const isEmpty = isOpen && token.isEmpty;
    switch (token.name) {
      case 'w:docdefaults':
        isDefault = isOpen && !isEmpty;
        break;
      case 'w:style': {
        if (!isOpen || isEmpty) {
          style = null;
          break;
        }
        const id = readAttribute(attributes, 'w:styleId') ?? '';
        style = { base: '', properties: {} };
        styles.set(id, style);
        const isUsual = /^(?:1|on|true)$/i.test(readAttribute(attributes, 'w:default') ?? '');
        if (isUsual && readAttribute(attributes, 'w:type') === 'paragraph') usual = id;
        break;
      }
      case 'w:name': {
        const level = headingLevelOf(readAttribute(attributes, 'w:val') ?? '');
        if (style && level > 0) style.properties.headingLevel ??= level;
        break;
      }
      case 'w:basedon':
        if (style && isOpen) style.base = readAttribute(attributes, 'w:val') ?? '';
        break;
      case 'w:tblstylepr':
        inPart = isOpen && !isEmpty;
        break;
      case 'w:ppr':
        inside = isOpen && !isEmpty ? 'paragraph' : null;
        break;
      case 'w:rpr':
        inside = isOpen && !isEmpty ? 'letters' : null;
        break;
      case 'w:body':
        // The text of Word 2003 follows its styles.
        if (isOpen) return stylesOf(styles, defaults, usual);
        break;
      default: {
        const into = isDefault ? defaults : style?.properties;
        if (!isOpen || inPart || !into) break;
        if (inside === 'letters') noteLetterProperty(into, token.name, attributes);
        if (inside === 'paragraph') noteParagraphProperty(into, token.name, attributes);
      }
    }
  }
  return stylesOf(styles, defaults, usual);
}

const stylesOf = (
  styles: ReadonlyMap<string, WrittenStyle>,
  defaults: WordProperties,
  usual: string,
): WordStyles => ({
  ofParagraphs: remembered((id) => inherited(styles, styles.has(id) ? id : usual, defaults)),
  ofLetters: remembered((id) => inherited(styles, id, {})),
});
