import type { InterviewRole } from '../types.ts';

/** A person with a posting and what they say, for tests and the bench; the texts are as messy as real ones. */
export interface ScriptedCandidate {
  trade: string;
  posting: string;
  roles: InterviewRole[];
  /** To the questions of the plan, by topic and in order. */
  answers: Record<'opening' | 'background' | 'claim' | 'requirement' | 'behavior' | 'problem', string[]>;
  /** To whatever else is asked. */
  further: string[];
  ask: string;
}

/** A role with its bullets as lines. */
export function role(
  title: string,
  company: string,
  [startDate, endDate]: [string, string],
  lines: string,
): InterviewRole {
  const id = `${company}-${startDate}`;
  const bullets = lines
    .trim()
    .split('\n')
    .map((text, at) => ({ id: `${id}-${at}`, text: text.trim() }));
  return { id, title, company, startDate, endDate, description: '', bullets };
}
