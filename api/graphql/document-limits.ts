import {
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { z } from 'zod';
import { isCursor } from './cursors.ts';

/** Maximum length of a document; longer ones are not parsed. */
export const MAX_DOCUMENT_LENGTH = 20_000;
/** Maximum number of tokens that are parsed. */
export const MAX_TOKENS = 1_000;

const MAX_DEPTH = 10;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 5;
/** With fragments expanded. */
const MAX_FIELDS = 500;
/** Fields with the same name in one selection: graphql's own rules compare all pairs of them. */
const MAX_REPEATS = 5;
/** Maximum number of values in the answer to a document that is not ours; see {@link FieldCost}. */
const MAX_COST = 60_000;
const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;
const MAX_IDS = 100;
const DEFAULT_LIST = 10;

/**
 * Size hints in the `extensions` of a field's definition, for fields where the defaults are far off: how many values
 * a full list `usually` has (10 by default), and the maximum `length` of a text in characters. The cost of a document
 * is the number of values in its answer, where 500 characters count as one more value.
 */
export interface FieldCost {
  usually?: number;
  length?: number;
}

const CHARACTERS_PER_VALUE = 500;
const fieldCost = z.object({ usually: z.number().optional(), length: z.number().optional() });

/** Sizes of introspection lists, which depend on the schema. About every other type wraps another. */
const INTROSPECTION: Record<string, number> = { types: 120, fields: 8, args: 2, ofType: 0.5, directives: 6 };

/** How a request uses a document: the operation and its variables. */
export interface DocumentUse {
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>> | null | undefined;
  /**
   * Whether the document was produced by our own build. Then only its page sizes are checked, which depend on
   * variables.
   */
  isOurs: boolean;
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });
/** The same answer for all limits. It names none of them, since that would only help attackers stay just below it. */
export const tooMuch = () => refusal('This document asks for too much at once.', 'TOO_LARGE');
const badPage = (message: string) => refusal(message, 'BAD_USER_INPUT');

interface Measure {
  /** Values in the answer, with lists multiplied out. */
  cost: number;
  /** Fields in the document, with fragments expanded. */
  fields: number;
  depth: number;
}

const NOTHING: Measure = { cost: 0, fields: 0, depth: 0 };
const INFINITE: Measure = { cost: Infinity, fields: Infinity, depth: Infinity };
const addMeasures = (a: Measure, b: Measure): Measure => ({
  cost: a.cost + b.cost,
  fields: a.fields + b.fields,
  depth: Math.max(a.depth, b.depth),
});

/**
 * Checks a parsed document against the limits before it is validated or executed (docs/security.md#graphql). Every
 * selection is visited once and every fragment measured once, so the time is linear in the document's length, however
 * its fragments are nested. That is not true of `validate`, so call this first.
 *
 * @returns the cost of its most expensive operation, in values of the answer. @throws {GraphQLError} if it is
 * refused.
 */
export function measureCost(schema: GraphQLSchema, document: DocumentNode, use: DocumentUse): number {
  return new DocumentMeasurer(schema, document, use).check();
}

