import { findPeriods } from '../fields/dates.ts';
import type { LabelledField } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';
import { labelOf } from './labelled-forms.ts';

const isRange = (text: string): boolean => findPeriods(text).some((period) => period.isRange);

/** A title above the fields of its role may end in a colon; what was done there doesn't stand above them. */
const MAX_TITLE = 70;

/**
 * Takes the list marks from the fields of forms that are lists ("• Company: Globex", "• Duration: 2019 – 2021"), which would
 * else be things done in a role. The item that a form's fields are below loses its mark and its colon, too. Lines keep
 * their numbers.
 *
 * @returns the same lines unless two items or more are labelled dates, and as many are labelled titles or employers
 */
export function unlistForm(lines: Line[]): Line[] {
  const fields = lines.map((line): LabelledField | null => (line.marker === '' ? null : labelOf(line)));
  const count = (isCounted: (field: LabelledField | null, line: Line) => boolean): number =>
    lines.filter((line, index) => isCounted(fields[index] ?? null, line)).length;
  const dates = count((field, line) => field === 'dates' && isRange(line.text));
  const names = count((field) => field === 'title' || field === 'company');
  if (dates < 2 || names < 2) return lines;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const nextField = fields[index + 1] ?? null;
    if (line.marker === '') return line;
    if (fields[index]) return { ...line, marker: '' };
    const isAbove =
      next !== undefined &&
      next.indent > line.indent &&
      (nextField === 'company' || nextField === 'title' || nextField === 'dates');
    return isAbove && line.text.length <= MAX_TITLE
      ? { ...line, marker: '', text: line.text.replace(/\s*:$/, ''), gapBefore: true }
      : line;
  });
}
