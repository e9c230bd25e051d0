import { z } from 'zod';
import { writtenBySchema } from '../../ai/written-by.ts';
import { ROLES_ALIKE_MAX } from '../../writing/reading/missed-role/roles-alike.ts';
import { experienceSchema } from '../experiences/experience.schema.ts';
import { educationEntry, textSection } from '../resume-templates/template-details.ts';

const confidence = z.object({ title: z.number(), company: z.number(), dates: z.number() });

/** What an import is sure or unsure of in a role; `dates` are start and end together. */
export const importedFields = ['title', 'company', 'dates'] as const;
export type ImportedField = (typeof importedFields)[number];

const storedExperience = z.object({
  experienceId: z.string(),
  /** False if the bank already contained it and only its new bullets were added. */
  isNew: z.boolean(),
  addedBulletPointIds: z.array(z.string()),
  confidence,
  /** The fields as they were read. Missing in older imports. */
  read: z
    .object({ title: z.string(), company: z.string(), startDate: z.string(), endDate: z.string().nullable() })
    .nullable()
    .default(null),
  /** The uncertain fields that the user has confirmed. Missing in older imports. */
  confirmedFields: z.array(z.enum(importedFields)).optional(),
  /** Older imports: whether the user has confirmed all of them. */
  isConfirmed: z.boolean().optional(),
  /** Zero-based numbers of the role's lines in `lines`. Missing in older imports. */
  sourceLines: z.array(z.number().int()).default([]),
  /** Whether the user has added it in the review: the reader had missed it. */
  isAddedByUser: z.boolean().default(false),
});

const importedExperience = storedExperience.transform(({ isConfirmed, confirmedFields, ...experience }) => ({
  ...experience,
  confirmedFields: confirmedFields ?? (isConfirmed ? [...importedFields] : []),
}));

const ofEveryDetail = {
  /** Zero-based numbers of the entry's lines in `lines`. */
  sourceLines: z.array(z.number().int()),
  /**
   * `saved`: written to the resume details, by the import or when the user asked for it later; `skipped`: not written,
   * because they had entries of its kind; `no-room`: longer, or one more, than they accept.
   */
  outcome: z.enum(['saved', 'skipped', 'no-room']),
};

/** An entry of education, certificates, languages or skills, or a section, as the resume details would hold it. */
const importedDetail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('education'), entry: educationEntry, ...ofEveryDetail }),
  z.object({ kind: z.literal('section'), section: textSection, ...ofEveryDetail }),
  z.object({ kind: z.enum(['certification', 'language', 'skill']), text: z.string(), ...ofEveryDetail }),
]);

/** `resume_imports.result`: what was found, and where each line of the file was placed. */
export const importResultSchema = z.object({
  experiences: z.array(importedExperience),
  /** Missing in older imports. */
  details: z.array(importedDetail).default([]),
  lines: z.array(
    z.object({ text: z.string(), placement: z.enum(['contact', 'section', 'experience', 'unplaced']) }),
  ),
  warnings: z.array(z.string()),
  /** Who read the doubtful parts; null before that was kept. */
  writtenBy: writtenBySchema.nullable().default(null),
});

/** Roles that the reader has missed, as the user adds them. */
export const missedRolesSchema = z.object({
  roles: z
    .array(
      z.object({ lineNumbers: z.array(z.number().int()), experience: experienceSchema }),
      'Please send the roles as a list.',
    )
    .min(1, 'There are no roles to add.')
    .max(ROLES_ALIKE_MAX, `At most ${ROLES_ALIKE_MAX} roles can be added at once.`),
});

const templateFieldsSchema = z.record(z.string(), z.json());

/** `resume_imports.changes`: the changes to revert when the import is undone. */
export const importChangesSchema = z.object({
  experienceIds: z.array(z.string()),
  bulletPointIds: z.array(z.string()),
  /** The default template's fields before and after the import. */
  template: z.object({ before: templateFieldsSchema, after: templateFieldsSchema }),
});

/** `resume_templates.originalContent`: the text of the last file read, and the import that it belongs to. */
export const originalContentSchema = z
  .looseObject({ importId: z.string().nullable().default(null) })
  .nullable()
  .transform((content) => content ?? { importId: null });

export type ImportResult = z.output<typeof importResultSchema>;
export type ImportChanges = z.output<typeof importChangesSchema>;
export type ImportedExperience = z.output<typeof importedExperience>;
export type ImportedDetail = z.output<typeof importedDetail>;
export type DetailKind = ImportedDetail['kind'];