class DocumentMeasurer {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #isOurs: boolean;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #measured = new Map<string, Measure>();
  readonly #variables: Record<string, unknown>;
  #aliases = 0;
  #directives = 0;

  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    { operationName, variables, isOurs }: DocumentUse,
  ) {
    this.#schema = schema;
    this.#document = document;
    this.#isOurs = isOurs;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
    const defaults = (getOperationAST(document, operationName)?.variableDefinitions ?? []).flatMap(
      ({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, this.#valueOf(defaultValue, {})] as const] : [],
    );
    this.#variables = { ...Object.fromEntries(defaults), ...variables };
  }

  check(): number {
    let highest = 0;
    for (const definition of this.#document.definitions) {
      switch (definition.kind) {
        case Kind.OPERATION_DEFINITION: {
          this.#countDirectives(definition.directives);
          for (const variable of definition.variableDefinitions ?? [])
            this.#countDirectives(variable.directives);
          const root = this.#schema.getRootType(definition.operation) ?? undefined;
          const measure = this.#measure(definition.selectionSet, root);
          this.#refuseIfTooMuch(measure);
          highest = Math.max(highest, measure.cost);
          break;
        }
        case Kind.FRAGMENT_DEFINITION:
          this.#countDirectives(definition.directives);
          this.#refuseIfTooMuch(this.#measureFragment(definition.name.value));
          break;
        default:
        // Type definitions are rejected by graphql's own rules.
      }
    }
    return highest;
  }

  #refuseIfTooMuch({ cost, depth, fields }: Measure): void {
    if (depth === Infinity) throw tooMuch();
    if (!this.#isOurs && (cost > MAX_COST || depth > MAX_DEPTH || fields > MAX_FIELDS)) throw tooMuch();
  }

  #measureFragment(name: string): Measure {
    const known = this.#measured.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return NOTHING;
    // Meeting the fragment again while it is being measured means that it contains itself.
    this.#measured.set(name, INFINITE);
    const type = this.#schema.getType(fragment.typeCondition.name.value);
    const measure = this.#measure(fragment.selectionSet, type);
    this.#measured.set(name, measure);
    return measure;
  }

  #measure(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    seen = new Map<string, number>(),
  ): Measure {
    let whole = NOTHING;
    for (const selection of selections) {
      this.#countDirectives(selection.directives);
      switch (selection.kind) {
        case Kind.FIELD:
          this.#countRepeat(seen, selection.alias?.value ?? selection.name.value);
          whole = addMeasures(whole, this.#measureField(selection, type));
          break;
        case Kind.INLINE_FRAGMENT: {
          const condition = selection.typeCondition?.name.value;
          // A fragment without a type condition selects fields of the same object; one on another type is an
          // alternative to other fragments.
          const isSame = condition === undefined || condition === type?.name;
          const inner = condition === undefined ? type : this.#schema.getType(condition);
          whole = addMeasures(whole, this.#measure(selection.selectionSet, inner, isSame ? seen : undefined));
          break;
        }
        case Kind.FRAGMENT_SPREAD:
          this.#countRepeat(seen, `...${selection.name.value}`);
          whole = addMeasures(whole, this.#measureFragment(selection.name.value));
      }
    }
    return whole;
  }

  #measureField(node: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    if (node.alias && ++this.#aliases > MAX_ALIASES && !this.#isOurs) throw tooMuch();
    const name = node.name.value;
    const field = this.#fieldOf(parent, name);
    const inner =
      node.selectionSet && field
        ? this.#measure(node.selectionSet, getNamedType(field.type))
        : node.selectionSet
          ? this.#measure(node.selectionSet, undefined)
          : NOTHING;
    const known = fieldCost.safeParse(field?.extensions).data ?? {};
    const own = 1 + (known.length ?? 0) / CHARACTERS_PER_VALUE;
    const times = field ? this.#times(node, field, parent, known) : 1;
    return {
      cost: Math.max(1, times) * own + times * inner.cost,
      fields: 1 + inner.fields,
      // Nested `ofType` fields don't count towards the depth.
      depth: inner.depth + (name === 'ofType' && parent && isIntrospectionType(parent) ? 0 : 1),
    };
  }

  #fieldOf(parent: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  }

  /** Returns how many values a field can have. Rejects invalid page sizes. */
  #times(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLNamedType | undefined,
    { usually }: FieldCost,
  ): number {
    if (parent && isIntrospectionType(parent)) {
      return INTROSPECTION[field.name] ?? (isListType(getNullableType(field.type)) ? 3 : 1);
    }
    if (isConnection(field)) return this.#pageSize(node);
    if (!isListType(getNullableType(field.type))) return 1;
    // The connection has already counted them.
    if (parent?.name.endsWith('Connection')) return 1;
    const ids = this.#argument(node, 'ids');
    if (ids !== undefined) {
      const count = Array.isArray(ids) ? ids.length : 1;
      if (count > MAX_IDS) throw tooMuch();
      return count;
    }
    return usually ?? DEFAULT_LIST;
  }

  #pageSize(node: FieldNode): number {
    for (const name of ['after', 'before']) {
      const cursor = this.#argument(node, name) ?? null;
      if (cursor !== null && !(typeof cursor === 'string' && isCursor(cursor)))
        throw badPage(`"${name}" is not a cursor of this list. Please begin at its start.`);
    }
    const sizes = ['first', 'last'].flatMap((name) => this.#argument(node, name) ?? []);
    if (sizes.length > 1) throw badPage('Please give either "first" or "last".');
    const [size] = sizes;
    // Non-integers are rejected by graphql's own rules.
    if (typeof size !== 'number') return DEFAULT_PAGE;
    if (size < 0) throw badPage('"first" and "last" can’t be negative.');
    if (size > MAX_PAGE) throw badPage('Please ask for fewer at a time and go on with "after" or "before".');
    return size;
  }

  #argument(node: FieldNode, name: string): unknown {
    const given = node.arguments?.find((argument) => argument.name.value === name);
    return given && this.#valueOf(given.value, this.#variables);
  }

  /**
   * Evaluates numbers, texts, lists and variables. Returns null for everything else, which page sizes and ids can't
   * be.
   */
  #valueOf(node: ValueNode, variables: Record<string, unknown>): unknown {
    switch (node.kind) {
      case Kind.INT:
      case Kind.FLOAT:
        return Number(node.value);
      case Kind.STRING:
        return node.value;
      case Kind.LIST:
        // Only the number of values matters.
        return node.values.map(() => null);
      case Kind.VARIABLE:
        return Object.hasOwn(variables, node.name.value) ? variables[node.name.value] : undefined;
      default:
        return null;
    }
  }

  #countDirectives(directives: readonly unknown[] | undefined): void {
    this.#directives += directives?.length ?? 0;
    if (this.#directives > MAX_DIRECTIVES && !this.#isOurs) throw tooMuch();
  }

  #countRepeat(seen: Map<string, number>, name: string): void {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    if (times > MAX_REPEATS && !this.#isOurs) throw tooMuch();
  }
}

function isConnection(field: GraphQLField<unknown, unknown>): boolean {
  return getNamedType(field.type).name.endsWith('Connection') && !isListType(getNullableType(field.type));
}
