/**
 * The words that the writing craft speaks: plain data in, plain data out. Nothing in `writing/` reads a
 * clock, a file, a network or a database, so that each result can be proved and repeated.
 */

/** `YYYY-MM`, `YYYY` where only the year is known, or `''` (a start that is not known, an end that is "Present"). */
export type MonthText = string;

/** Half-open range of UTF-16 offsets in the text that was given. */
export interface Span {
  start: number;
  end: number;
}

// ---------------------------------------------------------------- reading a history

/** A role as it was read from somebody's text. Every string is taken from that text, never made up. */
export interface ReadExperience {
  title: string;
  company: string;
  location: string;
  startDate: MonthText;
  endDate: MonthText;
  description: string;
  bulletPoints: string[];
  /** 0 to 1 for each field: the margin by which this reading won over the next best. */
  confidence: { title: number; company: number; dates: number };
  /** Zero-based line numbers of the given text that ended up in this role. */
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
  | 'other';

export interface ReadSection {
  kind: SectionKind;
  heading: string;
  lines: string[];
}

/** What became of a history: each non-blank line is in exactly one of contact, section, experience or `unplaced`. */
export interface ReadHistory {
  contact: ReadContact;
  experiences: ReadExperience[];
  sections: ReadSection[];
  unplaced: string[];
  /** Plain sentences for the person: what was doubtful, what was left out. */
  warnings: string[];
}

// ---------------------------------------------------------------- understanding a posting

export type Need = 'required' | 'preferred' | 'mentioned';
export type TermKind =
  'skill' | 'tool' | 'certificate' | 'degree' | 'language' | 'trait' | 'domain' | 'phrase';

export interface PostingTerm {
  /** As the posting writes it. */
  surface: string;
  /** The lexicon's name where there is one, else the surface. */
  canonical: string;
  kind: TermKind;
  need: Need;
  /** Above 0 (docs/algorithms.md#terms). */
  weight: number;
  /** Where the surface stands in the given text; `text.slice(start, end) === surface` for each. */
  spans: Span[];
}

export interface PostingRequirement {
  text: string;
  need: Need;
}

export type RemoteKind = 'remote' | 'hybrid' | 'onsite' | 'unknown';

export interface PostingAnalysis {
  /** Empty when the posting does not say: never a guess. */
  title: string;
  company: string;
  location: string;
  remote: RemoteKind;
  /** BCP 47 primary language subtag of the text, `'und'` when it can't be told. */
  language: string;
  pay: string;
  seniority: string;
  yearsAsked: number | null;
  degreeAsked: string;
  terms: PostingTerm[];
  focusAreas: string[];
  /** At most 20 duty and requirement lines, in the posting's order. */
  requirements: PostingRequirement[];
  /** Two or three sentences about the job in the posting's own words. */
  blurb: string;
  /** Plain sentences for the person: another language, text that looks like a login page, and so on. */
  notices: string[];
}

// ---------------------------------------------------------------- scores, choice

export interface Bullet {
  id: string;
  text: string;
  /** What all wordings of one bullet share: of them at most one is chosen. A bullet without it is the only one. */
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

/** What a resume offers to be scored: the roles that are on it, and its skills list if it has one. */
export interface ResumeForScoring {
  roles: Role[];
  skills: string[];
  hasEducation: boolean;
  degrees: string[];
}

/** `details` is what the resume's own lists are the proof of: degrees, certificates, languages. */
export type EvidenceKind =
  'recent-bullet' | 'older-bullet' | 'title' | 'dates' | 'details' | 'skills' | 'implied' | 'none';

export interface ReceiptLine {
  part: 'word' | 'experience';
  /** What the line is about, in the posting's words. */
  label: string;
  need: Need;
  evidence: EvidenceKind;
  /** The bullet that proves it, if one does. */
  bulletId: string | null;
  roleId: string | null;
  /** Whole points; all lines of a part add up to that part's score. */
  points: number;
  possible: number;
  /** What was found, where the evidence alone does not say it: "3.5 years in roles that fit". Else empty. */
  detail: string;
  /** What the overall score would gain if a bullet of a recent role proved this; 0 where no bullet can. */
  wouldAdd: number;
}

export interface MatchScores {
  /** Whole numbers 0 to 100. `null` when the posting gives nothing to measure by ("not enough information"). */
  word: number | null;
  experience: number | null;
  overall: number | null;
  /** The highest overall that the missing musts leave open, 100 when nothing is missing. */
  cap: number;
  receipt: ReceiptLine[];
}

/** A stretch of text to be shown, marked or not. The texts joined are the whole text. */
export interface HighlightPiece {
  text: string;
  marked: boolean;
}
