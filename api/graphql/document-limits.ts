import { GraphQLError, type ASTNode, type ValidationContext, type ValidationRule } from 'graphql';

const MAX_DEPTH = 12;
const MAX_ALIASES = 15;
const MAX_FIELDS = 500;
const MAX_DIRECTIVES = 50;

/** Longest document that is parsed at all. */
export const MAX_DOCUMENT_LENGTH = 20_000;

const refused = () => new GraphQLError('This document asks for too much at once.');

/** Depth of a selection with its fragments unfolded; a fragment that spreads itself is refused by graphql's own rule. */
function depthOf(node: ASTNode, context: ValidationContext, open: Set<string>): number {
  if (open.size > MAX_DEPTH) return Infinity;
  switch (node.kind) {
    case 'Field':
    case 'InlineFragment':
    case 'OperationDefinition':
    case 'FragmentDefinition': {
      const deepest = Math.max(
        0,
        ...(node.selectionSet?.selections ?? []).map((selection) => depthOf(selection, context, open)),
      );
      return deepest + (node.kind === 'Field' ? 1 : 0);
    }
    case 'FragmentSpread': {
      const fragment = context.getFragment(node.name.value);
      if (!fragment || open.has(node.name.value)) return 0;
      return depthOf(fragment, context, new Set(open).add(node.name.value));
    }
    default:
      return 0;
  }
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
      if (depthOf(node, context, new Set()) > MAX_DEPTH) refuse();
    },
  };
};
