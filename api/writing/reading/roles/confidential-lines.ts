import { fold } from '../lines/fold.ts';
import { CONFIDENTIAL_LABELS } from '../words/label-words.ts';
import { phraseList } from '../words/parse-words.ts';

const labels = new Set(phraseList(CONFIDENTIAL_LABELS).map((phrase) => fold(phrase).trim()));

/** "Reason for leaving: moved", "Salary  £24,000": what a form says of a job and a resume doesn't. */
export function isConfidential(text: string): boolean {
  const label = /^([^:\t]{2,44}?)\s*(?::|\t)/u.exec(text)?.[1];
  return label !== undefined && labels.has(fold(label).trim());
}
