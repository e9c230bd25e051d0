import { linesFromText } from './line.ts';
import { readLines } from './read-lines.ts';
import type { ReadHistory } from '../types.ts';

/**
 * Turns pasted text (a resume, markdown, free notes) into a structured history. Promises: every string comes from
 * the text, apart from white space and the hyphens of broken words; every line with a letter or digit in it ends in
 * exactly one of contact, section, experience or `unplaced`; two reads are equal; text of any kind gives a result
 * and no error, in time that grows with its length. Text that gives orders to a machine is never obeyed and never
 * becomes part of a role.
 */
export function readHistory(text: string): ReadHistory {
  return readLines(linesFromText(text)).history;
}
