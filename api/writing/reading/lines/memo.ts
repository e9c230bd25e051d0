const caches: Map<string, unknown>[] = [];

/**
 * Caches the results of a pure function during one reading: comparing layouts asks about the same few texts again and
 * again. `clearCaches` clears all caches, so that no user's text outlives the call.
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

/** Clears all caches of `remember`. */
export function clearCaches(): void {
  for (const cache of caches) cache.clear();
}
