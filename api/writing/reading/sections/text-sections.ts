import type { ReadTextSection, SectionKind } from '../../types.ts';
import { lineNumbers } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { splitItems } from '../roles/body.ts';
import type { TextStyle } from '../roles/body.ts';
import type { SectionLines } from './details.ts';
import { isInCapitals } from './headings.ts';
import { isPrivate } from './private-sections.ts';

/** The sections that a resume keeps as they are: nothing in them is matched with a posting entry by entry. */
const KEPT = new Set<SectionKind>(['projects', 'publications', 'volunteering', 'military', 'other']);

/** A letter or two is a torn word rather than a heading. */
const isKept = ({ kind, heading }: SectionLines): boolean =>
  KEPT.has(kind) && /\p{L}{3}/u.test(heading) && (kind === 'projects' || !isPrivate(heading));

/** Where the text of a section begins a list item. */
const MARK = '- ';

const toText = (lines: readonly Line[], style: TextStyle): string =>
  splitItems(lines, style, () => false)
    .map(({ text, isMarked }) => (isMarked ? `${MARK}${text}` : text))
    .join('\n');

const CONNECTIVES = new Set(
  'AND OF THE FOR IN ON UND DER DIE DES VON ET DE DU LA LE LES EN Y E DEL EL OU OR I W EM DO DA'.split(' '),
);

/**
 * A heading as those of a resume are written: without a colon, and "AWARDS AND HONORS" as "Awards and Honors".
 * Short words may be abbreviations and stay; so do headings in Turkish, whose letters i have two small forms.
 */
function asHeading(text: string): string {
  const heading = text.replace(/[\s:*]+$/u, '');
  if (!isInCapitals(heading) || /[İŞĞ]/u.test(heading)) return heading;
  return heading.replace(/\p{L}+/gu, (word, at: number) => {
    if (at > 0 && CONNECTIVES.has(word)) return word.toLowerCase();
    return word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  });
}

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
    const heading = asHeading(section.heading);
    const key = heading.toLowerCase();
    const before = read.get(key);
    read.set(key, {
      heading: before?.heading ?? heading,
      text: before ? `${before.text}\n${text}` : text,
      sourceLines: [...(before?.sourceLines ?? []), ...section.lines.flatMap(lineNumbers)],
    });
  }
  return [...read.values()];
}
