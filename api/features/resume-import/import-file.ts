import { Prisma, type ResumeImport, type ResumeTemplate } from '../../generated/prisma/client.ts';
import { originalContentSchema } from './resume-import.schema.ts';

/** What a template says when it knows no uploaded file. */
export const NO_FILE = { uploadedFileName: null, originalContent: Prisma.DbNull };

/** Whether the file that the template names is this import's; those of before `importId` was kept go by their name. */
export function isFileOf(template: ResumeTemplate, { id, fileName }: ResumeImport): boolean {
  const { importId } = originalContentSchema.parse(template.originalContent);
  return importId === null ? template.uploadedFileName === fileName : importId === id;
}
