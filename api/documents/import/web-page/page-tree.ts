import { Parser } from 'htmlparser2';
import { RuleError } from '../../../core/errors.ts';

/** An element of a page. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  parent: PageElement | null;
  /** Elements and texts. */
  children: (PageElement | string)[];
}

const DEPTH_MAX = 400;
const ELEMENTS_MAX = 100_000;

export const tooComplexPage = (): RuleError =>
  new RuleError('file-unsafe', 'This web page is far more complex than a resume. Paste its text instead.');

const emptyElement = (
  name: string,
  attributes: Record<string, string>,
  parent: PageElement | null,
): PageElement => ({
  name,
  attributes,
  classes: (attributes['class'] ?? '').split(/\s+/u).filter(String),
  parent,
  children: [],
});

/**
 * A page's elements, and the text of its own style sheets. Throws `RuleError` `file-unsafe` at the first excess, since such pages
 * hang every parser: more than 100,000 elements, or more than 400 inside each other.
 */
export function readPageTree(html: string): { root: PageElement; sheets: string } {
  const root = emptyElement('', {}, null);
  const sheets: string[] = [];
  let [at, elements, depth] = [root, 0, 0];
  const parser = new Parser({
    onopentagname: () => {
      if (++elements > ELEMENTS_MAX || ++depth > DEPTH_MAX) throw tooComplexPage();
    },
    onopentag: (name, attributes) => {
      const element = emptyElement(name, attributes, at);
      at.children.push(element);
      at = element;
    },
    ontext: (text) => {
      if (at.name === 'style') sheets.push(text);
      else at.children.push(text);
    },
    onclosetag: () => {
      depth--;
      at = at.parent ?? root;
    },
  });
  parser.end(html);
  return { root, sheets: sheets.join('') };
}
