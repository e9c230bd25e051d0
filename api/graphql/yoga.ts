import { join } from 'node:path';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { z } from 'zod';
import type { Deps } from '../core/deps.ts';
import { projectRoot } from '../platform/project-root.ts';
import type { GraphQLContext } from './context.ts';
import { documentLimits, MAX_DOCUMENT_LENGTH } from './document-limits.ts';
import { maskError } from './masking.ts';
import { persistedOperations } from './persisted-operations.ts';
import { schema } from './schema.ts';

export const persistedFile = join(projectRoot, 'persisted-queries.json');

const persistedParams = z.looseObject({ documentId: z.string().optional() });

/** What each request brings to Yoga from Express. */
export interface YogaServerContext {
  graphql: GraphQLContext;
}

/** Who may send what, before anything is parsed. */
function gate(isDevelopment: boolean): Plugin<GraphQLContext, YogaServerContext> {
  const refuse = (message: string, code: string) => {
    throw new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
  };
  return {
    onParams({ params, context }) {
      if (!params.query) return;
      if (!isDevelopment && context.graphql.actor === null) {
        refuse('Please sign in to send documents of your own.', 'PERSISTED_QUERY_ONLY');
      }
      if (params.query.length > MAX_DOCUMENT_LENGTH)
        refuse('This document asks for too much at once.', 'TOO_LARGE');
    },
    onValidate({ addValidationRule }) {
      addValidationRule(documentLimits);
    },
  };
}

/**
 * The GraphQL server (decisions.md, "GraphQL"): the web client sends persisted documents, and a visitor may send
 * nothing else; who is signed in may send documents of their own and introspect. In development everybody may.
 */
export function createGraphQLServer(deps: Deps, { isDevelopment }: { isDevelopment: boolean }) {
  const find = persistedOperations(persistedFile, isDevelopment);
  return createYoga<YogaServerContext, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // Yoga's defaults reflect any origin with credentials and run forms as mutations.
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: false,
    maskedErrors: { maskError: maskError(deps.log), isDev: false },
    context: ({ graphql }) => graphql,
    plugins: [
      gate(isDevelopment),
      usePersistedOperations({
        extractPersistedOperationId: (params) => persistedParams.safeParse(params).data?.documentId ?? null,
        getPersistedOperation: find,
        allowArbitraryOperations: true,
        customErrors: {
          notFound: () =>
            new GraphQLError('This version of the page is out of date. Please reload it.', {
              extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 400 } },
            }),
        },
      }),
    ],
  });
}
