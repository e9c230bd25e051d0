import { headingLevelOf } from '../../blocks/heading-styles.ts';
import { changesOf, mergeChanges, NO_CHANGES } from './changes.ts';
import type { Changes } from './changes.ts';

/** A style with all that it inherits. */
export interface Style {
  /** 1 to 6, 0 if it is none of a heading. */
  headingLevel: number;
  paragraph: Changes;
  letters: Changes;
}

/** A style as it is written: with what differs from the one that it is based on. */
interface WrittenStyle extends Style {
  base: number;
}

export const NO_STYLE: Style = { headingLevel: 0, paragraph: NO_CHANGES, letters: NO_CHANGES };

const OF_PARAGRAPHS = 1;
const OF_LETTERS = 2;
/** The numbers of Word's own styles "Heading 1" to "Heading 6" are 1 to 6, whatever their names. */
const HEADINGS_MAX = 6;
const TITLE = 62;
/** Word itself allows no longer chain of styles that are based on each other. */
const CHAIN_MAX = 11;
const STYLES_MAX = 4_095;
/** What is missing to an even number. */
const padding = (length: number): number => length % 2;

function headingLevel(number: number, name: string): number {
  if (number === TITLE) return 1;
  return number >= 1 && number <= HEADINGS_MAX ? number : headingLevelOf(name);
}

/** @param fixed how many bytes the part has that is the same in all styles */
function readStyle(style: Buffer, fixed: number): WrittenStyle {
  const kindAndBase = style.readUInt16LE(2);
  const kind = kindAndBase & 0xf;
  const nameEnd = fixed + 2 + style.readUInt16LE(fixed) * 2;
  const name = style.toString('utf16le', fixed + 2, nameEnd);
  // Behind a zero, one list of changes after the other, each with its length and at an even place.
  let at = nameEnd + 2;
  const nextList = (): Buffer => {
    at += padding(at);
    const size = style.readUInt16LE(at);
    const list = style.subarray(at + 2, at + 2 + size);
    at += 2 + size;
    return list;
  };
  // A paragraph style's number stands before its changes.
  const paragraph = kind === OF_PARAGRAPHS ? changesOf(nextList().subarray(2)) : NO_CHANGES;
  return {
    headingLevel: kind === OF_PARAGRAPHS ? headingLevel(style.readUInt16LE(0) & 0xfff, name) : 0,
    paragraph,
    letters: kind === OF_PARAGRAPHS || kind === OF_LETTERS ? changesOf(nextList()) : NO_CHANGES,
    base: kindAndBase >> 4,
  };
}

/** A style and those that it is based on, itself last. */
function chainOf(styles: readonly (WrittenStyle | null)[], style: WrittenStyle): WrittenStyle[] {
  const chain: WrittenStyle[] = [];
  for (let next: WrittenStyle | null | undefined = style; next && chain.length < CHAIN_MAX;) {
    chain.unshift(next);
    next = styles[next.base];
  }
  return chain;
}

/**
 * The styles of a document by their numbers, from the structure `styles`; null where there is none or where it is damaged. Throws
 * `RangeError` if there is no sheet.
 */
export function readStyles(sheet: Buffer): (Style | null)[] {
  const fixed = sheet.readUInt16LE(4);
  const count = Math.min(sheet.readUInt16LE(2), STYLES_MAX);
  const written: (WrittenStyle | null)[] = [];
  let at = 2 + sheet.readUInt16LE(0);
  while (written.length < count && at + 2 <= sheet.length) {
    const size = sheet.readUInt16LE(at);
    const style = sheet.subarray(at + 2, at + 2 + size);
    try {
      written.push(size === 0 ? null : readStyle(style, fixed));
    } catch {
      written.push(null);
    }
    at += 2 + size + padding(size);
  }
  return written.map((style) => {
    if (!style) return null;
    const chain = chainOf(written, style);
    return {
      headingLevel: style.headingLevel,
      paragraph: mergeChanges(...chain.map(({ paragraph }) => paragraph)),
      letters: mergeChanges(...chain.map(({ letters }) => letters)),
    };
  });
}
