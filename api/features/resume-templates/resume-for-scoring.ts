import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import type { ResumeForScoring, Role } from '../../writing/types.ts';
import { parseTemplateDetails } from './template-details.ts';

/** Roles and resume details in the form that `writing/` uses. */
export function toResumeForScoring(roles: Role[], template: ResumeTemplate | null): ResumeForScoring {
  if (!template) return { roles, skills: [], hasEducation: false, degrees: [] };
  const { education, skills, certifications, languages } = parseTemplateDetails(template);
  return {
    roles,
    skills: [...skills, ...certifications, ...languages],
    hasEducation: education.length > 0,
    degrees: education.map(({ degree }) => degree).filter((degree) => degree !== ''),
  };
}
