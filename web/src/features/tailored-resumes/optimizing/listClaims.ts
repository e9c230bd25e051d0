import type { Range } from './markText.ts';

interface Entry extends Range {
  readonly source: Range | null | undefined;
}

/**
 * The claims of a ledger for people. The same words can be several claims, such as the work and the part in it: they are
 * shown once, with the longest of the words that they rest on.
 */
export function listClaims<E extends Entry>(ledger: readonly E[]): E[] {
  const claims = new Map<string, E>();
  for (const entry of ledger) {
    const words = `${entry.start}-${entry.end}`;
    const known = claims.get(words);
    if (!known || measure(entry) > measure(known)) claims.set(words, entry);
  }
  return [...claims.values()].sort((a, b) => a.start - b.start);
}

const measure = ({ source }: Entry) => (source ? source.end - source.start : 0);
