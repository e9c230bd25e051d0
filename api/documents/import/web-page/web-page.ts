import { Parser } from 'htmlparser2';
import { RuleError } from '../../../core/errors.ts';
import { sourcesOfBlocks } from '../blocks/blocks.ts';
import { blocksFromHtml } from '../blocks/blocks-from-html.ts';
import { closed, opened, openedLink, written } from '../blocks/html-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';
import { readerLines } from '../../../writing/reading/lines/reader-line.ts';
import type { SourceDocument } from '../source-document.ts';
import { readPageStyles } from './page-styles.ts';
import type { ElementLooks } from './page-styles.ts';

const SKIPPED = new Set(
  'head script style noscript template svg math iframe object select textarea button audio video canvas'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr main menu nav p pre section summary'.split(
    ' ',
  ),
);
/** Elements with space above them. */
const APART = new Set('hr section article'.split(' '));
/** Elements that `blocksFromHtml` knows by the same name. */
const KNOWN = new Set('h1 h2 h3 h4 h5 h6 ul ol li table tr td th'.split(' '));
const BOLD = new Set('b strong th dt'.split(' '));
const ITALIC = new Set('i em cite'.split(' '));
const INLINE = new Set(['strong', 'em', 'a']);
const DEPTH_MAX = 400;
const ELEMENTS_MAX = 100_000;

/** An element on the way from the page's root: what is to be closed at its end. */
interface OpenElement {
  isSkipped: boolean;
  /** The closing tokens, in order. */
  ends: Token[];
  isRow: boolean;
}

/** Whether no text goes on across a token. */
const isBreak = (token: Token): boolean => token.kind !== 'text' && !INLINE.has(token.name);

const tooComplex = (): RuleError =>
  new RuleError('file-unsafe', 'This web page is far more complex than a resume. Paste its text instead.');

/** The tokens of what an element is and how it looks, and those that close it. */
function tokensFor(name: string, href: string, looks: ElementLooks, isCell: boolean): [Token[], Token[]] {
  const starts: Token[] = [];
  const ends: Token[] = [];
  const wrap = (tag: string): void => {
    starts.push(opened(tag));
    ends.unshift(closed(tag));
  };
  if (isCell) wrap('td');
  if (BLOCKS.has(name)) {
    // Only the end of a paragraph: an empty one would be a gap.
    starts.push(closed('p'), ...(APART.has(name) ? [opened('p'), closed('p')] : []));
    ends.unshift(closed('p'));
  }
  if (KNOWN.has(name)) wrap(name);
  if (looks.isRow) {
    wrap('table');
    wrap('tr');
  }
  if (BOLD.has(name) || looks.isBold) wrap('strong');
  if (ITALIC.has(name)) wrap('em');
  if (name === 'br') starts.push(opened('br'));
  if (name === 'a') {
    starts.push(openedLink(href));
    ends.unshift(closed('a'));
  }
  if (looks.isAtEnd && !isCell) {
    starts.push(written('\t'));
    if (!BLOCKS.has(name)) ends.push(written('\t'));
  }
  return [starts, ends];
}

/** The text of a page's own style sheets. Refuses a page that is too complex: such pages hang every parser. */
function readSheets(html: string): string {
  const sheets: string[] = [];
  let isSheet = false;
  let elements = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      isSheet = name === 'style';
      if (++elements > ELEMENTS_MAX || ++depth > DEPTH_MAX) throw tooComplex();
    },
    ontext: (text) => {
      if (isSheet) sheets.push(text);
    },
    onclosetag: () => {
      isSheet = false;
      depth--;
    },
  });
  parser.end(html);
  return sheets.join('');
}

/** A page's tokens for `blocksFromHtml`, without what isn't shown. */
function readTokens(html: string): Token[] {
  const readLooks = readPageStyles(readSheets(html));
  const tokens: Token[] = [];
  const path: OpenElement[] = [];
  let endsInSpace = true;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const parent = path.at(-1);
      const looks = readLooks(name, attributes['class'] ?? '', attributes['style'] ?? '');
      const isSkipped =
        parent?.isSkipped === true ||
        SKIPPED.has(name) ||
        looks.isHidden ||
        'hidden' in attributes ||
        attributes['aria-hidden'] === 'true';
      const [starts, ends] = isSkipped
        ? [[], []]
        : tokensFor(name, attributes['href'] ?? '', looks, parent?.isRow ?? false);
      endsInSpace ||= starts.some(isBreak);
      for (const token of starts) tokens.push(token);
      path.push({ isSkipped, ends, isRow: looks.isRow && !isSkipped });
    },
    ontext: (text) => {
      if (path.at(-1)?.isSkipped) return;
      // As a browser shows it: white space is one space, none at the beginning of a line. A tab within a line is a word processor's.
      const spaced = text.replace(/[ \t\r\n\f]+/g, (space) => (/^[ \t]*\t[ \t]*$/.test(space) ? '\t' : ' '));
      const shown = endsInSpace ? spaced.trimStart() : spaced;
      if (shown === '') return;
      tokens.push(written(shown));
      endsInSpace = /\s$/.test(shown);
    },
    onclosetag: () => {
      const ends = path.pop()?.ends ?? [];
      for (const token of ends) tokens.push(token);
      endsInSpace ||= ends.some(isBreak);
    },
  });
  parser.end(html);
  return tokens;
}

/**
 * Reads a saved web page in the order of its text, with headings, lists, tables, and what its own styles put side by side. Scripts,
 * hidden elements and form controls are left out. Nothing is loaded. Throws `RuleError` `file-unsafe` if it has more than 100,000
 * elements or more than 400 inside each other.
 */
export function readWebPage(html: string): SourceDocument {
  return { lines: readerLines(sourcesOfBlocks(blocksFromHtml(readTokens(html)))), warnings: [] };
}
