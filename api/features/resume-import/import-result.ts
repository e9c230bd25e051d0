import { importResultSchema, type ImportResult } from './resume-import.schema.ts';

/** Parses the result of a stored import. */
export const parseImportResult = (stored: { result: unknown }): ImportResult =>
  importResultSchema.parse(stored.result);

/** A sentence for people about what was imported, without what they have added themselves. */
export function describeImport({ experiences: all }: ImportResult): string {
  const experiences = all.filter(({ isAddedByUser }) => !isAddedByUser);
  const added = experiences.filter(({ isNew }) => isNew).length;
  const known = experiences.length - added;
  const gained = experiences.reduce((sum, one) => sum + (one.isNew ? 0 : one.addedBulletPointIds.length), 0);
  const bullets = `${gained} new bullet ${gained === 1 ? 'point' : 'points'}`;
  if (known > 0 && added === 0)
    return gained === 0
      ? 'Nothing new in this file.'
      : `Found no new experiences, but ${bullets} for those you already had.`;
  if (added === 0) return 'Found no experiences in your resume.';
  const found = `Found ${added} new ${added === 1 ? 'experience' : 'experiences'} in your resume.`;
  if (known === 0) return found;
  return `${found} You already had ${known}${gained === 0 ? '' : `, with ${bullets} now`}.`;
}
