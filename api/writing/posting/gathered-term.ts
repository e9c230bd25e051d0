import type { LexiconEntry } from '../lexicon/format.ts';
import type { Need, Span } from '../types.ts';

/** Everything gathered about one term across the posting. */
export interface Gathered {
  canonical: string;
  entry: LexiconEntry | null;
  trust: number;
  zone: number;
  surfaces: Map<string, number>;
  spans: (Span & { surface: string })[];
  count: number;
  needs: Set<Need>;
  order: number;
}
