import {
  requestSubscription,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import { NetworkError } from './networkError.ts';

/** Waits before the stream is resumed; the last one repeats. */
const RESUME_AFTER_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const LONGEST_MS = 30_000;

/**
 * `connecting` for the first time; `live`; `waiting` to be connected again; `done`: the server has sent everything;
 * `failed`: it will not be tried again by itself.
 */
export type StreamState = 'connecting' | 'live' | 'waiting' | 'done' | 'failed';

/** What a stream is made of. */
export interface StreamSource<S extends OperationType> {
  /** Makes the variables for the records after a sequence number. */
  variables: (after: number) => S['variables'];
  /** The sequence number of the record in an event. */
  sequenceOf: (event: S['response']) => number;
  /** Called with each record once, in ascending order, after Relay has stored it. */
  onRecord?: (event: S['response']) => void;
  /** Changes Relay's store beyond what the event itself says; also once for each record. */
  updater?: SelectorStoreUpdater<S['response']>;
}

export interface FollowOptions<S extends OperationType> {
  subscription: GraphQLTaggedNode;
  /** The sequence number of the last record that the page already has; 0 for none. */
  after: number;
  /** The latest callbacks: they may change while the stream runs. */
  source: () => StreamSource<S>;
  /** The error comes with `failed`. */
  onState: (state: StreamState, error: NetworkError | null) => void;
}

/**
 * Follows a stream of numbered records until it is complete. When the connection is lost it subscribes again, at once
 * when the browser is online again and otherwise after growing pauses, and asks for the records after the last one it
 * got. An event that it already has is dropped, so that nothing is lost, doubled or reordered.
 *
 * @returns a function that ends it; nothing is called after that
 */
export function followStream<S extends OperationType>(
  environment: Environment,
  { subscription, after, source, onState }: FollowOptions<S>,
): () => void {
  let last = after;
  let pauses = 0;
  let liveSince: number | undefined;
  let isOver = false;
  let request: Disposable | undefined;
  let endPause = () => {};

  const tell = (state: StreamState, error: NetworkError | null = null) => {
    if (!isOver) onState(state, error);
  };
  const isNew = (event: S['response'] | null | undefined): event is S['response'] =>
    !isOver && event !== null && event !== undefined && source().sequenceOf(event) > last;

  function subscribe(): void {
    const onLive = () => {
      liveSince = performance.now();
      tell('live');
    };
    request = requestSubscription<S>(environment, {
      subscription,
      variables: source().variables(last),
      cacheConfig: { metadata: { onLive } },
      updater: (store, event) => {
        if (isNew(event)) source().updater?.(store, event);
      },
      onNext: (event) => {
        if (!isNew(event)) return;
        last = source().sequenceOf(event);
        pauses = 0;
        source().onRecord?.(event);
      },
      onCompleted: () => tell('done'),
      onError: (error) => {
        const failure = error instanceof NetworkError ? error : null;
        if (failure?.kind !== 'interrupted') return tell('failed', failure);
        tell('waiting');
        waitAndResume();
      },
    });
  }

  function waitAndResume(): void {
    if (isOver) return;
    // A connection that held for a while is not one of a row of failures.
    if (liveSince !== undefined && performance.now() - liveSince > LONGEST_MS) pauses = 0;
    liveSince = undefined;
    const pause = RESUME_AFTER_MS[pauses] ?? LONGEST_MS;
    pauses += 1;
    const resume = () => {
      endPause();
      subscribe();
    };
    // Spread, so that after a restart of the server not everybody comes at once. `onLine` may be wrong, so that even
    // without a network it is tried now and then.
    const timer = setTimeout(resume, navigator.onLine ? pause * (0.75 + Math.random() / 2) : LONGEST_MS);
    window.addEventListener('online', resume);
    endPause = () => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
    };
  }

  tell('connecting');
  subscribe();
  return () => {
    isOver = true;
    endPause();
    request?.dispose();
  };
}
