import type { ResumeTemplate } from '../../generated/prisma/client.ts';
import type { ResumeForScoring, Role } from '../../writing/types.ts';
import { parseTemplateDetails } from './template-details.ts';

/** Roles and resume details in the form that `writing/` uses. */
export function toResumeForScoring(roles: Role[], template: ResumeTemplate | null): ResumeForScoring {
  if (!template) return { roles, skills: [], certificates: [], languages: [], education: [] };
  const { education, skills, certifications, languages } = parseTemplateDetails(template);
  return {
    roles,
    skills,
    certificates: certifications,
    languages,
    education: education
      .map(({ degree, institution, startDate, endDate, details }) =>
        [degree, institution, [startDate, endDate].filter((date) => date !== '').join(' to '), details]
          .filter((part) => part !== '')
          .join(', '),
      )
      .filter((text) => text !== ''),
  };
}
