import type { LanguageCode } from '../languages/index.ts';

/** A month; days are only for people who write them. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export interface Role {
  title: string;
  company: string;
  location: string;
  start: Day;
  /** `null`: still there. */
  end: Day | null;
  description: string;
  bullets: string[];
  /** The resume doesn't say when. */
  isUndated?: true;
  /** How the place is written behind the employer, `{}` being the place; otherwise the template places it. */
  placeBehind?: string;
}

export interface Study {
  degree: string;
  field: string;
  school: string;
  location: string;
  start: Day;
  end: Day;
}

export interface Certificate {
  name: string;
  issuer: string;
  /** `''` if it has none. */
  number: string;
  date: Day;
  expiry: Day | null;
}

/** A post beside the jobs: volunteering or military service. */
export interface Service {
  title: string;
  organisation: string;
  start: Day;
  end: Day;
}

export interface Contact {
  fullName: string;
  email: string;
  phone: string;
  street: string;
  /** Postcode and town as written in an address. */
  town: string;
  city: string;
  country: string;
  /** Without a scheme; `''` if none. */
  linkedIn: string;
  website: string;
  birth: Day;
}

/** An invented person. */
export interface Person {
  language: LanguageCode;
  trade: string;
  contact: Contact;
  headline: string;
  summary: string;
  /** Newest first. Neighbours with the same company are one employment with several positions. */
  roles: Role[];
  education: Study[];
  certificates: Certificate[];
  languages: { name: string; level: string }[];
  skills: string[];
  projects: { name: string; text: string }[];
  volunteering: Service[];
  publications: string[];
  awards: { name: string; year: number }[];
  military: Service[];
  interests: string;
  /** A section of dated entries that are no jobs, under a heading of its own. */
  otherEntries: { heading: string; entries: Service[] } | null;
}
