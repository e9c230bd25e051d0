import type { LanguageCode } from '../languages/index.ts';
import type { StressWords } from '../languages/stress-words.ts';
import type { Person, Role, Service } from './person.ts';
import type { Random } from './random.ts';

/**
 * What makes a resume harder to read: names that don't fit into a line, titles that sound like employers and the other way
 * round, places behind the employer, notes or labels between a role's header and its text, roles without dates, and a
 * section of grants or talks under a heading that the corpus has nowhere else.
 */
export const STRESS_KINDS = [
  'long-names',
  'misleading-names',
  'joined-places',
  'side-notes',
  'body-labels',
  'without-dates',
  'other-entries',
] as const;

/** What resumes are made harder with. */
export interface Stress {
  kinds: ReadonlySet<(typeof STRESS_KINDS)[number]>;
  words: Record<LanguageCode, StressWords>;
}

function withLongNames(roles: readonly Role[], { titles, employers }: StressWords, random: Random): Role[] {
  const longer = new Map<string, string>();
  for (const { company } of roles)
    if (!longer.has(company)) longer.set(company, random.chance(0.4) ? random.pick(employers) : company);
  return roles.map((role) => ({
    ...role,
    title: random.chance(0.5) ? random.pick(titles).replace('{}', role.title) : role.title,
    company: longer.get(role.company) ?? role.company,
  }));
}

function withMisleadingNames(roles: readonly Role[], words: StressWords, random: Random): Role[] {
  const titles = random.sample(words.misleadingTitles, words.misleadingTitles.length);
  const employers = random.sample(words.misleadingEmployers, words.misleadingEmployers.length);
  const other = new Map<string, string>();
  for (const { company } of roles)
    if (!other.has(company)) other.set(company, (random.chance(0.4) && employers.pop()) || company);
  return roles.map((role) => ({
    ...role,
    title: (random.chance(0.35) && titles.pop()) || role.title,
    company: other.get(role.company) ?? role.company,
  }));
}

/** A person writes places in one way, and now and then none behind the employer. */
function withJoinedPlaces(roles: readonly Role[], random: Random): Role[] {
  const placeBehind = random.pick([', {}', ', {}', ' – {}', ' - {}', ' ({})', ' | {}', ' · {}']);
  return roles.map((role) => (random.chance(0.85) ? { ...role, placeBehind } : role));
}

const withTextBefore = (roles: readonly Role[], texts: readonly string[], random: Random): Role[] =>
  roles.map((role) =>
    random.chance(0.6) && role.description === '' ? { ...role, description: random.pick(texts) } : role,
  );

/** The newest role keeps its dates. */
const withoutDates = (roles: readonly Role[], random: Random): Role[] =>
  roles.map((role, index) => (index > 0 && random.chance(0.35) ? { ...role, isUndated: true } : role));

function inventEntry(text: string, firstYear: number, random: Random): Service {
  const [title = '', organisation = ''] = text.split(' / ');
  const year = random.int(firstYear, 2022);
  const start = { year, month: random.int(1, 12), day: random.int(1, 28) };
  return { title, organisation, start, end: { ...start, year: year + random.int(1, 2) } };
}

/** The same person with a resume that is harder to read. */
export function stressPerson(person: Person, { kinds, words }: Stress, random: Random): Person {
  const own = words[person.language];
  let { roles } = person;
  if (kinds.has('long-names')) roles = withLongNames(roles, own, random);
  if (kinds.has('misleading-names')) roles = withMisleadingNames(roles, own, random);
  if (kinds.has('joined-places')) roles = withJoinedPlaces(roles, random);
  const before = [
    ...(kinds.has('side-notes') ? own.sideNotes : []),
    ...(kinds.has('body-labels') ? own.bodyLabels : []),
  ];
  if (before.length > 0) roles = withTextBefore(roles, before, random);
  if (kinds.has('without-dates')) roles = withoutDates(roles, random);
  if (!kinds.has('other-entries')) return { ...person, roles };
  const firstYear = roles.at(-1)?.start.year ?? 2010;
  const heading = random.pick(own.headings);
  const texts = random.sample(own.entries, random.int(2, 4));
  return {
    ...person,
    roles,
    otherEntries: { heading, entries: texts.map((text) => inventEntry(text, firstYear, random)) },
  };
}
