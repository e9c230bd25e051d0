import type { Resume } from './document.ts';
import { join } from './document.ts';
import { LANGUAGES } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import type { Day } from './people/person.ts';

/** What a resume says, in the form of the open set's truths, with the parts beside the roles. */
export interface Truth {
  case: string;
  file: string;
  fileType: string;
  difficulty: string;
  layout: string;
  family: string;
  language: string;
  trade: string;
  /** How dates are written, and in which precision they can be read back. */
  dates: string;
  experiences: TruthRole[];
  contact: {
    fullName: string;
    email: string;
    phone: string;
    location: string;
    linkedIn: string;
    website: string;
  };
  summary: string;
  education: {
    degree: string;
    field: string;
    school: string;
    location: string;
    startDate: string;
    endDate: string;
  }[];
  certificates: { name: string; issuer: string; number: string; date: string; expiry: string }[];
  languages: { name: string; level: string }[];
  skills: string[];
  projects: { name: string; text: string }[];
  volunteering: TruthService[];
  military: TruthService[];
  publications: string[];
  awards: { name: string; date: string }[];
  interests: string;
}

/** `YYYY-MM` or `YYYY`; an end that is `''` lasts. */
export interface TruthRole {
  title: string;
  /** Several spellings if they are equally right. */
  company: string | string[];
  location: string;
  startDate: string;
  endDate: string;
  description: string;
  bulletPoints: string[];
  /** Volunteering and service among the roles: finding it counts neither way. */
  optional?: true;
}

export interface TruthService {
  title: string;
  organisation: string;
  startDate: string;
  endDate: string;
}

/** "Hotel Bristol, Łódź" is so called, or "Hotel Bristol" and in Łódź: the resume doesn't say which. */
function spellingsOf(company: string, { cities }: Language): string | string[] {
  const [, name = '', town = ''] = /^(.+), ([^,]+)$/u.exec(company) ?? [];
  return cities.some(([city]) => city.split(',')[0] === town) ? [company, name] : company;
}

/** What can be read from the resume: dates only as exactly as they are written. */
export function truthOf({
  person,
  habits,
  sections,
}: Resume): Omit<Truth, 'case' | 'file' | 'fileType' | 'family'> {
  const date = (day: Day | null): string => {
    if (day === null) return '';
    return habits.dates.form.precision === 'year'
      ? String(day.year)
      : `${day.year}-${String(day.month).padStart(2, '0')}`;
  };
  const range = ({ start, end, isUndated }: { start: Day; end: Day | null; isUndated?: true }) => ({
    startDate: isUndated ? '' : date(start),
    endDate: isUndated ? '' : date(end),
  });
  const service = ({ title, organisation, ...days }: Resume['person']['military'][number]) => ({
    title,
    organisation,
    ...range(days),
  });
  const { contact } = person;
  const shown = new Set(sections.map(({ kind }) => kind));
  const when = <T>(kind: (typeof sections)[number]['kind'], items: T[]): T[] =>
    shown.has(kind) ? items : [];
  return {
    difficulty: habits.body,
    layout: join(
      [habits.organisationFirst ? 'organisation first' : 'title first', habits.banners ? 'banners' : ''],
      ', ',
    ),
    language: person.language,
    trade: person.trade,
    dates: habits.dates.name,
    experiences: person.roles.map((role) => ({
      title: role.title,
      company: spellingsOf(role.company, LANGUAGES[person.language]),
      location: habits.showPlaces || role.placeBehind ? role.location : '',
      ...range(role),
      description: role.description,
      bulletPoints: role.bullets,
    })),
    contact: {
      fullName: contact.fullName,
      email: contact.email,
      phone: contact.phone,
      location: contact.city,
      linkedIn: contact.linkedIn,
      website: contact.website,
    },
    summary: shown.has('summary') ? person.summary : '',
    education: when('education', person.education).map((study) => ({
      degree: study.degree,
      field: study.field,
      school: study.school,
      location: habits.showPlaces ? study.location : '',
      ...range(study),
    })),
    certificates: when('certificates', person.certificates).map(({ name, issuer, number, ...days }) => ({
      name,
      issuer,
      number,
      date: date(days.date),
      expiry: date(days.expiry),
    })),
    languages: when('languages', person.languages),
    skills: when('skills', person.skills),
    projects: when('projects', person.projects),
    volunteering: when('volunteering', person.volunteering).map(service),
    military: when('military', person.military).map(service),
    publications: when('publications', person.publications),
    awards: when('awards', person.awards).map(({ name, year }) => ({ name, date: String(year) })),
    interests: shown.has('interests') ? person.interests : '',
  };
}

/** Adds volunteering and service to the roles, since a reader may take them for roles. */
export function withServices(truth: Truth): Truth {
  const services = [...truth.volunteering, ...truth.military].map(
    ({ title, organisation, startDate, endDate }): TruthRole => ({
      title,
      company: organisation,
      location: '',
      startDate,
      endDate,
      description: '',
      bulletPoints: [],
      optional: true,
    }),
  );
  return { ...truth, experiences: [...truth.experiences, ...services] };
}
