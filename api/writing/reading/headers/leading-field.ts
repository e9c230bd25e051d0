/** Title and employer in parts of one line, as `listCandidates` names them. */
const IN_PARTS = /^(?<title>(?<line>-?\d+)S(?<first>\d+))\/(?<employer>\k<line>S(?<second>\d+))$/u;
/** Both in one part, as `pairsIn` names them, the title or the employer first. */
const TITLE_FIRST = /^(?<part>-?\d+S\d+)(?:C<|K<|W|B<)$/u;
const EMPLOYER_FIRST = /^(?<part>-?\d+S\d+)(?:C>|K>|S|B>)$/u;

/**
 * The layout of a header that has only the field that comes first in a layout: that of "Swimming Coach" among "Agent at Globex"
 * and "Cook at Hotel Azul". Null where title and employer stand in different lines.
 * (docs/algorithms.md#titles-and-companies)
 */
export function leadingField(layout: string): string | null {
  const parts = IN_PARTS.exec(layout)?.groups;
  if (parts)
    return Number(parts['first']) < Number(parts['second'])
      ? `${parts['title']}/-`
      : `-/${parts['employer']}`;
  const title = TITLE_FIRST.exec(layout)?.groups?.['part'];
  if (title !== undefined) return `${title}/-`;
  const employer = EMPLOYER_FIRST.exec(layout)?.groups?.['part'];
  return employer === undefined ? null : `-/${employer}`;
}
