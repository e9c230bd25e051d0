import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks';
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import type { useAction_error$key } from '../__generated__/useAction_error.graphql.ts';
import { toast } from '../ui/toast.ts';
import { NetworkError, getErrorMessage } from './networkError.ts';
import { tellOwnMutation } from './ownMutations.ts';

const USER_ERROR = graphql`
  fragment useAction_error on UserError @inline {
    __typename
    message
    ... on ValidationError {
      fields {
        path
        message
      }
    }
  }
`;

/** A mutation's one root field is a union: its payload, or one of the expected errors. */
interface Result {
  readonly payload: unknown;
  readonly error: useAction_error$key | null | undefined;
}

/**
 * A mutation that {@link useAction} can run. It selects its payload and the error under the same names as every other:
 *
 *     createExperience(input: $input) {
 *       ... on CreateExperiencePayload @alias(as: "payload") { ... }
 *       ...useAction_error @alias(as: "error")
 *     }
 */
export interface ActionMutation extends MutationParameters {
  readonly response: { readonly [field: string]: Result };
}

type ResultOf<M extends ActionMutation> = M['response'][Extract<keyof M['response'], string>];
type PayloadOf<M extends ActionMutation> = NonNullable<ResultOf<M>['payload']>;

/** Why an action did not succeed. Only a ValidationError fills `fields`. */
export interface ActionError {
  /** The error's type in the schema, a kind of `NetworkError`, or `canceled`. */
  kind: string;
  /** The server's message for people. */
  message: string;
  fields: readonly { path: string; message: string }[];
}

export type ActionOutcome<Data> = { ok: true; data: Data } | { ok: false; error: ActionError };

interface ToastText {
  title: string;
  description?: string;
}

export interface ActionOptions<M extends ActionMutation> {
  /** Shown after success, if given. */
  success?: ToastText | ((data: PayloadOf<M>) => ToastText);
  /** The failure toast. A function gets the server's words, and returns null when the page shows the error itself. */
  failure: ToastText | ((error: ActionError) => ToastText | null);
}

export type RunOptions<M extends ActionMutation> = Pick<
  MutationConfig<M>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> & {
  /** Cancels the request, which then ends with the kind `canceled` and without a toast. */
  signal?: AbortSignal;
};

type Run<M extends ActionMutation> = (
  variables: M['variables'],
  options?: RunOptions<M>,
) => Promise<ActionOutcome<PayloadOf<M>>>;

/** An ended session has its own toast; whoever cancels knows it. */
const QUIET = new Set(['unauthenticated', 'canceled']);

/**
 * The one way to run a mutation. It commits the mutation, tells success from expected errors, shows the toast and
 * resolves to the outcome; it never rejects. An ended session shows its own toast instead.
 *
 * @returns the function that runs it, and whether it is running
 */
export function useAction<M extends ActionMutation>(
  mutation: GraphQLTaggedNode,
  texts: ActionOptions<M>,
): [run: Run<M>, busy: boolean] {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);
  // The texts are written inline and may depend on this render's state; `run` stays stable all the same.
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  const run = useCallback<Run<M>>(
    (variables, { signal, ...options } = {}) =>
      new Promise((resolve) => {
        setRunning((count) => count + 1);
        tellOwnMutation('sent');
        const finish = (outcome: ActionOutcome<PayloadOf<M>>) => {
          const { success, failure } = latest.current;
          signal?.removeEventListener('abort', cancel);
          setRunning((count) => count - 1);
          tellOwnMutation(getPhase(outcome));
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
            finish(errors?.length ? failed(errors[0]) : readOutcome<M>(response)),
          onError: (error) => finish(failed(error)),
        });
        function cancel() {
          request.dispose();
          finish({ ok: false, error: { kind: 'canceled', message: '', fields: [] } });
        }
        signal?.addEventListener('abort', cancel, { once: true });
      }),
    [environment, mutation],
  );
  return [run, running > 0];
}

/** Expected errors are types of the schema, which end in "Error": then nothing was changed. */
function getPhase(outcome: ActionOutcome<unknown>) {
  if (outcome.ok) return 'done';
  return outcome.error.kind.endsWith('Error') ? 'refused' : 'lost';
}

function readOutcome<M extends ActionMutation>(response: M['response']): ActionOutcome<PayloadOf<M>> {
  for (const field in response) {
    const result = response[field];
    if (result?.payload) return { ok: true, data: result.payload };
    if (result?.error) {
      const { __typename: kind, message, fields = [] } = readInlineData(USER_ERROR, result.error);
      return {
        ok: false,
        error: { kind, message, fields: fields.map(({ path, message }) => ({ path, message })) },
      };
    }
  }
  return failed(null);
}

function failed(error: unknown): { ok: false; error: ActionError } {
  const kind = error instanceof NetworkError ? error.kind : 'server';
  return { ok: false, error: { kind, message: getErrorMessage(error), fields: [] } };
}
