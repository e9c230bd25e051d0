import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { followStream, type StreamSource, type StreamState } from './followStream.ts';
import { getErrorMessage } from './networkError.ts';

export interface StreamOptions<S extends OperationType> extends StreamSource<S> {
  /** Names what is followed, such as the record's id: the stream starts anew when it changes. Null follows nothing. */
  key: string | null;
  /** The sequence number of the last record that the page already has, read when the stream starts; 0 if left out. */
  after?: number;
}

export interface Stream {
  /** Null while nothing is followed. */
  state: StreamState | null;
  /** The words to show when the state is `failed`, else null. */
  message: string | null;
  /** Starts again after a failure. */
  retry: () => void;
}

/**
 * The one way to follow a subscription while a component is mounted. The document has one root field, whose records
 * carry a sequence number, and a variable for the number to go on from:
 *
 *     subscription RewritingSubscription($id: ID!, $after: Int!) { rewriting(id: $id, after: $after) { sequence ... } }
 *
 *     const { state } = useStream<RewritingSubscription>(subscription, {
 *       key: id,
 *       variables: (after) => ({ id, after }),
 *       sequenceOf: ({ rewriting }) => rewriting.sequence,
 *     });
 *
 * Each event is stored by Relay, so that components with fragments on its records change by themselves. A lost
 * connection is resumed after the last record that arrived, for as long as it takes (`waiting`); an ended session sends
 * the person to sign in again and leaves the stream `failed`. Unmounting ends it. The options may be written inline.
 */
export function useStream<S extends OperationType>(
  subscription: GraphQLTaggedNode,
  options: StreamOptions<S>,
): Stream {
  const environment = useRelayEnvironment();
  const { key } = options;
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ key: string; state: StreamState; message: string | null } | null>(null);
  const latest = useRef(options);
  // After a failure the stream goes on where it was.
  const reached = useRef<{ key: string; sequence: number } | null>(null);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (key === null) return undefined;
    if (reached.current?.key !== key) reached.current = { key, sequence: latest.current.after ?? 0 };
    const position = reached.current;
    return followStream<S>(environment, {
      subscription,
      after: position.sequence,
      source: () => ({
        ...latest.current,
        onRecord: (event) => {
          position.sequence = latest.current.sequenceOf(event);
          latest.current.onRecord?.(event);
        },
      }),
      onState: (state, error) =>
        setTold({ key, state, message: state === 'failed' ? getErrorMessage(error) : null }),
    });
  }, [environment, subscription, key, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (key === null) return { state: null, message: null, retry };
  // What was told about another stream says nothing about this one.
  const { state, message } = told?.key === key ? told : { state: 'connecting' as const, message: null };
  return { state, message, retry };
}
