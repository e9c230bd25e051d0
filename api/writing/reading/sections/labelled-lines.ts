import type { Line } from '../lines/line.ts';
import type { SectionKind } from '../../types.ts';
import { headingKind } from './headings.ts';

/** A label before a colon or in a cell of its own. */
export const LABELLED = /^([^:\t]{3,40}?)\s*[:\t]\s*(?=\p{L})/u;

/**
 * Lines that name a section on their own: "Certificates: CCNA, ITIL" among skills. What stands behind the label is returned,
 * and the lines that have none.
 */
export function partLabelledLines(
  lines: readonly Line[],
  kind: SectionKind,
): { labelled: Line[]; others: Line[] } {
  const labelled: Line[] = [];
  const others: Line[] = [];
  for (const line of lines) {
    const [label = '', name = ''] = LABELLED.exec(line.text) ?? [];
    if (name !== '' && headingKind(name) === kind)
      labelled.push({ ...line, text: line.text.slice(label.length) });
    else others.push(line);
  }
  return { labelled, others };
}
