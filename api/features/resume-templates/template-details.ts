import { z } from 'zod';
import type { ResumeTemplate } from '../../generated/prisma/client.ts';

/** An entry of `resume_templates.education`. */
export const educationEntry = z.object({
  institution: z.string(),
  degree: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  details: z.string(),
});
const textList = z.array(z.string());

/** Parses the JSON columns of a template. */
export function parseTemplateDetails(
  template: Pick<ResumeTemplate, 'education' | 'skills' | 'certifications' | 'languages'>,
) {
  return {
    education: z.array(educationEntry).parse(template.education),
    skills: textList.parse(template.skills),
    certifications: textList.parse(template.certifications),
    languages: textList.parse(template.languages),
  };
}
