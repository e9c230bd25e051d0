import { isWhiteSpace } from './shown-elements.ts';
import type { ShownElement, ShownNode } from './shown-elements.ts';

/** Elements that only emphasise words, or are no text. */
const EMPHASIS = new Set(
  'abbr b bdi bdo big br code em font i img input kbd mark q s strong sub sup u wbr'.split(' '),
);
/** Classes that programs make up: they name nothing. */
const MADE_UP = /^(?:Mso|Spell|Gram|Apple-|[a-z]{1,2}\d+$|font\d)/u;

/** What an element within a line is called, by itself or by its class; '' if it has no name of its own. */
export function pieceName({ name, className, isBlock }: ShownElement): string {
  if (isBlock || EMPHASIS.has(name)) return '';
  const classes = className.split(' ').filter((one) => one !== '' && !MADE_UP.test(one));
  if (classes.length > 0) return `${name}.${classes.join('.')}`;
  return name === 'span' || name === 'a' || name === '' ? '' : name;
}

/** An element with text that is part of a line. */
function asPiece(node: ShownNode | undefined): ShownElement | null {
  const isPart = node !== undefined && typeof node !== 'string' && !node.isBlock && node.lines === 1;
  return isPart && !EMPHASIS.has(node.name) ? node : null;
}

/** Whether a line that has it may be parted between its elements all the same. */
const isNoText = (node: ShownNode): boolean =>
  typeof node === 'string' ? isWhiteSpace(node) : node.isBlock || node.lines === 0 || asPiece(node) !== null;

/** The first text in an element, or the last one. */
function edgeText(node: ShownNode, edge: 'first' | 'last'): string {
  if (typeof node === 'string') return node;
  const children = edge === 'first' ? node.children : node.children.toReversed();
  for (const child of children) {
    const text = edgeText(child, edge);
    if (text !== '') return text;
  }
  return '';
}

/** Whether two texts have words of two letters or more that nothing parts. */
const touch = (before: string, after: string): boolean =>
  /[\p{L}\p{N}]{2}[.)]?$/u.test(before) && /^[\p{L}\p{N}]{2}/u.test(after);

/**
 * The elements within a line that begin a part of it: of a line that has nothing but elements, those that the page's source has in
 * lines of their own, and those that would touch the one before.
 */
export function startingPieces(children: readonly ShownNode[]): Set<ShownNode> {
  const starts = new Set<ShownNode>();
  const areAllPieces = children.every(isNoText);
  let last: ShownElement | null = null;
  let between = '';
  for (const child of children) {
    if (typeof child === 'string') {
      between += child;
      continue;
    }
    const piece = asPiece(child);
    if (piece && last && isWhiteSpace(between)) {
      const names = [last, piece].map(pieceName);
      const areLinks = last.name === 'a' && piece.name === 'a';
      const isGlued =
        between === '' &&
        touch(edgeText(last, 'last'), edgeText(piece, 'first')) &&
        (areLinks || names.some(String));
      const isOnItsLine = areAllPieces && between.includes('\n') && names.every(String);
      if (isGlued || isOnItsLine) starts.add(piece);
    }
    last = piece;
    between = '';
  }
  return starts;
}
