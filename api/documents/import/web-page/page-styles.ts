/** What a page's own styles say about an element, as far as it matters to its text. */
export interface ElementLooks {
  isBold: boolean;
  isHidden: boolean;
  /** Its children stand side by side. */
  isRow: boolean;
  /** It stands at the end of its line. */
  isAtEnd: boolean;
}

/** "p.western", ".date" */
const SELECTOR = /^(?:[a-z][a-z0-9]{0,10})?\.[\w-]{1,100}$/;
/** In letters. */
const SELECTORS_MAX = 1_000;
const ROW_CLASSES = new Set(['justify-between', 'justify-content-between']);

/** As style sheets say it: one rule may make a row of what another one turns into a column. */
type Declared = Partial<ElementLooks & { isColumn: boolean }>;

function looksOf(declarations: string): Declared {
  const looks: Declared = {};
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(declarations)) looks.isBold = true;
  if (/display:\s*none|visibility:\s*hidden/i.test(declarations)) looks.isHidden = true;
  if (/display:\s*(?:inline-)?flex/i.test(declarations)) looks.isRow = true;
  if (/flex-direction:\s*column/i.test(declarations)) looks.isColumn = true;
  if (/flex-direction:\s*row/i.test(declarations)) looks.isColumn = false;
  if (/float:\s*right/i.test(declarations)) looks.isAtEnd = true;
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

/**
 * Reads a page's style sheets; answers how an element looks by its classes and its own style. Only rules for a single class, of
 * any element or of one kind, count: those are what word processors and site builders write.
 */
export function readPageStyles(
  sheets: string,
): (element: string, classes: string, style: string) => ElementLooks {
  const rules = new Map<string, Declared>();
  for (const [selectors, declarations] of rulesOf(withoutComments(sheets))) {
    const looks = looksOf(declarations);
    for (const selector of selectors.slice(-SELECTORS_MAX).split(','))
      if (SELECTOR.test(selector.trim()))
        rules.set(selector.trim(), { ...rules.get(selector.trim()), ...looks });
  }
  return (element, classes, style) => {
    const names = classes.split(/\s+/);
    const plain = {
      isBold: false,
      isHidden: false,
      isRow: names.some((name) => ROW_CLASSES.has(name)),
      isAtEnd: false,
      isColumn: false,
    };
    const { isColumn, ...looks }: typeof plain = Object.assign(
      plain,
      ...names.flatMap((name) => [rules.get(`.${name}`) ?? {}, rules.get(`${element}.${name}`) ?? {}]),
      looksOf(style),
    );
    return { ...looks, isRow: looks.isRow && !isColumn };
  };
}
