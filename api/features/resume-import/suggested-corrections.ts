import type { RoleNames } from '../../writing/reading/corrections/role-names.ts';
import { suggestCorrections } from '../../writing/reading/corrections/suggest-corrections.ts';
import type { Experience } from '../../generated/prisma/client.ts';
import type { ImportedExperience, ImportResult } from './resume-import.schema.ts';
import { readRoleText } from './role-text.ts';

/**
 * What the roles of an import are called by the example of those that the user has corrected in the bank; null where
 * there is nothing to suggest. Roles that the bank already had neither teach nor learn.
 *
 * @param found the current state of the import's experiences, in its order; null for those that are gone
 */
export function suggestForImport(
  result: Pick<ImportResult, 'lines'>,
  experiences: readonly ImportedExperience[],
  found: readonly (Pick<Experience, 'title' | 'company'> | null)[],
): (RoleNames | null)[] {
  return suggestCorrections(
    experiences.map(({ isNew, read, confirmedFields, sourceLines }, index) => {
      const now = found[index];
      return {
        read: { title: read?.title ?? '', company: read?.company ?? '' },
        now: now && read && isNew ? { title: now.title, company: now.company } : null,
        confirmed: confirmedFields.filter((field) => field !== 'dates'),
        ...readRoleText(result, { sourceLines }),
      };
    }),
  );
}
