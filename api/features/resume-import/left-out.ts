import { MAX_EXPERIENCES } from '../../limits.ts';
import type { ReadContact, ReadHistory, SectionKind } from '../../writing/types.ts';
import { toFoldedKey } from './fit-experience.ts';

/** The sections whose entries the import saves; of the others those that are kept as they are. */
const SAVED = new Set<SectionKind>(['summary', 'education', 'skills', 'certifications', 'languages']);

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

const nameSection = (heading: string, kind: SectionKind): string => {
  if (heading !== '') return `“${heading}”`;
  return kind === 'other' ? 'a part without a heading' : `“${kind}”`;
};

/** `A`, `A and B`, `A, B and C`. */
const nameAll = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');

/** Whether a line of a section, such as "Contact", gave one of the contact details. */
const isContact = (line: string, contact: ReadContact): boolean =>
  Object.values(contact)
    .map((value: string) => toFoldedKey(value))
    .some((value) => value !== '' && toFoldedKey(line).includes(value));

/** What a file says, and its lines, to which the details refer. */
interface WhatWasRead {
  history: Pick<ReadHistory, 'sections' | 'contact' | 'details'>;
  lines: readonly { text: string }[];
}

/**
 * Says in sentences for people what was read but is saved nowhere: lines of sections that are about other people or for
 * one reader alone, parts without a heading, and roles that the bank has no room for.
 */
export function describeLeftOut(
  { history: { sections, contact, details }, lines: all }: WhatWasRead,
  roles: number,
): string[] {
  const kept = new Set(details.sections.map(({ heading }) => toFoldedKey(heading)));
  const entries: { sourceLines: number[] }[] = Object.values(details).flat();
  const saved = new Set(
    entries.flatMap(({ sourceLines }) => sourceLines).map((number) => toFoldedKey(all[number]?.text ?? '')),
  );
  const sentences: string[] = [];
  const names = sections
    .filter(({ kind, heading }) => !SAVED.has(kind) && (heading === '' || !kept.has(toFoldedKey(heading))))
    .map(({ lines, ...section }) => ({
      ...section,
      lines: lines.filter((line) => !isContact(line, contact) && !saved.has(toFoldedKey(line))),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ kind, heading, lines }) => `${nameSection(heading, kind)} (${count(lines.length, 'line')})`);
  if (names.length > 0) {
    sentences.push(
      `We also read ${nameAll(names)}. Resumes made here have no place for that, so it isn't saved. You can still read it among the lines of your file.`,
    );
  }
  if (roles > 0) {
    sentences.push(
      `${count(roles, 'role')} ${roles === 1 ? "wasn't" : "weren't"} added, because at most ${MAX_EXPERIENCES} experiences can be kept.`,
    );
  }
  return sentences;
}
