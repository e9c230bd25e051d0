import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';
import { DEGREE } from '../words/title-words.ts';
import { readCertificateEntries } from './certificates.ts';

/** Who issued it may follow: "HR Certification – State of Nevada", "Data Analyst Certification: Microsoft". */
const NAMED =
  /^(?:\p{L}.*?[^\p{L}])?(?:certifications?|certificates?|zertifikat|zertifizierung|certificats?|certificados?|certificacion|certificazione|certificato|certyfikat|certifikat|certificaat|licensure|licen[cs]e)(?:\s?[(:,–—|\t-].*)?$/u;
/** "Certified Scrum Master" */
const CERTIFIED =
  /^(?:\p{L}+ )?(?:certified|accredited|zertifizierte[rs]?|certifiee?|certificado en|certificato in)\s\p{L}/u;
/** Certificates of schools, and what nearly everybody has. */
const OF_SCHOOLS =
  /(?<!\p{L})(?:birth|leaving|school|secondary|primary|national|graduate|post-?graduate|undergraduate|education|matriculation|driver'?s?|driver’s|drivers|driving|available|request)(?!\p{L})/u;

const MAX_WORDS = 10;

/** Whether a line is the name of a certificate or licence, with or without who issued it. */
export function namesOneCertificate(text: string): boolean {
  const folded = fold(text).trim();
  return (
    folded.split(/\s+/).length <= MAX_WORDS &&
    folded.split(/\s+/).length > 1 &&
    !/[.!?]$/u.test(folded) &&
    !DEGREE.test(text) &&
    !OF_SCHOOLS.test(folded) &&
    (NAMED.test(folded) || CERTIFIED.test(folded))
  );
}

/** The certificates that stand among other things, each a list item that is the name of one: "• A+ Certification". */
export const findNamedCertificates = (lines: readonly Line[]): ReadEntry[] =>
  lines
    .filter((line) => line.marker !== '' && namesOneCertificate(line.text))
    .flatMap((line) => readCertificateEntries([line]));

/** Parts from one's studies the lines that are certificates' names. */
export function partNamedCertificates(lines: readonly Line[]): { certificates: ReadEntry[]; others: Line[] } {
  const isNamed = ({ text, marker, isBold }: Line): boolean =>
    (marker !== '' || isBold) && namesOneCertificate(text);
  return {
    certificates: lines.filter(isNamed).flatMap((line) => readCertificateEntries([line])),
    others: lines.filter((line) => !isNamed(line)),
  };
}
