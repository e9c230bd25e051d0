/** The sections of a resume that the corpus knows, in the order in which most people write them. */
export const SECTIONS = [
  'summary',
  'experience',
  'education',
  'certificates',
  'skills',
  'languages',
  'projects',
  'volunteering',
  'publications',
  'awards',
  'military',
  'interests',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What the people of one language write: section headings, words around dates, names and addresses. */
export interface Language {
  /** BCP 47; also the locale of month names. */
  locale: string;
  headings: Record<SectionName | 'contact' | 'personal', string[]>;
  /** Words for the end of a role that still lasts. */
  present: string[];
  since: string;
  /** Words before the start and before the end: "from March 2019 to May 2020". */
  fromTo: [string, string];
  /** Winter, spring, summer, autumn. */
  seasons: [string, string, string, string];
  /** Singular and plural of year and month. */
  durations: [string, string, string, string];
  /** Native speaker down to basic knowledge. */
  levels: string[];
  /** Between a degree and its subject: " in " or ", ". */
  fieldJoiner: string;
  labels: {
    phone: string;
    email: string;
    address: string;
    birth: string;
    nationality: string;
    number: string;
    until: string;
    issued: string;
  };
  nationality: string;
  first: string[];
  last: string[];
  /** Town and postcode. */
  cities: [string, string][];
  country: string;
  streets: string[];
  /** `#` is a digit. */
  phones: string[];
  /** `{city}` is the town. */
  schools: string[];
  /** Whether the postcode stands before the town. */
  postcodeFirst: boolean;
}
