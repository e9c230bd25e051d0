import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';
import { CERTIFIED, NO_CERTIFICATE, ONE_CERTIFICATE } from '../words/certificate-words.ts';
import { DEGREE } from '../words/title-words.ts';
import { readCertificateEntries } from './certificates.ts';

const MAX_WORDS = 10;

/** Whether a text is the name of one certificate or licence, with or without who issued it. */
function namesOneCertificate(text: string): boolean {
  const folded = fold(text).trim();
  const words = folded.split(/\s+/).length;
  return (
    words > 1 &&
    words <= MAX_WORDS &&
    !/[.!?]$/u.test(folded) &&
    !DEGREE.test(text) &&
    !NO_CERTIFICATE.test(folded) &&
    (ONE_CERTIFICATE.test(folded) || CERTIFIED.test(folded))
  );
}

/** The certificates among other things, each a list item that is the name of one: "• A+ Certification". */
export const findNamedCertificates = (lines: readonly Line[]): ReadEntry[] =>
  lines
    .filter(({ text, marker }) => marker !== '' && namesOneCertificate(text))
    .flatMap((line) => readCertificateEntries([line]));

/** Parts from one's studies the list items and lines in bold that are certificates' names. */
export function partNamedCertificates(lines: readonly Line[]): { certificates: ReadEntry[]; others: Line[] } {
  const isNamed = ({ text, marker, isBold }: Line): boolean =>
    (marker !== '' || isBold) && namesOneCertificate(text);
  return {
    certificates: lines.filter(isNamed).flatMap((line) => readCertificateEntries([line])),
    others: lines.filter((line) => !isNamed(line)),
  };
}
