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
const RULES_MAX = 20_000;
/** In letters. */
const SELECTORS_MAX = 1_000;
const ROW_CLASSES = new Set(['justify-between', 'justify-content-between']);

function looksOf(declarations: string): Partial<ElementLooks> {
  const looks: Partial<ElementLooks> = {};
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(declarations)) looks.isBold = true;
  if (/display:\s*none|visibility:\s*hidden/i.test(declarations)) looks.isHidden = true;
  if (/display:\s*(?:inline-)?flex/i.test(declarations) && !/flex-direction:\s*column/i.test(declarations))
    looks.isRow = true;
  if (/float:\s*right/i.test(declarations)) looks.isAtEnd = true;
  return looks;
}

/**
 * Reads a page's style sheets; answers how an element looks by its classes and its own style. Only rules for a single class, of
 * any element or of one kind, count: those are what word processors and site builders write.
 */
export function readPageStyles(
  sheets: string,
): (element: string, classes: string, style: string) => ElementLooks {
  const rules = new Map<string, Partial<ElementLooks>>();
  for (const rule of sheets.split('}').slice(0, RULES_MAX)) {
    const brace = rule.lastIndexOf('{');
    const looks = looksOf(rule.slice(brace + 1));
    for (const selector of rule.slice(Math.max(0, brace - SELECTORS_MAX), brace).split(/[,{]/))
      if (SELECTOR.test(selector.trim()))
        rules.set(selector.trim(), { ...rules.get(selector.trim()), ...looks });
  }
  return (element, classes, style) => {
    const names = classes.split(/\s+/);
    return Object.assign(
      { isBold: false, isHidden: false, isRow: names.some((name) => ROW_CLASSES.has(name)), isAtEnd: false },
      ...names.flatMap((name) => [rules.get(`.${name}`) ?? {}, rules.get(`${element}.${name}`) ?? {}]),
      looksOf(style),
    );
  };
}
