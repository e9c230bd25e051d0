import { lexicon } from '../lexicon/lexicon.ts';
import { fold } from '../text/tokens.ts';
import type { PostingAnalysis } from '../types.ts';
import { shownName, shownTerms } from './keywords.ts';

const MAX_AREAS = 6;
const MAX_PER_GROUP = 2;

/** Three to six readable names for the job's focus: its heaviest skills, at most two from one lexicon group. */
export function pickFocusAreas(analysis: Pick<PostingAnalysis, 'terms' | 'language'>): string[] {
  const taken = new Map<string, number>();
  const areas = new Map<string, string>();
  const spare: string[] = [];
  for (const term of shownTerms(analysis)) {
    if (areas.size >= MAX_AREAS) break;
    if (
      term.kind === 'trait' ||
      term.kind === 'degree' ||
      term.kind === 'certificate' ||
      term.kind === 'language'
    )
      continue;
    const name = shownName(term, analysis.language);
    const key = lexicon().byName.get(term.canonical)?.group ?? '';
    const used = taken.get(key) ?? 0;
    if (used >= MAX_PER_GROUP) {
      spare.push(name);
      continue;
    }
    taken.set(key, used + 1);
    areas.set(fold(name), named(name));
  }
  for (const name of spare) if (areas.size < MAX_AREAS) areas.set(fold(name), named(name));
  return [...areas.values()];
}

function named(surface: string): string {
  return surface.charAt(0).toUpperCase() + surface.slice(1);
}
