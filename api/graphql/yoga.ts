import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Deps } from '../core/deps.ts';
import type { Admitted, Refused } from './admission.ts';
import { cappedAnswer } from './answer-size.ts';
import type { GraphQLContext } from './context.ts';
import { maskError } from './masking.ts';

/** What each request brings to Yoga from Express. */
export interface YogaServerContext {
  graphql: GraphQLContext;
  /** What was said at the gate. */
  request: Admitted | Refused;
  /** Told what a field failed with. */
  onFailure: (error: unknown) => void;
}

/** Yoga runs what was admitted and nothing else: it parses and validates nothing itself. */
function useAdmission(): Plugin<GraphQLContext, YogaServerContext> {
  const documents = new WeakMap<object, DocumentNode>();
  return {
    onParams({ context, setParams, setResult }) {
      const { request } = context;
      // Yoga looks at the parameters, whatever becomes of them.
      setParams({
        query: 'see the gate',
        ...('document' in request && {
          ...(request.operationName && { operationName: request.operationName }),
          ...(request.variableValues && { variables: request.variableValues }),
        }),
      });
      if ('errors' in request) setResult({ errors: request.errors.map(asBadRequest) });
      else documents.set(context, request.document);
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context);
      if (!document) throw new Error('A document was not admitted.');
      setParsedDocument(document);
    },
    onValidate({ setResult }) {
      setResult([]);
    },
    onExecutionResult({ result, context, setResult }) {
      if (result && 'errors' in result)
        for (const { originalError } of result.errors ?? []) context.onFailure(originalError);
      if (result && !Array.isArray(result) && !(Symbol.asyncIterator in result))
        setResult(cappedAnswer(result));
    },
  };
}

/** To `application/json` the GraphQL engine's own complaints are answers (200), as the protocol wants it. */
function asBadRequest(error: GraphQLError): GraphQLError {
  const isEngines = String(error.extensions.code).startsWith('GRAPHQL_');
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, http: { status: 400, ...(isEngines && { spec: true }) } },
  });
}

/** The GraphQL server over HTTP, behind the gate of `admission.ts`. */
export function createGraphQLServer(deps: Deps, schema: GraphQLSchema) {
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
    parserAndValidationCache: false,
    maskedErrors: { maskError: maskError(deps.log), isDev: false },
    context: ({ graphql }) => graphql,
    plugins: [useAdmission()],
  });
}
