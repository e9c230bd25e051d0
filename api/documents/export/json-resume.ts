/** https://jsonresume.org, version 1.0.0 of its schema. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export interface ResumeToExport {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  linkedIn: string;
  website: string;
  summary: string;
  /** In the person's order. Dates are `YYYY-MM`, `YYYY` or empty; an end of null is Present. */
  experiences: readonly {
    title: string;
    company: string;
    location: string | null;
    startDate: string;
    endDate: string | null;
    description: string | null;
    bulletPoints: readonly { content: string }[];
  }[];
  education: readonly {
    institution: string;
    degree: string;
    startDate: string;
    endDate: string;
    details: string;
  }[];
  skills: readonly string[];
  certifications: readonly string[];
  languages: readonly string[];
  sections: readonly { heading: string; text: string }[];
}

/**
 * Converts a user's experience to a JSON Resume. Unknown fields are left out; nothing is made up or shortened, and
 * reading the result back (`documents/import/json-resume.ts`) gives the same experiences.
 *
 * @param now the time of the request, for `meta.lastModified`
 */
export function toJsonResume(resume: ResumeToExport, now: Date) {
  const { fullName, email, phone, location, linkedIn, website, summary } = resume;
  return {
    $schema: SCHEMA,
    basics: {
      ...known({ name: fullName, email, phone, url: website, summary }),
      // One text as the user wrote it: its parts are not guessed.
      ...(location !== '' && { location: { address: location } }),
      profiles: linkedIn === '' ? [] : [linkedInProfile(linkedIn)],
    },
    work: resume.experiences.map((experience) => ({
      ...known({
        name: experience.company,
        position: experience.title,
        location: experience.location,
        startDate: experience.startDate,
        endDate: experience.endDate,
        summary: experience.description,
      }),
      highlights: experience.bulletPoints.map(({ content }) => content),
    })),
    education: resume.education.map(({ institution, degree, startDate, endDate, details }) => ({
      ...known({ institution, studyType: degree }),
      ...known({ startDate: isoDate(startDate), endDate: isoDate(endDate) }),
      ...(details !== '' && { courses: [details] }),
    })),
    skills: resume.skills.map((name) => ({ name })),
    languages: resume.languages.map((language) => ({ language })),
    certificates: resume.certifications.map((name) => ({ name })),
    meta: {
      version: 'v1.0.0',
      lastModified: now.toISOString(),
      // Other parts of the format have fields of their own, into which a free text would have to be guessed.
      ...(resume.sections.length > 0 && {
        sections: resume.sections.map(({ heading, text }) => ({ heading, text })),
      }),
    },
  };
}

function known(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== null && field[1] !== ''),
  );
}

/** The schema accepts no other dates. */
const isoDate = (date: string) => (/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(date) ? date : '');

function linkedInProfile(url: string) {
  const username = /linkedin\.com\/in\/([^/?#]+)/i.exec(url)?.[1] ?? '';
  return { network: 'LinkedIn', ...known({ username, url }) };
}
