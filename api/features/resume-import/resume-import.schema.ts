import { z } from 'zod';

const confidence = z.object({ title: z.number(), company: z.number(), dates: z.number() });

const importedExperience = z.object({
  experienceId: z.string(),
  /** False: the bank held it already, and only its new bullets were added. */
  isNew: z.boolean(),
  addedBulletPointIds: z.array(z.string()),
  confidence,
  /** The fields as they were read; imports from before this was kept have none. */
  read: z
    .object({ title: z.string(), company: z.string(), startDate: z.string(), endDate: z.string().nullable() })
    .nullable()
    .default(null),
  /** The person has looked at the doubtful fields and said that they are right. */
  isConfirmed: z.boolean().default(false),
});

/** `resume_imports.result`: what became of each line of the file. */
export const importResultSchema = z.object({
  experiences: z.array(importedExperience),
  lines: z.array(
    z.object({ text: z.string(), placement: z.enum(['contact', 'section', 'experience', 'unplaced']) }),
  ),
  warnings: z.array(z.string()),
});

const templateFields = z.record(z.string(), z.json());

/** `resume_imports.changes`: what its undo takes back. */
export const importChangesSchema = z.object({
  experienceIds: z.array(z.string()),
  bulletPointIds: z.array(z.string()),
  /** The default template's fields as they were, and as the import left them. */
  template: z.object({ before: templateFields, after: templateFields }),
});

/** `resume_templates.originalContent`: the text of the file that was read last, and the import that it belongs to. */
export const originalContentSchema = z
  .looseObject({ importId: z.string().nullable().default(null) })
  .nullable()
  .transform((content) => content ?? { importId: null });

export type ImportResult = z.output<typeof importResultSchema>;
export type ImportChanges = z.output<typeof importChangesSchema>;
export type ImportedExperience = z.output<typeof importedExperience>;
