/** A message from a job thread to the thread that started it. */
export type FromJobThread<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; result: Result }
  /** A bug: the thrown error as text, because not every error can be sent between threads. */
  | { kind: 'failed'; message: string };
