import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Actor } from '../core/actor.ts';
import { costOf, MAX_DOCUMENT_LENGTH, MAX_TOKENS, tooMuch } from './document-limits.ts';

/** Documents of integrators that are kept parsed; each is up to {@link MAX_DOCUMENT_LENGTH} long. */
const KEPT_DOCUMENTS = 100;
/** Each takes time, and nobody reads more. */
const MAX_ERRORS = 5;

const requestShape = z.object({
  documentId: z.string().nullish(),
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  // Where graphql-ws has a place for the id; relay sends an empty text beside it.
  extensions: z.looseObject({ documentId: z.string().optional() }).nullish(),
});

/** A request that may run: what `execute` and `subscribe` take. */
export interface Admitted {
  document: DocumentNode;
  operationName: string | null | undefined;
  variableValues: Record<string, unknown> | undefined;
  /** How many values the answer can hold. */
  cost: number;
}

/** Why a request may not run. */
export interface Refused {
  errors: readonly GraphQLError[];
}

type Known = { document: DocumentNode } | Refused;

/** @returns what may run of a request, whichever way it came. */
export type Admit = (request: unknown, actor: Actor | null) => Admitted | Refused;

const refuse = (message: string, code: string): Refused => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

export interface AdmissionOptions {
  schema: GraphQLSchema;
  /** The text of a persisted document by its id, or null. */
  findPersisted: (id: string) => string | null;
  /** Everybody may send documents of their own. */
  isDevelopment: boolean;
}

/**
 * The one gate to the schema, for HTTP and the websocket alike (docs/security.md#graphql): the web client sends
 * persisted documents, and a visitor may send nothing else; who is signed in may send documents of their own and
 * introspect, in development everybody may. What is let through has been looked at whole and is
 * valid.
 */
export function createAdmission({ schema, findPersisted, isDevelopment }: AdmissionOptions): Admit {
  const ours = new Map<string, Known>();
  const theirs = new Map<string, Known>();

  // Parsing and validating are done once for a text; what its variables ask for is looked at each time.
  function known(text: string, isOurs: boolean): Known {
    const kept = isOurs ? ours : theirs;
    const before = kept.get(text);
    if (before) return before;
    const fresh = read(schema, text, isOurs);
    if (!isOurs && kept.size >= KEPT_DOCUMENTS) kept.delete(kept.keys().next().value ?? '');
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
    const found = known(text, isOurs);
    if ('errors' in found) return found;
    const { document } = found;
    try {
      const cost = costOf(schema, document, { operationName, variables, isOurs });
      return { document, operationName, variableValues: variables ?? undefined, cost };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
}

function read(schema: GraphQLSchema, text: string, isOurs: boolean): Known {
  try {
    const document = parse(text, isOurs ? {} : { maxTokens: MAX_TOKENS });
    // Before `validate`, whose rules are not linear: some compare each field with each.
    costOf(schema, document, { operationName: null, variables: null, isOurs });
    const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS, hideSuggestions: true });
    return errors.length > 0 ? { errors: errors.map(coded('GRAPHQL_VALIDATION_FAILED')) } : { document };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // The parser says where it stopped and how many it takes.
    if (/tokens/.test(error.message)) return { errors: [tooMuch()] };
    return { errors: [error.extensions.code ? error : coded('GRAPHQL_PARSE_FAILED')(error)] };
  }
}

const coded = (code: string) => (error: GraphQLError) =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code },
  });
