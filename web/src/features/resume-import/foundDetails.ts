import { z } from '../../lib/zod.ts';
import type { ContactField } from '../resume-templates/contactFields.ts';

const education = z.object({
  institution: z.string(),
  degree: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  details: z.string(),
});

/** The answer of `POST /api/resume-editor/upload`, as far as the page shows it (docs/product.md#rest-experiences). */
export const foundDetailsSchema = z.object({
  message: z.string(),
  importId: z.uuid(),
  experiences: z.array(z.unknown()),
  contact: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    linkedIn: z.string(),
    website: z.string(),
  } satisfies Record<ContactField, unknown>),
  education: z.array(education),
  skills: z.array(z.string()),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
});

export type FoundDetails = z.output<typeof foundDetailsSchema>;
