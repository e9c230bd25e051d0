import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { getDatamodel } from '../generated/pothos-types.ts';
import type PrismaTypes from '../generated/pothos-types.ts';
import { scopeAuth, type AuthScopes } from './auth-scopes.ts';
import type { GraphQLContext } from './context.ts';

/**
 * The schema's builder. The errors plugin comes before authorization, so that authorization failures can be typed,
 * and both come before relay and prisma. Unlike in Pothos by default, fields are nullable only where they say so.
 */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  AuthScopes: AuthScopes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date }; ID: { Input: string; Output: string } };
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  errors: {
    // Only our own classes, listed at each field: listing Error would expose database messages.
    defaultTypes: [],
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName[0]?.toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
  scopeAuth,
  relay: {
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
  },
  prisma: {
    client: ({ deps }) => deps.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: true,
    filterConnectionTotalCount: true,
    maxConnectionSize: 100,
    defaultConnectionSize: 20,
  },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

builder.scalarType('DateTime', {
  description: 'A point in time in UTC, as ISO 8601.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = new Date(String(value));
    if (Number.isNaN(moment.getTime())) throw new TypeError('Please send the moment as ISO 8601.');
    return moment;
  },
});
