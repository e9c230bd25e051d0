import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import type { Day } from '../people/person.ts';

/** Dates as the theme takes them: ISO days to format itself, or any text to print. */
export type JsonDate = (day: Day) => string;

export const isoDay: JsonDate = ({ year, month, day }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const dated = ({ start, end }: { start: Day; end: Day | null }, date: JsonDate) => ({
  startDate: date(start),
  ...(end === null ? {} : { endDate: date(end) }),
});

/** The resume in the JSON Resume schema, with the names of both of its versions. */
export function toJsonResume({ person, habits, sections }: Resume, date: JsonDate): object {
  const { contact } = person;
  const roles =
    sections
      .find(({ kind }) => kind === 'experience')
      ?.blocks.filter((block): block is Entry => block.type === 'entry') ?? [];
  const website = contact.website === '' ? {} : { url: contact.website, website: contact.website };
  const user = contact.linkedIn.replace('linkedin.com/in/', '');
  return {
    basics: {
      name: contact.fullName,
      label: person.headline,
      email: contact.email,
      phone: contact.phone,
      ...website,
      summary: person.summary,
      location: { address: contact.street, postalCode: '', city: contact.city, region: '', countryCode: '' },
      profiles:
        user === '' ? [] : [{ network: 'LinkedIn', username: user, url: `https://${contact.linkedIn}` }],
    },
    work: person.roles.map((role, index) => ({
      name: role.company,
      company: role.company,
      position: role.title,
      location: habits.showPlaces ? role.location : '',
      ...dated(role, date),
      summary: roles[index]?.text ?? '',
      highlights: role.bullets,
    })),
    education: person.education.map((study) => ({
      institution: study.school,
      area: study.field,
      studyType: study.degree,
      ...dated(study, date),
      courses: [],
    })),
    certificates: person.certificates.map(({ name, issuer, date: day }) => ({
      name,
      issuer,
      date: date(day),
    })),
    skills: person.skills.map((name) => ({ name, level: '', keywords: [] })),
    languages: person.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: person.projects.map(({ name, text }) => ({
      name,
      description: text,
      highlights: [],
      keywords: [],
    })),
    volunteer: person.volunteering.map((service) => ({
      organization: service.organisation,
      position: service.title,
      ...dated(service, date),
      summary: '',
      highlights: [],
    })),
    awards: person.awards.map(({ name, year }) => ({
      title: name,
      date: date({ year, month: 1, day: 1 }),
      awarder: '',
      summary: '',
    })),
    publications: person.publications.map((name) => ({ name, publisher: '', releaseDate: '', summary: '' })),
    interests: person.interests === '' ? [] : [{ name: join([person.interests], ''), keywords: [] }],
    references: [],
  };
}
