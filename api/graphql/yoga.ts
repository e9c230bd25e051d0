import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Deps } from '../core/deps.ts';
import type { Admitted, Refused } from './admission.ts';
import { capAnswer } from './answer-size.ts';
import type { GraphQLContext } from './context.ts';
import { maskError } from './masking.ts';

/** What Express passes to Yoga with each request. */
export interface YogaServerContext {
  graphql: GraphQLContext;
  /** The admission state of the request. */
  request: Admitted | Refused;
  /** Called with the error when a field fails. */
  onFailure: (error: unknown) => void;
}

/** Makes Yoga execute only admitted requests, without parsing and validating them itself. */
function useAdmission(): Plugin<GraphQLContext, YogaServerContext> {
  const documents = new WeakMap<object, DocumentNode>();
  return {
    onParams({ context, setParams, setResult }) {
      const { request } = context;
      // Yoga checks the parameters in any case.
      setParams({
        query: 'admitted before',
        ...('document' in request && {
          ...(request.operationName && { operationName: request.operationName }),
          ...(request.variableValues && { variables: request.variableValues }),
        }),
      });
      if ('errors' in request) setResult({ errors: request.errors.map(toBadRequest) });
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
      if (result && !Array.isArray(result) && !(Symbol.asyncIterator in result)) setResult(capAnswer(result));
    },
  };
}

/**
 * Answers 400, except for the GraphQL engine's own errors with `application/json`, where the protocol requires 200
 * (`spec`).
 */
function toBadRequest(error: GraphQLError): GraphQLError {
  const isEngines = String(error.extensions.code).startsWith('GRAPHQL_');
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, http: { status: 400, ...(isEngines && { spec: true }) } },
  });
}

/** The GraphQL server over HTTP, which only runs what `admission.ts` admits. */
export function createGraphQLServer(deps: Deps, schema: GraphQLSchema) {
  return createYoga<YogaServerContext, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // By default Yoga would reflect any origin with credentials and execute mutations from forms.
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
