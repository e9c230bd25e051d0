import type { RoleFields } from './experience.schema.ts';

interface MergeableRole extends RoleFields {
  description: string | null;
}

type Dates = Pick<RoleFields, 'startDate' | 'endDate'>;

/**
 * What two experiences say as one when nobody says otherwise: the first's fields, the second's where the first has
 * none, dates that reach over both, and both descriptions if they differ.
 */
export function mergedRole(into: MergeableRole, from: MergeableRole): MergeableRole {
  return {
    title: into.title || from.title,
    company: into.company || from.company,
    location: into.location ?? from.location,
    ...widened(into, from),
    description: joined(into.description ?? '', from.description ?? '') || null,
  };
}

const isKnown = ({ startDate, endDate }: Dates) => startDate !== '' || endDate !== null;
/** A year alone reaches to its end when it is an end. */
const lastMonth = (date: string) => (date.length === 4 ? `${date}-12` : date);

/** An end of null is Present, unless no date is known at all: then it says nothing. */
function widened(a: Dates, b: Dates): Dates {
  if (!isKnown(b)) return { startDate: a.startDate, endDate: a.endDate };
  if (!isKnown(a)) return { startDate: b.startDate, endDate: b.endDate };
  const [start = ''] = [a.startDate, b.startDate].filter((date) => date !== '').sort();
  if (a.endDate === null || b.endDate === null) return { startDate: start, endDate: null };
  return { startDate: start, endDate: lastMonth(a.endDate) >= lastMonth(b.endDate) ? a.endDate : b.endDate };
}

function joined(first: string, second: string): string {
  if (second === '' || first.includes(second)) return first;
  return first === '' ? second : `${first}\n\n${second}`;
}
