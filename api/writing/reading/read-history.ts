import { noContact } from './fields/contact.ts';
import { linesFromText } from './lines/line.ts';
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
  const lines = linesFromText(text);
  if (!looksLikeBytes(text)) return readLines(lines).history;
  return {
    contact: noContact(),
    experiences: [],
    sections: [],
    unplaced: lines.map((line) => line.text.replace(/\t+/g, ' ')),
    warnings: ['This looks like the bytes of a file. Upload the file, or paste its text.'],
  };
}

/** Text has next to no control and replacement characters; the bytes of a picture or an archive are full of them. */
function looksLikeBytes(text: string): boolean {
  const odd = text.match(/[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/gu)?.length ?? 0;
  return odd > 4 && odd * 50 > text.length;
}
