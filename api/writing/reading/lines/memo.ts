const caches: Map<string, unknown>[] = [];

/**
 * Remembers a pure function's answers by its text for the length of one reading: the same few pieces are asked about
 * again and again while layouts are compared. `forget` empties all of it, so nobody's text outlives the call.
 */
export function remember<Result>(ask: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  caches.push(known);
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const fresh = ask(text);
    known.set(text, fresh);
    return fresh;
  };
}

/** Empties what `remember` holds. */
export function forget(): void {
  for (const cache of caches) cache.clear();
}
