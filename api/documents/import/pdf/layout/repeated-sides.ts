import { fold } from '../../../../writing/reading/lines/fold.ts';
import { headingKind } from '../../../../writing/reading/sections/headings.ts';
import type { Segment } from './segments.ts';

/** The share of a page's height at its top and bottom that has headers and footers (`repeated-lines.ts`). */
const EDGE = 0.12;
/** Points: the same text on two pages stands at the same place. */
const SAME_PLACE = 1.5;
/** Fewer segments may be at the same place by chance. */
const MIN_SEGMENTS = 3;
/** Of one text on a page. */
const MAX_ALIKE = 20;
/** A resume has fewer; a hostile file may have thousands. */
const MAX_HEADINGS = 200;

/** A page's segments and its height in points. */
export interface SidePage {
  segments: Segment[];
  height: number;
}

const isAt = (one: Segment, other: Segment): boolean =>
  Math.abs(one.x0 - other.x0) < SAME_PLACE && Math.abs(one.y - other.y) < SAME_PLACE;

const isInBody = ({ y }: Segment, height: number): boolean => y > height * EDGE && y < height * (1 - EDGE);

const isBeside = (one: Segment, others: Segment[]): boolean =>
  others.every((other) => other.x1 < one.x0 || other.x0 > one.x1);

/** The segments of a side that the page before has too, at the same place. */
function findRepeats({ segments, height }: SidePage, before: SidePage): Segment[] {
  const texts = new Map<string, Segment[]>();
  for (const segment of before.segments)
    texts.set(segment.text, [...(texts.get(segment.text) ?? []), segment].slice(-MAX_ALIKE));
  const repeats = segments.filter(
    (segment) =>
      isInBody(segment, height) && texts.get(segment.text)?.some((other) => isAt(segment, other)) === true,
  );
  return repeats.length >= MIN_SEGMENTS ? repeats : [];
}

/** The links to its sections that a web page has beside them: headings alone, each of which stands elsewhere too. */
function findMenu({ segments }: SidePage, headings: Segment[]): Segment[] {
  const isElsewhere = (link: Segment): boolean =>
    headings.some(
      (other) => fold(other.text) === fold(link.text) && Math.abs(other.x0 - link.x0) > link.size,
    );
  const links = segments.filter((segment) => headings.includes(segment) && isElsewhere(segment));
  const others = segments.filter((segment) => !links.includes(segment));
  const menu = links.filter((link) => isBeside(link, others));
  return menu.length >= MIN_SEGMENTS ? menu : [];
}

/**
 * What stands beside the text of a page and says nothing new: a side that is printed on each page again, and a menu of the
 * sections.
 */
export function findRepeatedSides(pages: SidePage[]): Set<Segment> {
  const headings = pages
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => headingKind(text) !== null)
    .slice(0, MAX_HEADINGS);
  return new Set(
    pages.flatMap((page, index) => {
      const before = pages[index - 1];
      return [...findMenu(page, headings), ...(before ? findRepeats(page, before) : [])];
    }),
  );
}
