import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { toast } from '../ui/toast.ts';
import { NetworkError, wordsFor } from './networkError.ts';

/** The mutation's one root field: a union told apart by `__typename`. */
type ResultOf<M extends MutationParameters> = NonNullable<M['response'][keyof M['response']]>;
type Known<Result> = Exclude<Result, { __typename: '%other' }>;
/** The member that is not an error: by the schema's convention its name ends in `Payload`. */
type PayloadOf<M extends MutationParameters> = Extract<
  Known<ResultOf<M>>,
  { __typename: `${string}Payload` }
>;

/** Why an action did not succeed. `fields` is filled for a ValidationError that selects it. */
export interface ActionError {
  /** The member of the union, a kind of `NetworkError`, or `cancelled`. */
  kind: string;
  /** The server's words for people. */
  message: string;
  fields: readonly { path: string; message: string }[];
}

export type ActionOutcome<Data> = { ok: true; data: Data } | { ok: false; error: ActionError };

interface ToastText {
  title: string;
  description?: string;
}

export interface ActionOptions<M extends MutationParameters> {
  /** Shown after success; nothing is when it is left out. */
  success?: ToastText | ((data: PayloadOf<M>) => ToastText);
  /** The failure toast; a function gets the server's words, and may say null: the page tells it itself. */
  failure: ToastText | ((error: ActionError) => ToastText | null);
}

export type RunOptions<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & {
  /** Takes the request back: it ends with the kind `cancelled`, without a toast. */
  signal?: AbortSignal;
};

type Run<M extends MutationParameters> = (
  variables: M['variables'],
  options?: RunOptions<M>,
) => Promise<ActionOutcome<PayloadOf<M>>>;

/** A session that is over has a toast of its own; who cancelled knows it. */
const QUIET = new Set(['unauthenticated', 'cancelled']);

/**
 * The one way to run a mutation. Commits it, tells success from the expected errors by `__typename`, shows
 * its toast and resolves with what came of it; it never rejects. A session that is over shows its
 * own toast instead. The mutation selects `__typename`, its payload, and `message` (and `fields`) of each
 * error type that the union lists.
 *
 * @returns the function that runs it, and whether it is running
 */
export function useAction<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  texts: ActionOptions<M>,
): [run: Run<M>, busy: boolean] {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);
  // The texts are written in place and may speak of this render's state; `run` keeps its identity all the same.
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  const run = useCallback<Run<M>>(
    (variables, { signal, ...options } = {}) =>
      new Promise((resolve) => {
        setRunning((count) => count + 1);
        const finish = (outcome: ActionOutcome<PayloadOf<M>>) => {
          const { success, failure } = latest.current;
          signal?.removeEventListener('abort', cancel);
          setRunning((count) => count - 1);
          if (outcome.ok) {
            if (success) toast(typeof success === 'function' ? success(outcome.data) : success);
          } else if (!QUIET.has(outcome.error.kind)) {
            const text = typeof failure === 'function' ? failure(outcome.error) : failure;
            if (text) toast({ ...text, tone: 'failure' });
          }
          resolve(outcome);
        };
        const request = commitMutation<M>(environment, {
          mutation,
          variables,
          ...options,
          ...(signal && { cacheConfig: { metadata: { signal } } }),
          onCompleted: (response, errors) =>
            finish(errors?.length ? failed(errors[0]) : outcomeOf<M>(response)),
          onError: (error) => finish(failed(error)),
        });
        function cancel() {
          request.dispose();
          finish({ ok: false, error: { kind: 'cancelled', message: '', fields: [] } });
        }
        signal?.addEventListener('abort', cancel, { once: true });
      }),
    [environment, mutation],
  );
  return [run, running > 0];
}

function outcomeOf<M extends MutationParameters>(response: M['response']): ActionOutcome<PayloadOf<M>> {
  const result: unknown = Object.values(response ?? {})[0];
  if (typeof result !== 'object' || result === null || !('__typename' in result)) return failed(null);
  const kind = String(result.__typename);
  // The generated type says which members the union has; this is the member that is no error.
  if (kind.endsWith('Payload')) return { ok: true, data: result as unknown as PayloadOf<M> };
  return {
    ok: false,
    error: {
      kind,
      message: 'message' in result && typeof result.message === 'string' ? result.message : wordsFor(null),
      fields: 'fields' in result && Array.isArray(result.fields) ? result.fields.filter(isFieldError) : [],
    },
  };
}

function isFieldError(value: unknown): value is { path: string; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

function failed(error: unknown): { ok: false; error: ActionError } {
  const kind = error instanceof NetworkError ? error.kind : 'server';
  return { ok: false, error: { kind, message: wordsFor(error), fields: [] } };
}
