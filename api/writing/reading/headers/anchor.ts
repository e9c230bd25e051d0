import type { Period } from '../fields/dates.ts';

/** The line by which a role is found: the one with its dates, or with its title if it has no dates. */
export interface Anchor {
  index: number;
  period: Period | null;
  /** The line without its dates. */
  rest: string;
  /** Text about the role on the same line, after the header. */
  tail: string;
  /** The number of lines with the dates: 2 when "Mar 2021 –" and "Present" are on separate lines, otherwise 1. */
  span: number;
  /** How many lines, from this one on, are the whole header, where that is known. */
  wholeLines?: number;
}
