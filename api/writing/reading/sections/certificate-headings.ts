import { fold } from '../lines/fold.ts';
import {
  AWARD,
  CERTIFICATE,
  CERTIFICATE_HEADS,
  CERTIFICATE_MODIFIERS,
  QUALIFICATIONS,
  TAUGHT,
} from '../words/certificate-words.ts';
import { wordSet } from '../words/parse-words.ts';
import { HEADING_MODIFIERS } from '../words/section-words.ts';

const heads = wordSet(CERTIFICATE_HEADS);
const qualifications = wordSet(QUALIFICATIONS);
const own = wordSet(CERTIFICATE_MODIFIERS);
const modifiers = new Set([...own, ...wordSet(HEADING_MODIFIERS)]);

const MAX_WORDS = 7;

/** "Sicherheitsschulungen", "Taalcursussen": compounds that end in what is taken or earned. */
const COMPOUND =
  /^\p{L}{3,}(?:zertifikate|zertifizierungen|schulungen|fortbildungen|weiterbildungen|lehrgange|kurse|seminare|lizenzen|cursussen|trainingen|certificaten|kurser|certifikater|sertifikater)$/u;

const isHead = (word: string): boolean => heads.has(word) || COMPOUND.test(word);
const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** Whether a heading consists of words for certificates and courses and of words that say which: "Board Certifications". */
export function isCertificateHeading(text: string): boolean {
  const words = wordsOf(text);
  // "Abilitazione A320" is a certificate.
  if (/\d/.test(text) || words.length > MAX_WORDS || TAUGHT.test(fold(text))) return false;
  if (words.some(isHead))
    return words.every((word) => isHead(word) || modifiers.has(word) || qualifications.has(word));
  return (
    words.some((word) => qualifications.has(word)) &&
    words.some((word) => own.has(word)) &&
    words.every((word) => qualifications.has(word) || own.has(word))
  );
}

/** Whether a heading names certificates or licences, whatever its other words: "Registered Nurse Licensure". */
export const hasCertificateWord = (text: string): boolean =>
  wordsOf(text).some((word) => CERTIFICATE.test(word)) && !AWARD.test(fold(text));
