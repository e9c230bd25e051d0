import { hasContactDetail } from '../fields/contact.ts';
import type { Line } from '../lines/line.ts';

/** So many lines, one of them a number to call or an e-mail address, are no text about a job. */
const LINES_MIN = 3;
const LENGTH_MAX = 45;

/** "Mill Lane 21", "21 Mill Lane" */
const STREET =
  /^(?:\p{Lu}[\p{L}.’'-]+(?:\s\p{L}[\p{L}.’'-]*){0,3},?\s\d{1,4}\s?[a-z]?|\d{1,4}[a-z]?\s\p{Lu}[\p{L}.’' -]+)$/u;
/** "38446 Wolfsburg" */
const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,6}\s\p{Lu}[\p{L}’' -]+$/u;
/** "Born: 07/06/1997", whatever the word for it. */
const DAY = /^\p{L}[\p{L} .-]{3,24}:?\s\d{1,2}[./-]\d{1,2}[./-]\d{4}$/u;

const isPersonal = (line: Line): boolean =>
  line.marker === '' &&
  line.text.length <= LENGTH_MAX &&
  (hasContactDetail(line) || [STREET, TOWN, DAY].some((form) => form.test(line.text)));

/**
 * The last lines of a section that are a person's address, numbers and birth: what stands in a margin follows the last job in
 * some files. Empty if there are fewer than three, or none of them can be called or written to.
 */
export function personalTail(lines: readonly Line[]): Line[] {
  const from = lines.findLastIndex((line) => !isPersonal(line)) + 1;
  const tail = lines.slice(from);
  return tail.length >= LINES_MIN && tail.some(hasContactDetail) ? tail : [];
}
