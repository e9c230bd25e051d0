import { importResultSchema, type ImportResult } from './resume-import.schema.ts';

/** What a stored import found. */
export const resultOf = (stored: { result: unknown }): ImportResult =>
  importResultSchema.parse(stored.result);

/** What an import brought, in words for people. */
export function messageOf({ experiences }: ImportResult): string {
  const added = experiences.filter(({ isNew }) => isNew).length;
  const known = experiences.length - added;
  const found = `Found ${added} new ${added === 1 ? 'experience' : 'experiences'} in your resume.`;
  if (known === 0) return found;
  return `${found} ${known} you had already: ${known === 1 ? 'its' : 'their'} new bullet points were added.`;
}
