/** What a job thread says to the thread that started it. */
export type FromJobThread<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; result: Result }
  /** A defect: what was thrown, as text, because not every error can be sent. */
  | { kind: 'failed'; message: string };
