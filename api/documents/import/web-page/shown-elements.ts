import type { PageElement } from './page-tree.ts';
import { readPageStyles } from './page-styles.ts';
import type { ElementLooks } from './page-styles.ts';

/** An element whose text is shown, with the elements and texts in it of which the same is true. */
export interface ShownElement {
  name: string;
  /** Its class, as written; elements of the same name and class look alike. */
  className: string;
  href: string;
  looks: ElementLooks;
  /** Whether no text goes on across its edges. */
  isBlock: boolean;
  children: ShownNode[];
  /** How many lines it has, at least: those that elements part. */
  lines: number;
}

export type ShownNode = ShownElement | string;

const SKIPPED = new Set(
  'head script style noscript template svg math iframe object select textarea button audio video canvas'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

export const isWhiteSpace = (text: string): boolean => text.trim() === '';

/** How many lines the parts of an element make. */
function countLines(children: readonly ShownNode[]): number {
  let lines = 0;
  let isOpen = false;
  for (const child of children) {
    if (typeof child === 'string') {
      if (!isWhiteSpace(child)) isOpen = true;
    } else if (child.isBlock || child.lines > 1) {
      lines += (isOpen ? 1 : 0) + child.lines;
      isOpen = false;
    } else if (child.lines === 1) {
      isOpen = true;
    }
  }
  return lines + (isOpen ? 1 : 0);
}

/** What of a page is shown, by its elements and its own styles. */
export function readShown(root: PageElement, sheets: string): ShownElement {
  const readLooks = readPageStyles(sheets);
  const read = (element: PageElement): ShownElement | null => {
    const { name, attributes } = element;
    const looks = readLooks(element);
    const isSkipped =
      SKIPPED.has(name) || looks.isHidden || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
    if (isSkipped) return null;
    const children = element.children.flatMap((child): ShownNode[] => {
      const shown = typeof child === 'string' ? child : read(child);
      return shown === null ? [] : [shown];
    });
    return {
      name,
      className: element.classes.join(' '),
      href: attributes['href'] ?? '',
      looks,
      isBlock: looks.isBlock ?? BLOCKS.has(name),
      children,
      lines: countLines(children),
    };
  };
  return (
    read(root) ?? {
      name: '',
      className: '',
      href: '',
      looks: readLooks(root),
      isBlock: true,
      children: [],
      lines: 0,
    }
  );
}
