import {
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { z } from 'zod';
import type { Actor } from '../core/actor.ts';
import { measureCost, MAX_DOCUMENT_LENGTH, MAX_TOKENS, tooMuch } from './document-limits.ts';

/**
 * Maximum number of integrators' documents that are cached parsed. Each is up to {@link MAX_DOCUMENT_LENGTH} long.
 */
const MAX_CACHED_DOCUMENTS = 100;
/** Collecting more takes time, and nobody reads them. */
const MAX_ERRORS = 5;

const requestShape = z.object({
  documentId: z.string().nullish(),
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  // graphql-ws transmits the id here. Relay also sends an empty text.
  extensions: z.looseObject({ documentId: z.string().optional() }).nullish(),
});

/** A request that may run, in the form that `execute` and `subscribe` take. */
export interface Admitted {
  document: DocumentNode;
  operationName: string | null | undefined;
  variableValues: Record<string, unknown> | undefined;
  /** How many values the answer can contain. */
  cost: number;
  /** Null when the document holds no such operation, which executing it will say. */
  kind: `${OperationTypeNode}` | null;
  /** The operation's name in the web client; null for a document of the user's own, whose words are not logged. */
  name: string | null;
}

/** Why a request may not run. */
export interface Refused {
  errors: readonly GraphQLError[];
}

type CachedDocument = { document: DocumentNode } | Refused;

/** Checks a request from either transport. */
export type Admit = (request: unknown, actor: Actor | null) => Admitted | Refused;

const refuse = (message: string, code: string): Refused => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

export interface AdmissionOptions {
  schema: GraphQLSchema;
  /** The text of a persisted document by its id, or null. */
  findPersisted: (id: string) => string | null;
  /** Then everybody may send their own documents. */
  isDevelopment: boolean;
}

/**
 * The admission check in front of the schema, for both HTTP and the websocket (docs/security.md#graphql). The web client sends persisted
 * documents, and visitors may send nothing else. Signed-in users may send their own documents and introspect; in
 * development everybody may. Admitted requests are fully checked and valid.
 */
export function createAdmission({ schema, findPersisted, isDevelopment }: AdmissionOptions): Admit {
  const ours = new Map<string, CachedDocument>();
  const theirs = new Map<string, CachedDocument>();

  // Each text is parsed and validated only once, but what its variables ask for is checked each time.
  function lookUp(text: string, isOurs: boolean): CachedDocument {
    const kept = isOurs ? ours : theirs;
    const before = kept.get(text);
    if (before) return before;
    const fresh = read(schema, text, isOurs);
    if (!isOurs && kept.size >= MAX_CACHED_DOCUMENTS) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, fresh);
    return fresh;
  }

  return (request, actor) => {
    const parsed = requestShape.safeParse(request);
    if (!parsed.success)
      return refuse('Please send "query" or "documentId", with "variables" as an object.', 'BAD_REQUEST');
    const { query, operationName, variables, extensions } = parsed.data;
    const id = parsed.data.documentId ?? extensions?.documentId;
    if (query && !isDevelopment && actor === null)
      return refuse('Please sign in to send documents of your own.', 'PERSISTED_QUERY_ONLY');
    if (!query && (id ?? '') === '') return refuse('Please send "query" or "documentId".', 'BAD_REQUEST');
    const text = query ? query : findPersisted(id ?? '');
    if (text === null)
      return refuse(
        'This version of the page is out of date. Please reload it.',
        'PERSISTED_QUERY_NOT_FOUND',
      );
    const isOurs = !query;
    if (!isOurs && text.length > MAX_DOCUMENT_LENGTH) return { errors: [tooMuch()] };
    const found = lookUp(text, isOurs);
    if ('errors' in found) return found;
    const { document } = found;
    try {
      const cost = measureCost(schema, document, { operationName, variables, isOurs });
      const operation = getOperationAST(document, operationName);
      return {
        document,
        operationName,
        variableValues: variables ?? undefined,
        cost,
        kind: operation?.operation ?? null,
        name: isOurs ? (operation?.name?.value ?? null) : null,
      };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
}

/**
 * Subscriptions run over the websocket, where a user's running ones are counted; everything else runs over HTTP, where
 * the user's slots are.
 */
export function keepToTransport(request: Admitted | Refused, over: 'http' | 'websocket'): Admitted | Refused {
  if ('errors' in request) return request;
  const isSubscription = request.kind === 'subscription';
  if (over === 'websocket' && !isSubscription)
    return refuse('Only subscriptions run over the websocket.', 'BAD_REQUEST');
  if (over === 'http' && isSubscription)
    return refuse('Subscriptions run over the websocket.', 'BAD_REQUEST');
  return request;
}

function read(schema: GraphQLSchema, text: string, isOurs: boolean): CachedDocument {
  try {
    const document = parse(text, isOurs ? {} : { maxTokens: MAX_TOKENS });
    // Do this before `validate`, whose rules don't run in linear time: some compare all pairs of fields.
    measureCost(schema, document, { operationName: null, variables: null, isOurs });
    const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS, hideSuggestions: true });
    return errors.length > 0 ? { errors: errors.map(withCode('GRAPHQL_VALIDATION_FAILED')) } : { document };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // The parser's message contains the limit.
    if (/tokens/.test(error.message)) return { errors: [tooMuch()] };
    return { errors: [error.extensions.code ? error : withCode('GRAPHQL_PARSE_FAILED')(error)] };
  }
}

const withCode = (code: string) => (error: GraphQLError) =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code },
  });
