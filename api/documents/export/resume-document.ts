/** The content of a resume as plain data, for the export. Nothing is added, and nothing is left out silently. */

export interface ResumeContact {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  linkedIn: string;
  website: string;
}

/** Dates are `YYYY-MM`, `YYYY` or `''`; an empty `endDate` beside a known start means "Present". */
export interface ResumeExperience {
  title: string;
  company: string;
  location: string;
  startDate: string;
  endDate: string;
  bullets: string[];
}

export interface ResumeEducation {
  institution: string;
  degree: string;
  startDate: string;
  endDate: string;
  /** Free text; each line becomes a line of its own. */
  details: string;
}

/** A section that is printed as it is. */
export interface ResumeSection {
  heading: string;
  /** A paragraph or list item on each line; items begin with "- ". */
  text: string;
}

export type PaperSize = 'a4' | 'letter';

export interface ResumeDocument {
  /** BCP 47, for the PDF's /Lang. */
  language: string;
  contact: ResumeContact;
  /** For the file's title property only; it is not printed on the page. */
  targetTitle: string;
  summary: string;
  experiences: ResumeExperience[];
  education: ResumeEducation[];
  skills: string[];
  certifications: string[];
  languages: string[];
  /** Printed last. */
  sections: ResumeSection[];
  /** `'letter'` when not given. */
  paper?: PaperSize;
}

export interface RenderedPdf {
  bytes: Uint8Array;
  pages: number;
  /** Plain sentences for the user: which characters were left out, and why. */
  notices: string[];
}
