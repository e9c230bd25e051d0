import { Prisma, type ResumeImport, type ResumeTemplate } from '../../generated/prisma/client.ts';
import { originalContentSchema } from './resume-import.schema.ts';

/** The template fields when there is no uploaded file. */
export const NO_FILE = { uploadedFileName: null, originalContent: Prisma.DbNull };

/**
 * Whether the template's file belongs to this import. Older templates have no `importId` and are compared by file
 * name.
 */
export function isFileFromImport(template: ResumeTemplate, { id, fileName }: ResumeImport): boolean {
  const { importId } = originalContentSchema.parse(template.originalContent);
  return importId === null ? template.uploadedFileName === fileName : importId === id;
}
