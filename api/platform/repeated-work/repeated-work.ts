/** Work that the server repeats about once a minute for as long as it runs. */
export interface RepeatedWork {
  /** Aborts a run that is under way, and resolves when there will be no other. */
  stop: () => Promise<void>;
}

/** One run. The signal aborts when the server stops; what it throws is logged, and the next run comes all the same. */
export type Run = (signal: AbortSignal) => Promise<void>;
