import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import { sourcesOfBlocks } from '../blocks/blocks.ts';
import { blocksFromHtml } from '../blocks/blocks-from-html.ts';
import { closed, opened, openedLink, openedStyle, written } from '../blocks/html-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';
import type { SourceDocument } from '../source-document.ts';
import { entriesOf, isEntry } from './entries.ts';
import { pieceName, startingPieces } from './inline-pieces.ts';
import { readPageTree } from './page-tree.ts';
import { readShown } from './shown-elements.ts';
import type { ShownElement } from './shown-elements.ts';

/** Elements with space above them. */
const APART = new Set('hr section article'.split(' '));
/** Elements that `blocksFromHtml` knows by the same name. */
const KNOWN = new Set('h1 h2 h3 h4 h5 h6 ul ol li table tr td th'.split(' '));
const BOLD = new Set('b strong th dt'.split(' '));
const ITALIC = new Set('i em cite'.split(' '));
const INLINE = new Set(['strong', 'em', 'a', 'span']);

/** What an element is among those around it. */
interface Place {
  /** Whether it is one of the parts of a row. */
  isCell: boolean;
  /** Whether it is one of several entries. */
  isApart: boolean;
  /** Whether it begins a part of its line. */
  startsPiece: boolean;
}

/** Whether no text goes on across a token. */
const isBreak = (token: Token): boolean => token.kind !== 'text' && !INLINE.has(token.name);

/** The tokens of what an element is and how it looks, and those that close it. */
function tokensFor(element: ShownElement, { isCell, isApart, startsPiece }: Place): [Token[], Token[]] {
  const { name, looks, isBlock, href } = element;
  const starts: Token[] = [];
  const ends: Token[] = [];
  const wrap = (tag: Token & { kind: 'open' }): void => {
    starts.push(tag);
    ends.unshift(closed(tag.name));
  };
  if (isCell) wrap(opened('td'));
  if (startsPiece && !isCell) starts.push(written('\t'));
  const isKnown = KNOWN.has(name) && isBlock && !(name === 'li' && isEntry(element));
  if (isBlock && !isKnown) {
    // Only the end of a paragraph: an empty one would be a gap.
    starts.push(closed('p'));
    ends.unshift(closed('p'));
  }
  if (isApart || APART.has(name)) starts.push(opened('p'), closed('p'));
  if (isKnown) wrap(opened(name));
  if (looks.isRow) {
    wrap(opened('table'));
    wrap(opened('tr'));
  }
  if (looks.isBold ?? BOLD.has(name)) wrap(opened('strong'));
  if (ITALIC.has(name)) wrap(opened('em'));
  if (name === 'br') starts.push(opened('br'));
  if (name === 'a') wrap(openedLink(href));
  const style = pieceName(element);
  if (style !== '') wrap(openedStyle(style));
  if (looks.isAtEnd && !isCell) {
    starts.push(written('\t'));
    if (!isBlock) ends.push(written('\t'));
  }
  return [starts, ends];
}

/** A page's tokens for `blocksFromHtml`. */
function readTokens(root: ShownElement): Token[] {
  const tokens: Token[] = [];
  let endsInSpace = true;
  const write = (text: string): void => {
    // As a browser shows it: white space is one space, none at the beginning of a line. A tab within a line is a word processor's.
    const spaced = text.replace(/[ \t\r\n\f]+/g, (space) => (/^[ \t]*\t[ \t]*$/.test(space) ? '\t' : ' '));
    const shown = endsInSpace ? spaced.trimStart() : spaced;
    if (shown === '') return;
    tokens.push(written(shown));
    endsInSpace = /\s$/.test(shown);
  };
  const add = (added: readonly Token[]): void => {
    for (const token of added) tokens.push(token);
    endsInSpace ||= added.some(isBreak);
  };
  const walk = (element: ShownElement): void => {
    const apart = entriesOf(element.children);
    const pieces = startingPieces(element.children);
    for (const child of element.children) {
      if (typeof child === 'string') {
        write(child);
        continue;
      }
      const place = {
        isCell: element.looks.isRow,
        isApart: apart.has(child),
        startsPiece: pieces.has(child),
      };
      const [starts, ends] = tokensFor(child, place);
      add(starts);
      walk(child);
      add(ends);
    }
  };
  walk(root);
  return tokens;
}

/**
 * Reads a saved web page in the order of its text, with headings, lists, tables, and what its own styles put side by side. Scripts,
 * hidden elements and form controls are left out. Nothing is loaded. Throws `RuleError` `file-unsafe` if it has more than 100,000
 * elements or more than 400 inside each other, or far more rules of style than a person writes.
 */
export function readWebPage(html: string): SourceDocument {
  const { root, sheets } = readPageTree(html);
  const blocks = blocksFromHtml(readTokens(readShown(root, sheets)));
  return { lines: readerLines(sourcesOfBlocks(blocks)), warnings: [] };
}
