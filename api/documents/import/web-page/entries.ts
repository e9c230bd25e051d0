import { isWhiteSpace } from './shown-elements.ts';
import type { ShownElement, ShownNode } from './shown-elements.ts';

/** Elements that may hold one of several entries. */
const CONTAINERS = new Set('article dd div fieldset li section'.split(' '));
const LISTS = new Set('ul ol table'.split(' '));
/** The first two lines of an entry have so many words at most. */
const HEADER_WORDS = 12;

const isList = (node: ShownNode): boolean => typeof node !== 'string' && LISTS.has(node.name);

/** The first lines of an element, outside of the lists in it. */
function* ownLines(children: readonly ShownNode[]): Generator<string> {
  let text = '';
  for (const child of children) {
    if (typeof child === 'string') {
      text += child;
    } else if (child.isBlock || child.lines > 1) {
      if (!isWhiteSpace(text)) yield text;
      text = '';
      if (!isList(child)) yield* ownLines(child.children);
    } else {
      text += textOf(child);
    }
  }
  if (!isWhiteSpace(text)) yield text;
}

/** The text of an element that stands within a line. */
const textOf = (element: ShownElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/**
 * Whether a list's item is an entry of several lines of its own, such as a job with its title, its employer and its dates, rather
 * than a statement: its mark, which pages don't show before them, would make it one.
 */
export function isEntry(item: ShownElement): boolean {
  if (item.name !== 'li' || item.lines < 2) return false;
  const first: string[] = [];
  for (const line of ownLines(item.children)) {
    if (first.push(line) === 2) break;
  }
  return first.length === 2 && first.every((line) => line.trim().split(/\s+/u).length <= HEADER_WORDS);
}

/** The parts of an element that have several lines and look like one beside them: the entries of a section, each set apart. */
export function entriesOf(children: readonly ShownNode[]): Set<ShownNode> {
  const groups = new Map<string, ShownElement[]>();
  for (const child of children) {
    if (typeof child === 'string' || !child.isBlock || child.lines < 2 || !CONTAINERS.has(child.name))
      continue;
    if (child.name === 'li' && !isEntry(child)) continue;
    const key = `${child.name} ${child.className}`;
    const group = groups.get(key);
    if (group) group.push(child);
    else groups.set(key, [child]);
  }
  return new Set([...groups.values()].filter((group) => group.length > 1).flat());
}
