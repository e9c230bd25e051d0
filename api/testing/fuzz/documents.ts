import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from './random.ts';
import { randomValue, ODD_TEXTS } from './values.ts';

export interface FuzzDocument {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** Mutations that would end the session that the other documents need. */
const ENDS_ALL = new Set(['endDevice', 'changePassword']);

/**
 * Generates a document from the schema: valid, nearly valid or hostile; with aliases, directives, fragments that spread
 * each other or themselves, pages of any size, and cursors and ids of every kind.
 *
 * @param ids global ids of the user's records, and others
 */
export function randomDocument(schema: GraphQLSchema, ids: readonly string[], random: Random): FuzzDocument {
  if (random.oneIn(8)) return { query: createHostileDocument(random), variables: {} };
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const fragments: string[] = [];
  const fragmentNames = ['A', 'B', 'C', 'D'];

  const argumentText = (type: GraphQLInputType, name: string, depth: number): string => {
    if (random.oneIn(6)) {
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${random.oneIn(20) ? 'Nonsense' : type.toString()}`);
      variables[variable] = random.oneIn(2) ? randomValue(random) : createValue(type, name, depth);
      return `$${variable}`;
    }
    return toLiteral(random.oneIn(12) ? randomValue(random) : createValue(type, name, depth));
  };

  const createValue = (type: GraphQLInputType, name: string, depth: number): unknown => {
    if (isNonNullType(type)) return random.oneIn(20) ? null : createValue(type.ofType, name, depth);
    if (isListType(type))
      return random.some(random.oneIn(20) ? 150 : 4, () => createValue(type.ofType, name, depth));
    if (isInputObjectType(type)) {
      if (depth > 4) return {};
      const entries = Object.values(type.getFields()).flatMap((field): [string, unknown][] =>
        !isNonNullType(field.type) && random.oneIn(2)
          ? []
          : [[field.name, createValue(field.type, field.name, depth + 1)]],
      );
      return Object.fromEntries(entries);
    }
    if (isEnumType(type)) return { enum: random.pick(type.getValues()).name };
    if (name === 'first' || name === 'last') return random.pick([0, 1, 20, 100, 101, -1, 2_147_483_647, 1.5]);
    if (name === 'after' || name === 'before')
      return random.pick([...ODD_TEXTS.slice(0, 20), ...ids, Buffer.from('GPC:S:x').toString('base64')]);
    if (type.name === 'ID')
      return random.oneIn(4) ? random.pick(ODD_TEXTS) : ids.length > 0 ? random.pick(ids) : 'x';
    if (type.name === 'Int') return random.pick([0, 1, 5, -1, 2_147_483_647, 2_147_483_648]);
    if (type.name === 'Boolean') return random.oneIn(2);
    return random.pick(ODD_TEXTS);
  };

  const pickArguments = (args: readonly GraphQLArgument[]): string => {
    const given = args.filter(({ type }) => (isNonNullType(type) ? !random.oneIn(20) : random.oneIn(2)));
    const texts = given.map(({ name, type }) => `${name}: ${argumentText(type, name, 0)}`);
    if (random.oneIn(40)) texts.push(`nonsense: ${toLiteral(randomValue(random))}`);
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  };

  const selection = (type: GraphQLNamedType, depth: number): string => {
    const texts: string[] = [];
    if (isUnionType(type) || (isInterfaceType(type) && random.oneIn(2))) {
      for (const possible of schema.getPossibleTypes(type))
        if (random.oneIn(2)) texts.push(`... on ${possible.name} ${selection(possible, depth + 1)}`);
      texts.push('__typename');
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields()).filter(({ name }) => !ENDS_ALL.has(name));
      for (const field of random.some(5, () => random.pick(fields))) {
        const inner = getNamedType(field.type);
        const alias = random.oneIn(6) ? `a${random.below(30)}: ` : '';
        const directive = random.oneIn(15)
          ? ` @${random.pick(['include', 'skip', 'nonsense'])}(if: true)`
          : '';
        const below = isCompositeType(inner)
          ? depth > 7
            ? ' { __typename }'
            : ` ${selection(inner, depth + 1)}`
          : '';
        texts.push(
          `${alias}${random.oneIn(60) ? 'nonsense' : field.name}${pickArguments(field.args)}${directive}${below}`,
        );
      }
      if (random.oneIn(10)) texts.push(`...${random.pick(fragmentNames)}`);
    }
    if (texts.length === 0) texts.push('__typename');
    return `{ ${texts.join(' ')} }`;
  };

  const root = random.oneIn(3) ? schema.getMutationType() : schema.getQueryType();
  const kind = root === schema.getMutationType() ? 'mutation' : 'query';
  const body = root ? selection(root, 0) : '{ __typename }';
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isCompositeType(type) && !type.name.startsWith('__'),
  );
  for (const name of fragmentNames)
    if (body.includes(`...${name}`) || random.oneIn(20)) {
      const type = random.pick(types);
      fragments.push(`fragment ${name} on ${type.name} ${selection(type, 5)}`);
    }
  const query = `${kind} Q${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body} ${fragments.join(' ')}`;
  const cut = random.oneIn(30) ? query.slice(0, random.below(query.length)) : query;
  return { query: cut, variables, ...(random.oneIn(10) && { operationName: random.pick(['Q', 'R', '']) }) };
}

/** Writes a JSON value as a GraphQL literal. */
function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    if ('enum' in value && typeof value.enum === 'string') return value.enum;
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${/^\w+$/.test(key) ? key : 'odd'}: ${toLiteral(item)}`)
      .join(', ')} }`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** A document that is small to send but expensive to process carelessly. */
function createHostileDocument(random: Random): string {
  const count = random.below(40) + 2;
  const times = (length: number, text: (index: number) => string) =>
    Array.from({ length }, (_, index) => text(index)).join(' ');
  return random.pick([
    () =>
      `{ viewer { ...F0 } } ${times(count, (n) => `fragment F${n} on User { id ${`...F${(n + 1) % count} `.repeat(3)} }`)}`,
    () =>
      `{ viewer { ...F0 } } ${times(count, (n) => `fragment F${n} on User { id ${`...F${n + 1} `.repeat(5)} }`)} fragment F${count} on User { id }`,
    () => `{ ${times(count * 20, (n) => `a${n}: viewer { id }`)} }`,
    () => `{ viewer { ${'id '.repeat(count * 20)} } }`,
    () => `{ viewer ${'@include(if: true) '.repeat(count)} { id } }`,
    () => '{ viewer '.repeat(count * 5) + '{ id }'.repeat(count),
    () => `{ nodes(ids: [${'"x" '.repeat(count * 20)}]) { id } }`,
    () =>
      `{ viewer { ${times(12, (n) => `a${n}: experiences(first: 100) { edges { node { bulletPoints { content } } } }`)} } }`,
    () => `{ jobPosting(id: ${'['.repeat(count * 8)}${']'.repeat(count * 8)}) { id } }`,
    () => `{ jobPosting(id: "${'\\u0000'.repeat(count * 20)}") { id } }`,
    () => `query(${times(count * 5, (n) => `$v${n}: Int = ${n}`)}) { viewer { id } }`,
    () => `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
    () => `{ ${times(count, (n) => `f${n}`)} }`,
    () =>
      `{ node(id: "x") { ${times(count, () => '... on User { id email } ... on Experience { id title }')} } }`,
    () => `${times(count, (n) => `query Q${n} { viewer { id } }`)}`,
    () => `subscription { nothing }`,
    () => `type Query { a: Int } { viewer { id } }`,
    () => `"""${'x\n'.repeat(count * 50)}""" { viewer { id } }`,
    () => '#'.repeat(count * 100),
    () => '',
  ])();
}
