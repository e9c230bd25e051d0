import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';
import {
  CERTIFICATION,
  CERTIFIED,
  CERTIFIERS,
  NO_CERTIFICATE,
  ONE_CERTIFICATE,
} from '../words/certificate-words.ts';
import { COURSE_PLATFORM } from '../words/education-words.ts';
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
    !NO_CERTIFICATE.test(folded) &&
    // "Certified Kiln Associate" has a word of a degree.
    (CERTIFIED.test(folded) ||
      (ONE_CERTIFICATE.test(folded) && !/[.!?]$/u.test(folded) && !DEGREE.test(text)))
  );
}

/** The certificates among other things, each a list item that is the name of one: "• A+ Certification". */
export const findNamedCertificates = (lines: readonly Line[]): ReadEntry[] =>
  lines
    .filter(({ text, marker }) => marker !== '' && namesOneCertificate(text))
    .flatMap((line) => readCertificateEntries([line]));

/** "Cisco Certified Network Associate": what a maker or a body calls somebody, which is no job. */
function isMakersTitle(text: string): boolean {
  const [, maker = ''] = /^(.{2,40}?) Certified \p{Lu}/u.exec(text) ?? [];
  return CERTIFIERS.test(fold(maker)) && text.split(/\s+/).length <= MAX_WORDS && !/[.!?]$/u.test(text);
}

/** The titles that makers give, among the lines of work that belong to no role. */
export const findMakersTitles = (lines: readonly Line[]): ReadEntry[] =>
  lines.filter(({ text }) => isMakersTitle(text)).flatMap((line) => readCertificateEntries([line]));

/** "Udemy – Bread for Beginners" */
const isOfPlatform = (text: string): boolean => {
  const [platform] = COURSE_PLATFORM.exec(fold(text)) ?? [];
  return (
    platform !== undefined &&
    /^\s?(?:[,:|–—-]|\t)\s?\p{Lu}/u.test(text.slice(platform.length)) &&
    text.split(/\s+/).length <= MAX_WORDS_OF_COURSE
  );
};

/** "Bread for Beginners – Udemy – 2016" */
function endsInPlatform(text: string): boolean {
  const [, ...others] = text.split(/\t|,\s|\s[|–—-]\s/u).map((part) => fold(part).trim());
  return (
    text.split(/\s+/).length <= MAX_WORDS_OF_COURSE &&
    others.some((part) => COURSE_PLATFORM.exec(part)?.[0].length === part.length)
  );
}
const MAX_WORDS_OF_COURSE = 16;

/** The certifications, and courses of platforms, among what belongs to no list: "Guild Certification: Ovens" below awards. */
export const findAmongOthers = (lines: readonly Line[]): ReadEntry[] =>
  lines
    .filter(
      ({ text }) =>
        (CERTIFICATION.test(fold(text)) && namesOneCertificate(text)) ||
        isOfPlatform(text) ||
        endsInPlatform(text),
    )
    .flatMap((line) => readCertificateEntries([line]));

/**
 * Parts from one's studies the lines that are certificates' names: list items, lines in bold, and others if they name a
 * certification, which no school gives at its end.
 */
export function partNamedCertificates(lines: readonly Line[]): { certificates: ReadEntry[]; others: Line[] } {
  const isNamed = ({ text, marker, isBold }: Line): boolean =>
    isOfPlatform(text) ||
    (namesOneCertificate(text) && (marker !== '' || isBold || CERTIFICATION.test(fold(text))));
  return {
    certificates: lines.filter(isNamed).flatMap((line) => readCertificateEntries([line])),
    others: lines.filter((line) => !isNamed(line)),
  };
}
