import type { Paragraph } from '../../blocks/blocks.ts';
import { StyledParagraph } from '../../blocks/styled-paragraph.ts';
import { markItems } from '../list-marks.ts';
import type { MarkItem } from '../list-marks.ts';
import { mergeChanges, NO_CHANGES, PROPERTY } from './changes.ts';
import type { Changes } from './changes.ts';
import { readFields } from './fields.ts';
import type { Piece } from './pieces.ts';
import { findRun } from './runs.ts';
import { NO_STYLE } from './styles.ts';
import type { Style } from './styles.ts';
import type { Range } from './word-file.ts';
import type { WordText } from './word-text.ts';

/** A paragraph and its place in a table. */
export interface WordParagraph {
  paragraph: Paragraph;
  /** In how many tables it is, each within the next. */
  tableDepth: number;
  ends: 'paragraph' | 'cell' | 'row';
}

/** Text whose letters have the same properties. */
interface Segment {
  piece: Piece;
  /** The number of its first character in the document. */
  at: number;
  text: string;
  changes: Changes;
}

/** The properties of a paragraph, its style's among them. */
interface Format {
  style: Style;
  changes: Changes;
}

const HEADING_LEVELS = 6;
const TWENTIETHS = 20;
/** Word's size where no style sets one. */
const DEFAULT_HALF_POINTS = 20;
const LIKE_STYLE = 0x80;
const UNLIKE_STYLE = 0x81;
const CELL_END = '\x07';
/** What stands in the text where the properties have a symbol. */
const SYMBOL = '(';

/** Characters that stand for something else; other control characters stand for pictures, notes and the like. */
const SIGNS = new Map([
  ['\t', '\t'],
  ['\n', '\n'],
  // A line break, and the beginning of a column.
  ['\x0b', '\n'],
  ['\x0e', '\n'],
  ['\x1e', '-'],
  [CELL_END, '\t'],
]);
const shown = (character: string): string =>
  character < ' ' ? (SIGNS.get(character) ?? '') : character === '\xad' ? '' : character;

const offsetOf = (piece: Piece, at: number): number => piece.offset + (at - piece.start) * piece.width;

function* segmentsOf({ pieces, letterRuns }: WordText, range: Range): Generator<Segment> {
  for (const piece of pieces) {
    const last = Math.min(range.to, piece.start + piece.text.length);
    let at = Math.max(range.from, piece.start);
    while (at < last) {
      const run = findRun(letterRuns, offsetOf(piece, at));
      const end = Math.min(last, piece.start + Math.ceil((run.to - piece.offset) / piece.width));
      yield {
        piece,
        at,
        text: piece.text.slice(at - piece.start, end - piece.start),
        changes: mergeChanges(run.changes ?? NO_CHANGES, piece.changes),
      };
      at = end;
    }
  }
}

/** Whether a property is set that may be said to be like or unlike the style's. */
function isSet(property: number, changes: Changes, style: Changes): boolean {
  const inherited = style.get(property) === 1;
  const value = changes.get(property);
  if (value === undefined || value === LIKE_STYLE) return inherited;
  return value === UNLIKE_STYLE ? !inherited : value !== 0;
}

const isGone = (changes: Changes, style: Changes): boolean =>
  isSet(PROPERTY.isDeleted, changes, NO_CHANGES) || isSet(PROPERTY.isHidden, changes, style);

function formatAt({ paragraphRuns, styles }: WordText, piece: Piece, at: number): Format {
  const { changes } = findRun(paragraphRuns, offsetOf(piece, at));
  const own = mergeChanges(changes ?? NO_CHANGES, piece.changes);
  const style = styles[own.get(PROPERTY.style) ?? 0] ?? NO_STYLE;
  return { style, changes: mergeChanges(style.paragraph, own) };
}

function depthIn({ changes }: Format): number {
  const isInTable = changes.get(PROPERTY.isInTable) === 1;
  return Math.max(isInTable ? 1 : 0, changes.get(PROPERTY.tableDepth) ?? 0);
}

function endOf({ changes }: Format, mark: string): WordParagraph['ends'] {
  if (changes.get(PROPERTY.endsRow) === 1 || changes.get(PROPERTY.endsInnerRow) === 1) return 'row';
  return mark === CELL_END || changes.get(PROPERTY.endsInnerCell) === 1 ? 'cell' : 'paragraph';
}

