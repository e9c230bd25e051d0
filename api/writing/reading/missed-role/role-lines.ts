import { headingKind } from '../sections/headings.ts';

/** A document that was read, as far as it is kept for its review. Lines are numbered from 0. */
export interface ReviewedDocument {
  lines: readonly string[];
  /** The numbers of the lines of each role that was found. */
  roles: readonly (readonly number[])[];
  /** The numbers of the lines of contact details and of sections. */
  others: readonly number[];
}

/** No role has more lines; a document without further roles or headings would be taken to its end otherwise. */
const LINES_MAX = 80;

/**
 * The lines of a role that begins at the given one: to the next role, or to the next line of something else. Among the lines
 * of another section it ends at the next heading.
 */
export function linesOfRoleAt({ lines, roles, others }: ReviewedDocument, first: number): number[] {
  const isOther = new Set(others);
  const begins = new Set(roles.map((numbers) => Math.min(...numbers)));
  const ends = (number: number): boolean =>
    begins.has(number) ||
    (isOther.has(number) && (!isOther.has(first) || headingKind(lines[number] ?? '') !== null));
  const numbers: number[] = [];
  for (let number = first; number < Math.min(lines.length, first + LINES_MAX); number += 1) {
    if (number > first && ends(number)) break;
    numbers.push(number);
  }
  return numbers;
}
