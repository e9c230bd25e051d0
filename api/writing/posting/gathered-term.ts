import type { LexiconEntry } from '../lexicon/format.ts';
import type { Need, Span } from '../types.ts';

/** What was gathered about one term over the whole posting. */
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
