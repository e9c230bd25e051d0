import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { toMonth } from '../../core/months.ts';
import type { Seeker } from '../../writing/job-match/job-match.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { toRole } from '../experiences/roles.ts';
import { toResumeForScoring } from '../resume-templates/resume-for-scoring.ts';
import { getDefaultTemplate } from '../resume-templates/resume-templates.ts';
import type { JobSearchInput } from './job-search.schema.ts';

const MOST_TITLES = 4;
const MOST_SKILLS = 12;

/** The person who searches: their bank, the skills of their resume details, and what they look for. */
export async function gatherSeeker(deps: Deps, actor: Actor | null, input: JobSearchInput): Promise<Seeker> {
  const [experiences, template] = await Promise.all([
    listExperiences(deps, actor),
    getDefaultTemplate(deps, actor),
  ]);
  const { roles, skills } = toResumeForScoring(experiences.map(toRole), template);
  return {
    roles,
    skills,
    level: input.experienceLevel,
    radiusMiles: input.radius,
    openToRemote: input.openToRemote,
    referenceDate: toMonth(deps.now()),
  };
}

/** What a person does, in their own words: the latest titles and the skills that they list. */
export function listInterests({ roles, skills }: Seeker): string[] {
  const latest = roles
    .toSorted((a, b) => (b.endDate || '9999').localeCompare(a.endDate || '9999'))
    .map(({ title }) => title);
  const titles = [...new Set(latest)].slice(0, MOST_TITLES);
  // A title's words one by one as well: a "Registered Nurse" may be a "Staff Nurse".
  const words = titles
    .flatMap((title) => title.split(/[^\p{L}\p{N}+#.]+/u))
    .filter((word) => word.length > 2);
  return [...new Set([...titles, ...words, ...skills.slice(0, MOST_SKILLS)])].filter(
    (text) => text.trim() !== '',
  );
}
