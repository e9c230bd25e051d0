import { setImmediate as otherWork } from 'node:timers/promises';
import { listOtherReadings, type OtherReadings } from '../../writing/reading/corrections/other-readings.ts';
import type { CurrentExperience } from './imported-experiences.ts';
import type { ImportResult } from './resume-import.schema.ts';
import { readRoleText } from './role-text.ts';

/**
 * Lists what else an imported experience could be called by its lines in the file; nothing for one that the bank already had,
 * that is gone, or whose lines weren't stored. Lets other requests in first, since a review asks this of each experience.
 */
export async function findOtherReadings(
  result: Pick<ImportResult, 'lines'>,
  { isNew, experience, sourceLines }: CurrentExperience,
): Promise<OtherReadings> {
  if (!isNew || !experience || sourceLines.length === 0) return { title: [], company: [] };
  await otherWork();
  return listOtherReadings({
    names: { title: experience.title, company: experience.company },
    location: experience.location ?? '',
    ...readRoleText(result, { sourceLines }),
  });
}
