import type { DateStyle } from './dates/date-style.ts';
import { LANGUAGES } from './languages/index.ts';
import { SECTIONS } from './languages/language.ts';
import type { Language, SectionName } from './languages/language.ts';
import type { Body } from './people/career.ts';
import type { Person } from './people/person.ts';
import type { Random } from './people/random.ts';

/** A dated entry of a section; empty strings are left out. */
export interface Entry {
  type: 'entry';
  title: string;
  organisation: string;
  place: string;
  dates: string;
  /** First date, mark and last date of `dates`. */
  parts: [string, string, string] | null;
  text: string;
  bullets: string[];
  /** Which position of one employment with several: the first shows the employer, the others don't. */
  position: 'only' | 'first' | 'next';
}
/** A line of text with or without a label before it. */
export interface Item {
  type: 'item';
  label: string;
  text: string;
}
export interface Section {
  kind: SectionName;
  heading: string;
  blocks: (Entry | Item)[];
}

/** The choices that a person makes within a template. */
export interface Habits {
  dates: DateStyle;
  body: Body;
  /** The employer (school, issuer) stands where the template puts the title first. */
  organisationFirst: boolean;
  /** Positions at one employer stand under one heading. */
  banners: boolean;
  /** Certificates as dated entries instead of one line each. */
  certificateEntries: boolean;
  /** The subject stands on its degree's line. */
  fieldWithDegree: boolean;
  showPlaces: boolean;
}

/** A person's resume before a template gives it a shape. */
export interface Resume {
  person: Person;
  words: Language;
  habits: Habits;
  random: Random;
  headings: Record<keyof Language['headings'], string>;
  sections: Section[];
}

export const item = (text: string, label = ''): Item => ({ type: 'item', label, text });
/** The texts that aren't empty, with the mark between them. */
export const join = (texts: readonly string[], mark: string): string =>
  texts.filter((text) => text !== '').join(mark);

type Parts = Omit<Resume, 'sections'>;

function experience({ person, habits }: Parts): Entry[] {
  return person.roles.map((role, index) => {
    const above = person.roles[index - 1]?.company === role.company;
    const below = person.roles[index + 1]?.company === role.company;
    return {
      type: 'entry',
      title: role.title,
      organisation: role.placeBehind
        ? role.company + role.placeBehind.replace('{}', role.location)
        : role.company,
      place: habits.showPlaces && !role.placeBehind ? role.location : '',
      dates: role.isUndated ? '' : habits.dates.range(role.start, role.end),
      parts: role.isUndated ? null : habits.dates.parts(role.start, role.end),
      text: role.description,
      bullets: role.bullets,
      position: !habits.banners || (!above && !below) ? 'only' : above ? 'next' : 'first',
    };
  });
}

const entry = (known: Partial<Entry>): Entry => ({
  type: 'entry',
  title: '',
  organisation: '',
  place: '',
  dates: '',
  parts: null,
  text: '',
  bullets: [],
  position: 'only',
  ...known,
});

function education({ person, habits, words }: Parts): Entry[] {
  return person.education.map((study) =>
    entry({
      title: habits.fieldWithDegree ? `${study.degree}${words.fieldJoiner}${study.field}` : study.degree,
      organisation: study.school,
      place: habits.showPlaces ? study.location : '',
      dates: habits.dates.range(study.start, study.end),
      parts: habits.dates.parts(study.start, study.end),
      text: habits.fieldWithDegree ? '' : study.field,
    }),
  );
}

function certificates({ person, habits, words }: Parts): (Entry | Item)[] {
  const { labels } = words;
  return person.certificates.map(({ name, issuer, number, date, expiry }) => {
    const numbered = number === '' ? '' : `${labels.number} ${number}`;
    const valid = expiry === null ? '' : `${labels.until} ${habits.dates.one(expiry)}`;
    if (habits.certificateEntries)
      return entry({
        title: name,
        organisation: issuer,
        dates: habits.dates.one(date),
        text: join([numbered, valid], ', '),
      });
    return item(join([name, issuer, numbered, habits.dates.one(date), valid], ', '));
  });
}

function services(services: Person['volunteering'], { habits }: Parts): Entry[] {
  return services.map(({ title, organisation, start, end }) =>
    entry({
      title,
      organisation,
      dates: habits.dates.range(start, end),
      parts: habits.dates.parts(start, end),
    }),
  );
}

function blocksOf(kind: SectionName, parts: Parts): (Entry | Item)[] {
  const { person } = parts;
  switch (kind) {
    case 'summary':
      return person.summary === '' ? [] : [item(person.summary)];
    case 'experience':
      return experience(parts);
    case 'education':
      return education(parts);
    case 'certificates':
      return certificates(parts);
    case 'skills':
      return person.skills.map((skill) => item(skill));
    case 'languages':
      return person.languages.map(({ name, level }) => item(level, name));
    case 'projects':
      return person.projects.map(({ name, text }) => item(text, name));
    case 'volunteering':
      return services(person.volunteering, parts);
    case 'publications':
      return person.publications.map((text) => item(text));
    case 'awards':
      return person.awards.map(({ name, year }) => item(`${name}, ${year}`));
    case 'military':
      return services(person.military, parts);
    case 'interests':
      return person.interests === '' ? [] : [item(person.interests)];
  }
}

const NAMES = [...SECTIONS, 'contact', 'personal'] as const;

/** The sections of a person's resume that have something in them, in the order in which the person writes them. */
export function resumeOf(person: Person, habits: Habits, random: Random): Resume {
  const words = LANGUAGES[person.language];
  const headings = Object.fromEntries(
    NAMES.map((name) => [name, random.pick(words.headings[name])]),
  ) as Resume['headings'];
  const parts = { person, words, habits, random, headings };
  const educationFirst = person.trade === 'academic' || random.chance(0.12);
  const order = educationFirst
    ? SECTIONS.toSorted(
        (a, b) =>
          Number(b === 'summary') - Number(a === 'summary') ||
          Number(b === 'education') - Number(a === 'education'),
      )
    : SECTIONS;
  const sections: Section[] = order.map((kind) => ({
    kind,
    heading: headings[kind],
    blocks: blocksOf(kind, parts),
  }));
  const { otherEntries } = person;
  if (otherEntries !== null) {
    const after = random.pick(['experience', 'education']);
    sections.splice(sections.findIndex(({ kind }) => kind === after) + 1, 0, {
      kind: 'projects',
      heading: otherEntries.heading,
      blocks: services(otherEntries.entries, parts),
    });
  }
  return { ...parts, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}
