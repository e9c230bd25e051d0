import { startsWithAction } from '../headers/header-lines.ts';
import { fold } from '../lines/fold.ts';
import { CONFIDENTIAL_LABELS } from '../words/label-words.ts';
import { phraseList } from '../words/parse-words.ts';

const labels = new Set(phraseList(CONFIDENTIAL_LABELS).map((phrase) => fold(phrase).trim()));

/** Labels of why somebody left: what follows may begin with a verb, "Moved to another town". */
const OF_LEAVING = /(?:leaving|exit|left)$/u;

/**
 * Whether a line is what a form says of a job and a resume doesn't: "Reason for leaving: moved", "Salary  £24,000". "Supervisor:
 * Managed the night shift" tells of the work.
 */
export function isConfidential(text: string): boolean {
  const [, before = '', value = ''] = /^([^:\t]{2,44}?)\s*(?::|\t)\s*(.*)$/u.exec(text) ?? [];
  const label = fold(before).trim();
  return labels.has(label) && (OF_LEAVING.test(label) || !startsWithAction(value));
}
