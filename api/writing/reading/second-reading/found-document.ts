/** The numbers of the first and the last line of an entry. */
export interface FoundEntry {
  first: number;
  last: number;
}

export interface FoundRole extends FoundEntry {
  title: string;
  company: string;
  location: string;
  /** As written, both ends. */
  dates: string;
}

export interface FoundStudy extends FoundEntry {
  degree: string;
  school: string;
  dates: string;
}

export interface FoundCertificate extends FoundEntry {
  name: string;
  issuer: string;
  number: string;
  /** When it was given, and until when it is valid. */
  dates: string;
}

/**
 * What somebody who has read the same lines says that stands in them: each text as it is written there, `''` where it isn't
 * said. Nothing of it is known to be true.
 */
export interface FoundDocument {
  roles: FoundRole[];
  studies: FoundStudy[];
  certificates: FoundCertificate[];
  /** The numbers of the lines that were read. */
  lines: number[];
}
