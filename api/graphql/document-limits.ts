import { GraphQLError, type ASTNode, type ValidationContext, type ValidationRule } from 'graphql';

const MAX_DEPTH = 12;
const MAX_ALIASES = 15;
const MAX_FIELDS = 500;
const MAX_DIRECTIVES = 50;

/** Longest document that is parsed at all. */
export const MAX_DOCUMENT_LENGTH = 20_000;

const refused = () => new GraphQLError('This document asks for too much at once.');

/**
 * Depth of selections with their fragments unfolded. Each fragment is measured once, so that the time is linear in
 * the document's length, however often its fragments spread each other; a circle has no end.
 */
function createDepth(context: ValidationContext): (node: ASTNode) => number {
  const depths = new Map<string, number>();
  function ofFragment(name: string): number {
    const known = depths.get(name);
    if (known !== undefined) return known;
    depths.set(name, Infinity);
    const fragment = context.getFragment(name);
    const depth = fragment ? of(fragment) : 0;
    depths.set(name, depth);
    return depth;
  }
  function of(node: ASTNode): number {
    switch (node.kind) {
      case 'FragmentSpread':
        return ofFragment(node.name.value);
      case 'Field':
      case 'InlineFragment':
      case 'OperationDefinition':
      case 'FragmentDefinition': {
        const deepest = Math.max(0, ...(node.selectionSet?.selections ?? []).map(of));
        return deepest + (node.kind === 'Field' ? 1 : 0);
      }
      default:
        return 0;
    }
  }
  return of;
}

/**
 * Refuses documents that cost more than the product's own ever do (security.md 6.6), before any resolver runs and
 * without naming the limits.
 */
export const documentLimits: ValidationRule = (context) => {
  let fields = 0;
  let aliases = 0;
  let directives = 0;
  let isRefused = false;
  const depthOf = createDepth(context);
  const refuse = () => {
    if (!isRefused) context.reportError(refused());
    isRefused = true;
  };
  return {
    Field(node) {
      fields += 1;
      if (node.alias) aliases += 1;
      if (fields > MAX_FIELDS || aliases > MAX_ALIASES) refuse();
    },
    Directive() {
      directives += 1;
      if (directives > MAX_DIRECTIVES) refuse();
    },
    OperationDefinition(node) {
      if (depthOf(node) > MAX_DEPTH) refuse();
    },
  };
};
