import type { ReviewedDocument } from '../../writing/reading/missed-role/role-lines.ts';
import type { ImportedExperience, ImportResult } from './resume-import.schema.ts';

/** An imported file as its reader left it, with the roles that the user has added since. */
export function toReviewedDocument(
  { lines }: ImportResult,
  present: readonly ImportedExperience[],
): ReviewedDocument {
  const roles = present.map(({ sourceLines }) => sourceLines).filter((numbers) => numbers.length > 0);
  const inRoles = new Set(roles.flat());
  return {
    lines: lines.map(({ text }) => text),
    roles,
    others: lines.flatMap(({ placement }, number) =>
      (placement === 'contact' || placement === 'section') && !inRoles.has(number) ? [number] : [],
    ),
  };
}

/** Whether a role that was missed can begin at a line: there is text, and no other role begins there. */
export const canBeginAt = ({ lines, roles }: ReviewedDocument, number: number): boolean =>
  (lines[number] ?? '').trim() !== '' && roles.every((numbers) => Math.min(...numbers) !== number);
