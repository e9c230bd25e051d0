import { readAttribute } from '../blocks/markup-tokens.ts';
import type { TextLooks } from '../blocks/text-looks.ts';

/** What Word says of how letters and paragraphs look. */
export interface WordProperties extends TextLooks {
  /** Whether there is no space between paragraphs of the same style. */
  isTight?: boolean;
  /** The use of a list, '0' for none. */
  list?: string;
  /** The level in the list, from 0. */
  listLevel?: number;
}

const TWENTIETHS = 20;
const HEADING_LEVELS = 6;
const LIST_LEVEL_MAX = 8;
/** The space that Word leaves where it is told to choose it. */
const CHOSEN_SPACE = 14;

const isOn = (attributes: string): boolean =>
  !/^(?:0|off|false|none)$/i.test(readAttribute(attributes, 'w:val') ?? '');

function readNumber(attributes: string, name: string): number | undefined {
  const written = readAttribute(attributes, name);
  return written !== null && /^\d{1,6}(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
}

function readSpace(attributes: string, side: 'before' | 'after'): number | undefined {
  if (/^(?:1|on|true)$/i.test(readAttribute(attributes, `w:${side}Autospacing`) ?? '')) return CHOSEN_SPACE;
  const space = readNumber(attributes, `w:${side}`);
  return space === undefined ? undefined : space / TWENTIETHS;
}

/** Takes note of a property of letters; other elements say nothing. */
export function noteLetterProperty(into: WordProperties, name: string, attributes: string): void {
  switch (name) {
    case 'w:b':
      into.isBold = isOn(attributes);
      break;
    case 'w:i':
      into.isItalic = isOn(attributes);
      break;
    case 'w:vanish':
      into.isHidden = isOn(attributes);
      break;
    case 'w:sz': {
      const halfPoints = readNumber(attributes, 'w:val');
      if (halfPoints !== undefined && halfPoints > 0) into.size = halfPoints / 2;
      break;
    }
    default:
  }
}

/** Takes note of a property of a paragraph; other elements say nothing. */
export function noteParagraphProperty(into: WordProperties, name: string, attributes: string): void {
  switch (name) {
    case 'w:spacing': {
      const [before, after] = [readSpace(attributes, 'before'), readSpace(attributes, 'after')];
      if (before !== undefined) into.spaceBefore = before;
      if (after !== undefined) into.spaceAfter = after;
      break;
    }
    case 'w:contextualspacing':
      into.isTight = isOn(attributes);
      break;
    case 'w:outlinelvl': {
      const level = readNumber(attributes, 'w:val');
      if (level !== undefined) into.headingLevel = level < HEADING_LEVELS ? level + 1 : 0;
      break;
    }
    case 'w:numid':
    // Word 2003 names the list so.
    case 'w:ilfo':
      into.list = readAttribute(attributes, 'w:val') ?? '0';
      break;
    case 'w:ilvl':
      into.listLevel = Math.min(LIST_LEVEL_MAX, readNumber(attributes, 'w:val') ?? 0);
      break;
    default:
  }
}
