/**
 * The data types of `writing/`: plain data in, plain data out. Nothing in `writing/` uses the clock, files, the network
 * or the database, so that every result can be verified and reproduced.
 */

/** `YYYY-MM`, `YYYY` if only the year is known, or `''` (an unknown start, or "Present" as the end). */
export type MonthText = string;

/** Half-open range of UTF-16 offsets in the given text. */
export interface Span {
  start: number;
  end: number;
}

// ---------------------------------------------------------------- reading a history

/** A role read from a user's text. Every string is taken from that text, never made up. */
export interface ReadExperience {
  title: string;
  company: string;
  location: string;
  startDate: MonthText;
  endDate: MonthText;
  description: string;
  bulletPoints: string[];
  /** 0 to 1 for each field, from the margin over the next best reading. */
  confidence: { title: number; company: number; dates: number };
  /** Zero-based numbers of the lines that ended up in this role. */
  sourceLines: number[];
}

export interface ReadContact {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  linkedIn: string;
  website: string;
}

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'publications'
  | 'volunteering'
  | 'military'
  | 'other';

export interface ReadSection {
  kind: SectionKind;
  heading: string;
  lines: string[];
}

/** A single thing of a list, with the zero-based numbers of its lines. */
export interface ReadEntry {
  text: string;
  sourceLines: number[];
}

export interface ReadLanguage {
  name: string;
  /** As written, without brackets; `''` if none is given. */
  level: string;
  sourceLines: number[];
}

export interface ReadEducation {
  institution: string;
  /** With its subject if that stands beside it. */
  degree: string;
  startDate: MonthText;
  endDate: MonthText;
  /** All other words of the entry. */
  details: string;
}

export type ReadStudy = ReadEducation & { sourceLines: number[] };

/** A section that is kept as it is, such as publications. */
export interface ReadTextSection {
  heading: string;
  /** A paragraph or list item on each line; items begin with "- ". */
  text: string;
  sourceLines: number[];
}

/** What stands beside the roles, entry by entry. Every string is the file's own, apart from white space and commas. */
export interface ReadDetails {
  education: ReadStudy[];
  /** Each as "name, issuer, No. number, date, valid until date", as far as it is given. */
  certificates: ReadEntry[];
  languages: ReadLanguage[];
  skills: ReadEntry[];
  sections: ReadTextSection[];
}

/**
 * The result of reading a history: each non-blank line is in exactly one of contact, section, experience or `unplaced`.
 */
export interface ReadHistory {
  contact: ReadContact;
  experiences: ReadExperience[];
  sections: ReadSection[];
  /** The entries of the sections. */
  details: ReadDetails;
  unplaced: string[];
  /** Plain sentences for the user about doubtful or omitted text. */
  warnings: string[];
}

// ---------------------------------------------------------------- understanding a posting

export type Need = 'required' | 'preferred' | 'mentioned';
export type TermKind =
  'skill' | 'tool' | 'certificate' | 'degree' | 'language' | 'trait' | 'domain' | 'phrase';

export interface PostingTerm {
  /** As written in the posting. */
  surface: string;
  /** The lexicon's name if there is one, otherwise the surface. */
  canonical: string;
  kind: TermKind;
  need: Need;
  /** Above 0 (docs/algorithms.md#terms). */
  weight: number;
  /** Occurrences in the given text; `text.slice(start, end) === surface` for each. */
  spans: Span[];
}

/** The groups in which requirements are shown and checked. */
export type RequirementKind =
  'license' | 'experience' | 'skill' | 'education' | 'language' | 'condition' | 'trait' | 'duty';

/** What one requirement asks for, with everything that qualifies it. */
export interface RequirementFacts {
  kind: RequirementKind;
  /**
   * The ways to meet it, any one of which is enough; each lists what it takes together, in the posting's words. Never
   * empty.
   */
  anyOf: string[][];
  /** The years asked for in this very thing; `null` if none. */
  years: number | null;
}

/** One thing that a posting asks for. */
export interface PostingRequirement extends RequirementFacts {
  /** A sentence or list item of the posting. */
  text: string;
  need: Need;
  /** Whether it is among the at most 12 that a recruiter checks first. */
  main: boolean;
}

export type RemoteKind = 'remote' | 'hybrid' | 'onsite' | 'unknown';

export interface PostingAnalysis {
  /** Empty if the posting doesn't state it; never guessed. */
  title: string;
  company: string;
  location: string;
  remote: RemoteKind;
  /** BCP 47 primary language subtag of the text; `'und'` if undetermined. */
  language: string;
  pay: string;
  seniority: string;
  yearsAsked: number | null;
  degreeAsked: string;
  terms: PostingTerm[];
  focusAreas: string[];
  /** At most 30, the main ones first, in the order in which a recruiter checks them. */
  requirements: PostingRequirement[];
  /** Two or three sentences about the job in the posting's own words. */
  blurb: string;
  /** Plain sentences for the user: another language, text that looks like a login page, and so on. */
  notices: string[];
}

// ---------------------------------------------------------------- scores, choice

export interface Bullet {
  id: string;
  text: string;
  /** Shared by all wordings of one bullet, of which at most one is chosen. Missing if there is only one wording. */
  firstWording?: string;
}

export interface Role {
  id: string;
  title: string;
  company: string;
  startDate: MonthText;
  endDate: MonthText;
  bullets: Bullet[];
}

/** The parts of a resume that are scored: its roles, and what its details list. */
export interface ResumeForScoring {
  roles: Role[];
  skills: string[];
  /** Licenses and certificates, each with issuer and dates where they are known. */
  certificates: string[];
  languages: string[];
  /** Each with degree, subject, school and dates. */
  education: string[];
}

/** `details`: proved by the resume's own lists (degrees, certificates, languages). */
export type EvidenceKind =
  'recent-bullet' | 'older-bullet' | 'title' | 'dates' | 'details' | 'skills' | 'implied' | 'none';

export interface ReceiptLine {
  part: 'word' | 'experience';
  /** The subject of the line, in the posting's words. */
  label: string;
  need: Need;
  evidence: EvidenceKind;
  /** The bullet that proves it, if any. */
  bulletId: string | null;
  roleId: string | null;
  /** A few words for the line ("RN license"); the label where that is short. */
  name: string;
  /** The kind of requirement; `null` for a term, the title and the years. */
  kind: RequirementKind | null;
  /** Whether it is one of the posting's main requirements. */
  main: boolean;
  /** Whole points; all lines of a part add up to that part's score. */
  points: number;
  possible: number;
  /** Additional detail about the evidence, as in "3.5 years in roles that fit"; otherwise empty. */
  detail: string;
  /** The gain in the overall score if a bullet of a recent role proved this; 0 if no bullet can. */
  wouldAdd: number;
}

export interface MatchScores {
  /** Whole numbers from 0 to 100; `null` if the posting gives nothing to measure by ("not enough information"). */
  word: number | null;
  experience: number | null;
  overall: number | null;
  /** The highest overall score that the missing musts allow; 100 when nothing is missing. */
  cap: number;
  /** Short names of the required things that the resume doesn't prove, most important first. */
  missingMusts: string[];
  receipt: ReceiptLine[];
}

/** A piece of text to be shown, marked or not. The pieces join to the whole text. */
export interface HighlightPiece {
  text: string;
  marked: boolean;
}
