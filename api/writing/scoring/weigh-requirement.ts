import type { Need, PostingRequirement } from '../types.ts';

const NEED_WEIGHT: Record<Need, number> = { required: 3, preferred: 1.5, mentioned: 1 };
/** Requirements that aren't among the main ones. */
const MINOR = 0.25;
/** Soft skills: anybody can claim them. */
const TRAIT = 0.25;
/** Requirements that rule a person out. */
const DECISIVE = 1.5;

/** How much a requirement counts beside the others of its posting: 3 for a main must. */
export function weighRequirement({ need, kind, main, years }: PostingRequirement): number {
  const decisive = kind === 'license' || kind === 'education' || years !== null;
  return NEED_WEIGHT[need] * (main ? 1 : MINOR) * (kind === 'trait' ? TRAIT : 1) * (decisive ? DECISIVE : 1);
}
