import type { ReadTextSection, SectionKind } from '../../types.ts';
import { lineNumbers } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { splitItems } from '../roles/body.ts';
import type { TextStyle } from '../roles/body.ts';
import type { SectionLines } from './details.ts';
import { isPrivate } from './private-sections.ts';

/** The sections that a resume keeps as they are: nothing in them is matched with a posting entry by entry. */
const KEPT = new Set<SectionKind>(['projects', 'publications', 'volunteering', 'military', 'other']);

const isKept = ({ kind, heading }: SectionLines): boolean =>
  KEPT.has(kind) && heading !== '' && (kind === 'projects' || !isPrivate(heading));

/** Where the text of a section begins a list item. */
const MARK = '- ';

const toText = (lines: readonly Line[], style: TextStyle): string =>
  splitItems(lines, style, () => false)
    .map(({ text, isMarked }) => (isMarked ? `${MARK}${text}` : text))
    .join('\n');

/**
 * Reads the sections that are neither work nor lists: projects, publications, awards, volunteering and whatever else has
 * a heading. Their texts are the file's own, paragraph by paragraph and item by item. Left out are the sections about
 * referees, whose addresses are other people's, and personal data such as the date of birth.
 */
export function readTextSections(sections: readonly SectionLines[], style: TextStyle): ReadTextSection[] {
  const read = new Map<string, ReadTextSection>();
  for (const section of sections.filter(isKept)) {
    const text = toText(section.lines, style);
    if (text === '') continue;
    // A sidebar that goes on on the next page repeats its heading.
    const key = section.heading.toLowerCase();
    const before = read.get(key);
    read.set(key, {
      heading: before?.heading ?? section.heading,
      text: before ? `${before.text}\n${text}` : text,
      sourceLines: [...(before?.sourceLines ?? []), ...section.lines.flatMap(lineNumbers)],
    });
  }
  return [...read.values()];
}