function headingLevelIn({ style, changes }: Format): number {
  const outline = changes.get(PROPERTY.outlineLevel);
  if (outline === undefined) return style.headingLevel;
  return outline < HEADING_LEVELS ? outline + 1 : 0;
}

const spaceOf = ({ changes }: Format, side: number): number => (changes.get(side) ?? 0) / TWENTIETHS;

interface Part {
  text: string;
  changes: Changes;
}

function paragraphOf(text: WordText, parts: readonly Part[], format: Format): Paragraph {
  const paragraph = new StyledParagraph();
  for (const { text: written, changes } of parts) {
    const letterStyle = text.styles[changes.get(PROPERTY.letterStyle) ?? -1]?.letters ?? NO_CHANGES;
    const style = mergeChanges(format.style.letters, letterStyle);
    if (isGone(changes, style)) continue;
    const halfPoints = mergeChanges(style, changes).get(PROPERTY.halfPoints) ?? DEFAULT_HALF_POINTS;
    paragraph.write(written, {
      isBold: isSet(PROPERTY.isBold, changes, style),
      isItalic: isSet(PROPERTY.isItalic, changes, style),
      size: format.style === NO_STYLE ? null : halfPoints / 2,
    });
  }
  paragraph.paragraph.headingLevel = headingLevelIn(format);
  return paragraph.end();
}

/** Sets a paragraph's mark if it is a list item. A numbered or marked heading is one all the same. */
function markParagraph(paragraph: Paragraph, text: WordText, { changes }: Format, markItem: MarkItem): void {
  const depth = changes.get(PROPERTY.listLevel) ?? 0;
  const level = text.findListLevel(changes.get(PROPERTY.list) ?? 0, depth);
  if (!level) return;
  const marker = markItem(level, depth);
  if (paragraph.headingLevel > 0) return;
  paragraph.marker = marker;
  paragraph.listDepth = depth + 1;
}

/**
 * The paragraphs of a range of a document's text in order, without what isn't shown: deleted and hidden text, codes of fields,
 * pictures. Where nothing says that a cell's end is in a table, it is a tab.
 */
export function* paragraphsOf(text: WordText, range: Range): Generator<WordParagraph> {
  const segments = [...segmentsOf(text, range)];
  const fields = readFields(segments.map((segment) => segment.text).join(''));
  const first = segments[0]?.at ?? 0;
  const markItem = markItems();
  let spaceAfter = 0;
  let parts: Part[] = [];
  let links: string[] = [];
  const close = (format: Format, mark: string): WordParagraph => {
    const paragraph = paragraphOf(text, parts, format);
    markParagraph(paragraph, text, format, markItem);
    paragraph.links = links;
    paragraph.spaceAbove = Math.max(spaceAfter, spaceOf(format, PROPERTY.spaceBefore));
    spaceAfter = spaceOf(format, PROPERTY.spaceAfter);
    parts = [];
    links = [];
    return { paragraph, tableDepth: depthIn(format), ends: endOf(format, mark) };
  };

  for (const { piece, at: start, text: written, changes } of segments) {
    // With the mark of its end, a deleted or hidden paragraph goes on in the next one.
    if (isGone(changes, NO_CHANGES)) continue;
    const symbol = changes.get(PROPERTY.symbol);
    let part = '';
    for (let index = 0; index < written.length; index++) {
      const at = start + index;
      const link = fields.linkAt(at - first);
      if (link !== undefined && /^(?:https?:|mailto:|tel:)/i.test(link)) links.push(link);
      if (fields.isCode(at - first)) continue;
      const character = written.charAt(index);
      const isMark = character === '\r' || character === '\f' || character === CELL_END;
      const format = isMark ? formatAt(text, piece, at) : null;
      if (format && (character !== CELL_END || depthIn(format) > 0)) {
        parts.push({ text: part, changes });
        part = '';
        yield close(format, character);
      } else {
        // The font of a symbol is in the lower half.
        const isSymbol = symbol !== undefined && character === SYMBOL;
        part += isSymbol ? shown(String.fromCharCode(symbol >>> 16)) : shown(character);
      }
    }
    if (part !== '') parts.push({ text: part, changes });
  }
  if (parts.length > 0) yield close({ style: NO_STYLE, changes: NO_CHANGES }, '');
}
