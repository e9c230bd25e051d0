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
/** An entry of `resume_templates.sections`. */
export const textSection = z.object({
  heading: z.string(),
  /** A paragraph or list item on each line; items begin with "- ". */
  text: z.string(),
  /** Whether resumes show it. */
  isShown: z.boolean(),
});
const textList = z.array(z.string());

/** The JSON columns of a template. */
export type StoredLists = Pick<
  ResumeTemplate,
  'education' | 'skills' | 'certifications' | 'languages' | 'sections'
>;

/** Parses the JSON columns of a template. */
export function parseTemplateDetails(template: StoredLists) {
  return {
    education: z.array(educationEntry).parse(template.education),
    skills: textList.parse(template.skills),
    certifications: textList.parse(template.certifications),
    languages: textList.parse(template.languages),
    sections: z.array(textSection).parse(template.sections),
  };
}
