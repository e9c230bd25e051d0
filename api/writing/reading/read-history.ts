import { emptyContact } from './fields/contact.ts';
import { parseLines } from './lines/line.ts';
import type { Line } from './lines/line.ts';
import { readPlainSections } from './sections/details.ts';
import { readLines } from './read-lines.ts';
import type { Reading } from './read-lines.ts';
import type { ReadHistory } from '../types.ts';

/**
 * Turns pasted text (a resume, markdown, free notes) into a structured history. Guarantees: every string comes from the
 * text, apart from white space and the hyphens of broken words; every line with a letter or digit ends up in exactly
 * one of contact, section, experience or `unplaced`; the result is deterministic; any text gives a result without an
 * error, in time that grows with its length. Instructions to a machine are never obeyed and never become part of a
 * role.
 */
export const readHistory = (text: string): ReadHistory => readText(text).history;

/** The same, with the placement of each line; none is placed of what is no text. */
export function readText(text: string): Reading {
  const lines = parseLines(text);
  return looksLikeBytes(text) ? { history: leaveUnread(lines), placement: new Map() } : readLines(lines);
}

function leaveUnread(lines: readonly Line[]): ReadHistory {
  return {
    contact: emptyContact(),
    experiences: [],
    sections: [],
    details: readPlainSections([]),
    unplaced: lines.map((line) => line.text.replace(/\t+/g, ' ')),
    warnings: ['This looks like the bytes of a file. Upload the file, or paste its text.'],
  };
}

/** Whether a text is binary data, which is full of control and replacement characters. */
function looksLikeBytes(text: string): boolean {
  const odd = text.match(/[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/gu)?.length ?? 0;
  return odd > 4 && odd * 50 > text.length;
}
