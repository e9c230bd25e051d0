import type { PageElement } from './page-tree.ts';
import { keyOf, keysOf, readSelectors, selectorMatcher } from './selectors.ts';
import type { ParsedSelector } from './selectors.ts';

/** What a page's own styles say about an element, as far as it matters to its text. */
export interface ElementLooks {
  /** Null if they don't say it. */
  isBold: boolean | null;
  isHidden: boolean;
  /** Its children stand side by side. */
  isRow: boolean;
  /** It stands at the end of its line. */
  isAtEnd: boolean;
  /** It has lines of its own, or stands within one; null if its name decides. */
  isBlock: boolean | null;
}

const ROW_CLASSES = new Set(['justify-between', 'justify-content-between']);

/** As style sheets say it: one rule may make a row of what another one turns into a column. */
type Declared = Partial<
  ElementLooks & { isFlex: boolean; isGrid: boolean; isColumn: boolean; hasTwoTracks: boolean }
>;

interface Rule {
  selector: ParsedSelector;
  order: number;
  looks: Declared;
}

const INLINE = new Set(['inline', 'inline-block', 'contents']);

/** Longer lists of columns, in letters, aren't read. */
const TRACKS_MAX = 200;

/** "190px 1fr" has two columns that differ. Of columns alike ("1fr 1fr") each is a card, to be read by itself. */
function hasTwoTracks(value: string): boolean {
  if (value.length > TRACKS_MAX) return false;
  const [first = '', second, ...others] = value.replace(/\s+(?=[^()]*\))/g, '').split(/\s+/);
  return second !== undefined && others.length === 0 && first !== second && !first.startsWith('repeat');
}

function looksOf(declarations: string): Declared {
  const looks: Declared = {};
  for (const declaration of declarations.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim();
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    if (name === 'font-weight') looks.isBold = /^(?:bold|bolder|[6-9]00)$/.test(value);
    if (name === 'visibility') looks.isHidden = value === 'hidden';
    if (name === 'float') looks.isAtEnd = value === 'right';
    if (name === 'flex-direction') looks.isColumn = value.startsWith('column');
    if (name === 'grid-template-columns') looks.hasTwoTracks = hasTwoTracks(value);
    if (name === 'display') {
      looks.isHidden = value === 'none';
      looks.isFlex = value.endsWith('flex');
      looks.isGrid = value.endsWith('grid');
      looks.isBlock = INLINE.has(value)
        ? false
        : value === 'block' || value === 'table' || value === 'list-item'
          ? true
          : null;
    }
  }
  return looks;
}

/** Without comments; one that never ends takes the rest. */
const withoutComments = (sheets: string): string =>
  sheets
    .split('*/')
    .map((part) => part.split('/*', 1).join(''))
    .join('');

/** The rules of style sheets that always count, as selectors and declarations: those for printing or narrow screens don't. */
function* rulesOf(sheets: string): Generator<[selectors: string, declarations: string]> {
  let [depth, start, brace] = [0, 0, 0];
  for (const { 0: sign, index } of sheets.matchAll(/[{}]/g)) {
    if (sign === '{') {
      if (depth === 0) brace = index;
      depth++;
      continue;
    }
    depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const selectors = sheets.slice(start, brace).trim();
    if (brace >= start && !selectors.startsWith('@')) yield [selectors, sheets.slice(brace + 1, index)];
    start = index + 1;
  }
}

/** Rules by what the elements that they mean must have. */
function readRules(sheets: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  let order = 0;
  for (const [selectors, declarations] of rulesOf(withoutComments(sheets))) {
    const looks = looksOf(declarations);
    if (Object.keys(looks).length === 0) continue;
    for (const selector of readSelectors(selectors)) {
      const rule = { selector, order: order++, looks };
      const key = keyOf(selector);
      const known = rules.get(key);
      if (known) known.push(rule);
      else rules.set(key, [rule]);
    }
  }
  return rules;
}

/**
 * Reads a page's style sheets; answers how an element looks by their rules and its own style. Only selectors of names, classes and
 * ids of an element and of those that it stands in count. Asking throws `RuleError` `file-unsafe` if the rules are far too many.
 */
export function readPageStyles(sheets: string): (element: PageElement) => ElementLooks {
  const rules = readRules(sheets);
  const matches = selectorMatcher();
  return (element) => {
    const found = keysOf(element)
      .flatMap((key) => rules.get(key) ?? [])
      .filter(({ selector }) => matches(element, selector))
      .toSorted((a, b) => a.selector.weight - b.selector.weight || a.order - b.order);
    const looks: Declared = Object.assign(
      {},
      ...found.map((rule) => rule.looks),
      looksOf(element.attributes['style'] ?? ''),
    );
    const isRow =
      (looks.isFlex === true && looks.isColumn !== true) ||
      (looks.isGrid === true && looks.hasTwoTracks === true) ||
      element.classes.some((name) => ROW_CLASSES.has(name));
    return {
      isBold: looks.isBold ?? null,
      isHidden: looks.isHidden ?? false,
      isRow,
      isAtEnd: looks.isAtEnd ?? false,
      isBlock: looks.isBlock ?? null,
    };
  };
}
