import type { Line } from '../lines/line.ts';
import { splitAtBreaks } from '../lines/style-breaks.ts';
import { readEducationLine } from './education-atoms.ts';

/** The two names of a line that has no other sign between them than a change of style: "**Moss Care** Globex Academy". */
function styledPair({ text, styleBreaks, marker }: Line): [string, string] | null {
  const [name = '', rest = '', ...others] = splitAtBreaks(text, styleBreaks ?? []).map((part) => part.trim());
  const isPair =
    marker === '' &&
    others.length === 0 &&
    [name, rest].every((part) => /^\p{Lu}\S*\p{L}/u.test(part)) &&
    !/[\t|,;:·•–—]|\s-\s|https?:|@/u.test(text) &&
    readEducationLine(text).periods.length === 0;
  return isPair ? [name, rest] : null;
}

/** So many pairs show that the style parts names. */
const PAIRS_MIN = 2;

/** A line with a bar where its style changes, if both names are known by their words or the section has such pairs. */
function withStyleBreak(line: Line, areStyled: boolean): Line {
  const pair = areStyled ? styledPair(line) : null;
  if (pair) return { ...line, text: pair.join(' | ') };
  const parts = splitAtBreaks(line.text, line.styleBreaks ?? []);
  const kindsOf = (text: string) => new Set(readEducationLine(text).atoms.map(({ kind }) => kind));
  // A name in small capitals changes its style within itself.
  for (let at = 1; at < parts.length; at += 1) {
    const sides = [parts.slice(0, at).join(''), parts.slice(at).join('')].map((part) => part.trim());
    const kinds = sides.map(kindsOf);
    const isDegree = kinds.some((own) => own.has('degree') && !own.has('school'));
    const isSchool = kinds.some((own) => own.has('school') && !own.has('degree'));
    if (isDegree && isSchool) return { ...line, text: sides.join(' | ') };
  }
  return line;
}

/** The lines of a section of studies, with a bar between degree and school where only their style tells them apart. */
export function withStyleBreaks(lines: readonly Line[]): Line[] {
  const areStyled = lines.filter((line) => styledPair(line) !== null).length >= PAIRS_MIN;
  return lines.map((line) => withStyleBreak(line, areStyled));
}
