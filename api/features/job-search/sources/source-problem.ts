import { z } from 'zod';

/** What an attempt to read a source can fail with, each as the end of a sentence that begins with the source's name. */
const WORDS = {
  unreachable: 'could not be reached',
  slow: 'did not answer in time',
  'cut-off': 'stopped in the middle of its answer',
  limited: 'asked us to come back later',
  refused: 'refused our request; a key may be wrong or missing',
  'error-status': 'answered with an error',
  'wrong-type': 'answered with something that is not a list of jobs',
  'too-large': 'sent more than can be read',
  garbage: 'answered with something that could not be read',
  changed: 'has changed the form of its answers, so that they can’t be read',
  'not-stored': 'answered, but its jobs could not be stored',
} as const;

export type SourceProblem = keyof typeof WORDS;

const stored = z.enum(Object.keys(WORDS) as [SourceProblem, ...SourceProblem[]]);

/** A sentence for people about a stored problem; null if there is none. */
export function describeProblem(label: string, problem: string | null): string | null {
  const known = stored.safeParse(problem).data;
  return known ? `${label} ${WORDS[known]}.` : null;
}
