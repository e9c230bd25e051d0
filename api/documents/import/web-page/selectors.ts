import { AttributeAction, parse, SelectorType } from 'css-what';
import { tooComplexPage } from './page-tree.ts';
import type { PageElement } from './page-tree.ts';

/** What an element itself has to be: "h3.title" of ".job > h3.title". */
interface Simple {
  name: string;
  ids: string[];
  classes: string[];
  /** Whether the next one to the left is its parent, and not any element that it stands in. */
  isChild: boolean;
}

/** A selector, from the element itself outwards. */
export interface ParsedSelector {
  steps: [Simple, ...Simple[]];
  /** How much it counts against others: ids, then classes, then names. */
  weight: number;
}

/** Longer ones, in letters, are no person's. */
const SELECTORS_MAX = 2_000;
const STEPS_MAX = 8;
/** How often an element may be compared with a step of a selector, for the whole page. */
const COMPARISONS_MAX = 5_000_000;

const emptyStep = (isChild: boolean): Simple => ({ name: '', ids: [], classes: [], isChild });

/** One of the selectors of a rule; null if it isn't about names, classes and ids of an element and of those around it. */
function readSelector(tokens: ReturnType<typeof parse>[number]): ParsedSelector | null {
  let step = emptyStep(false);
  const steps: [Simple, ...Simple[]] = [step];
  let weight = 0;
  for (const token of tokens) {
    if (token.type === SelectorType.Descendant || token.type === SelectorType.Child) {
      step = emptyStep(token.type === SelectorType.Child);
      steps.unshift(step);
    } else if (token.type === SelectorType.Tag) {
      step.name = token.name;
      weight += 1;
    } else if (
      token.type === SelectorType.Attribute &&
      token.name === 'class' &&
      token.action === AttributeAction.Element
    ) {
      step.classes.push(token.value);
      weight += 100;
    } else if (
      token.type === SelectorType.Attribute &&
      token.name === 'id' &&
      token.action === AttributeAction.Equals
    ) {
      step.ids.push(token.value);
      weight += 10_000;
    } else if (token.type !== SelectorType.Universal) {
      return null;
    }
  }
  return steps.length > STEPS_MAX ? null : { steps, weight };
}

/** The selectors of a rule of a style sheet, as far as they are understood. */
export function readSelectors(text: string): ParsedSelector[] {
  if (text.length > SELECTORS_MAX) return [];
  try {
    return parse(text).flatMap((tokens) => readSelector(tokens) ?? []);
  } catch {
    return [];
  }
}

/** What an element must have to be meant at all: an id, a class or a name; '' for any element. */
export function keyOf({ steps: [{ name, ids, classes }] }: ParsedSelector): string {
  if (ids[0] !== undefined) return `#${ids[0]}`;
  return classes[0] === undefined ? name : `.${classes[0]}`;
}

/** The keys under which the selectors of an element are found. */
export const keysOf = ({ name, attributes, classes }: PageElement): string[] => [
  ...new Set(['', name, `#${attributes['id'] ?? ''}`, ...classes.map((one) => `.${one}`)]),
];

const fits = (element: PageElement, { name, ids, classes }: Simple): boolean =>
  (name === '' || element.name === name) &&
  ids.every((id) => element.attributes['id'] === id) &&
  classes.every((one) => element.classes.includes(one));

/**
 * Answers whether a selector means an element. Throws `RuleError` `file-unsafe` once that took more steps than any page of a person
 * needs.
 */
export function selectorMatcher(): (element: PageElement, selector: ParsedSelector) => boolean {
  let comparisons = 0;
  const matches = (element: PageElement, [step, ...around]: readonly Simple[]): boolean => {
    if (++comparisons > COMPARISONS_MAX) throw tooComplexPage();
    if (!step || !fits(element, step)) return step === undefined;
    if (around.length === 0) return true;
    for (let outer = element.parent; outer; outer = step.isChild ? null : outer.parent)
      if (matches(outer, around)) return true;
    return false;
  };
  return (element, { steps }) => matches(element, steps);
}
