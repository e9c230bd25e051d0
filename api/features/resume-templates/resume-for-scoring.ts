import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import type { ResumeForScoring, Role } from '../../writing/types.ts';
import { templateDetails } from './template-details.ts';

/** Roles together with what the template lists besides them, in the words of `writing/`. */
export function resumeForScoring(roles: Role[], template: ResumeTemplate | null): ResumeForScoring {
  if (!template) return { roles, skills: [], hasEducation: false, degrees: [] };
  const { education, skills, certifications, languages } = templateDetails(template);
  return {
    roles,
    skills: [...skills, ...certifications, ...languages],
    hasEducation: education.length > 0,
    degrees: education.map(({ degree }) => degree).filter((degree) => degree !== ''),
  };
}
