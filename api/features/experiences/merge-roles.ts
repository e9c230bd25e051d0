import type { RoleFields } from './experience.schema.ts';

interface MergeableRole extends RoleFields {
  description: string | null;
}

type Dates = Pick<RoleFields, 'startDate' | 'endDate'>;

/**
 * Default fields for merging two experiences: those of the first, filled up from the second; dates that span both;
 * and both descriptions if they differ.
 */
export function mergeRoles(into: MergeableRole, from: MergeableRole): MergeableRole {
  return {
    title: into.title || from.title,
    company: into.company || from.company,
    location: into.location ?? from.location,
    ...mergeDates(into, from),
    description: joinTexts(into.description ?? '', from.description ?? '') || null,
  };
}

const hasDates = ({ startDate, endDate }: Dates) => startDate !== '' || endDate !== null;
/** An end date without a month means December. */
const lastMonth = (date: string) => (date.length === 4 ? `${date}-12` : date);

/** An end date of null means Present, unless the start date is unknown too. */
function mergeDates(a: Dates, b: Dates): Dates {
  if (!hasDates(b)) return { startDate: a.startDate, endDate: a.endDate };
  if (!hasDates(a)) return { startDate: b.startDate, endDate: b.endDate };
  const [start = ''] = [a.startDate, b.startDate].filter((date) => date !== '').sort();
  if (a.endDate === null || b.endDate === null) return { startDate: start, endDate: null };
  return { startDate: start, endDate: lastMonth(a.endDate) >= lastMonth(b.endDate) ? a.endDate : b.endDate };
}

function joinTexts(first: string, second: string): string {
  if (second === '' || first.includes(second)) return first;
  return first === '' ? second : `${first}\n\n${second}`;
}
