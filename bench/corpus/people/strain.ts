import { STRAINS } from '../languages/strains.ts';
import type { Person, Role } from './person.ts';
import type { Random } from './random.ts';

/** What makes a resume harder to read: `long-names`, `asides` between header and body, roles `without-dates`. */
export const STRAIN_KINDS = ['long-names', 'asides', 'without-dates', 'other-entries'] as const;
export type Strain = (typeof STRAIN_KINDS)[number];

function lengthen(roles: readonly Role[], person: Person, random: Random): Role[] {
  const { titles, employers } = STRAINS[person.language];
  const longer = new Map<string, string>();
  for (const { company } of roles)
    if (!longer.has(company)) longer.set(company, random.chance(0.4) ? random.pick(employers) : company);
  return roles.map((role) => ({
    ...role,
    title: random.chance(0.5) ? random.pick(titles).replace('{}', role.title) : role.title,
    company: longer.get(role.company) ?? role.company,
  }));
}

/** The person with roles, and `other-entries` with a section of dated entries, that are harder to read. */
export function strainPerson(person: Person, strains: ReadonlySet<Strain>, random: Random): Person {
  const words = STRAINS[person.language];
  let { roles } = person;
  if (strains.has('long-names')) roles = lengthen(roles, person, random);
  if (strains.has('asides'))
    roles = roles.map((role) =>
      random.chance(0.6) && role.description === ''
        ? { ...role, description: random.pick(words.asides) }
        : role,
    );
  if (strains.has('without-dates'))
    roles = roles.map((role, index) =>
      index > 0 && random.chance(0.35) ? { ...role, isUndated: true } : role,
    );
  const year = roles.at(-1)?.start.year ?? 2010;
  return {
    ...person,
    roles,
    otherEntries: strains.has('other-entries')
      ? {
          heading: random.pick(words.headings),
          entries: random.sample(words.entries, random.int(2, 4)).map((text) => {
            const [title = '', organisation = ''] = text.split(' / ');
            const from = random.int(year, 2022);
            const start = { year: from, month: random.int(1, 12), day: random.int(1, 28) };
            return { title, organisation, start, end: { ...start, year: from + random.int(1, 2) } };
          }),
        }
      : null,
  };
}
