import { hasContactDetail } from '../../../writing/reading/fields/contact.ts';
import type { Line } from '../../../writing/reading/lines/line.ts';
import type { Reading } from '../../../writing/reading/read-lines.ts';
import { setAside } from '../../../writing/reading/lines/set-aside.ts';
import { NO_ROLE_FOUND, warnOfUnplaced } from '../../../writing/reading/warnings.ts';
import type { ReadExperience, ReadHistory, SectionKind } from '../../../writing/types.ts';
import { plain } from '../../../writing/reading/second-reading/literal.ts';

/** A line of a text that belongs to no role, and may. */
export interface LooseLine {
  /** From 0, in the whole text. */
  number: number;
  text: string;
}

/** Where the embedded reader leaves what might be a role and wasn't read as one. */
const LOOSE = new Set<SectionKind>(['summary', 'experience', 'other']);

/**
 * The lines of a text that were read as nothing in particular. Those that tell how to reach the person, give orders to a
 * machine or are no content are left out.
 */
export function findLooseLines(lines: Line[], { sections, unplaced }: ReadHistory): LooseLine[] {
  const loose = new Set(
    [...unplaced, ...sections.filter(({ kind }) => LOOSE.has(kind)).flatMap(({ lines }) => lines)].map(plain),
  );
  return setAside(lines)
    .kept.filter((line) => loose.has(plain(line.text)) && !hasContactDetail(line))
    .map((line) => ({ number: line.lineNumber, text: line.text }));
}

/** The same history with roles in place of the loose lines that they are made of. */
export function placeRoles(history: ReadHistory, roles: ReadExperience[], lines: LooseLine[]): ReadHistory {
  const numbers = new Set(roles.flatMap(({ sourceLines }) => sourceLines));
  const taken = lines.filter(({ number }) => numbers.has(number)).map(({ text }) => plain(text));
  /** Each taken line goes away once. */
  const withoutTaken = (texts: string[]) =>
    texts.filter((text) => {
      const at = taken.indexOf(plain(text));
      if (at >= 0) taken.splice(at, 1);
      return at < 0;
    });
  const unplaced = withoutTaken(history.unplaced);
  const sections = history.sections
    .map((section) =>
      LOOSE.has(section.kind) ? { ...section, lines: withoutTaken(section.lines) } : section,
    )
    .filter(({ heading, lines: left }) => heading !== '' || left.length > 0);
  const warnings = history.warnings.filter(
    (warning) => warning !== NO_ROLE_FOUND && !warnOfUnplaced(history.unplaced.length).includes(warning),
  );
  return {
    ...history,
    experiences: roles,
    sections,
    unplaced,
    warnings: [...warnings, ...warnOfUnplaced(unplaced.length)],
  };
}

/** A reading with the roles of a history that was made from it, their lines in their places. */
export function placeFoundRoles({ placement }: Reading, history: ReadHistory): Reading {
  const numbers = history.experiences.flatMap(({ sourceLines }) => sourceLines);
  return {
    history,
    placement: new Map([...placement, ...numbers.map((number) => [number, 'experience'] as const)]),
  };
}
