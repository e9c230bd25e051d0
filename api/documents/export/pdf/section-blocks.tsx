/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { countLines } from '../printable/line-fitting.ts';
import type { PrintableEntry, PrintableSection } from '../printable/printable-resume.ts';
import { textDirection } from '../printable/printable-text.ts';
import { DATE_GAP, KEPT_LINES, SOFT_INK } from './resume-style.ts';
import { AS_TYPED, Bullet, Heading, Paragraph } from './ResumeText.tsx';
import type { Setter } from './ResumeText.tsx';

/** A heading of up to this many lines is kept with the text that follows; a longer one may break. */
const TALLEST_HEAD = 12;

/** How far, in points, a line must extend below dates at the right edge. */
const OVERLAP = 8;

const bodyWidth = (text: string, setter: Setter): number =>
  setter.fonts.measure(text, setter.style.size.body, 400);

/** Tabular figures are slightly wider than the measured ones. */
const datesWidth = (entry: PrintableEntry, setter: Setter): number =>
  setter.fonts.measure(entry.dates, setter.style.size.title, 400) * 1.08;

/**
 * Whether dates at the right edge are read in the right place. Readers that detect columns (poppler's default
 * mode, and many resume parsers) mistake dates with nothing below them for a second column, and put them after
 * everything on the left. A line of the entry that extends below its dates prevents that.
 */
function readsInOrder(entry: PrintableEntry, setter: Setter): boolean {
  if (entry.dates === '') return true;
  const dates = datesWidth(entry, setter);
  const reachesBelow = (text: string): boolean => {
    const width = bodyWidth(text, setter);
    if (width <= setter.width) return width > setter.width - dates + OVERLAP;
    // A full line may be shorter by as much as the word that wrapped to the next line.
    return text.split(' ').every((word) => bodyWidth(word, setter) < dates - OVERLAP);
  };
  return (
    setter.fonts.measure(entry.title, setter.style.size.title, 600) * 1.02 + DATE_GAP + dates <=
      setter.width &&
    (entry.lines.some(reachesBelow) || entry.bullets.some((text) => reachesBelow(`•  ${text}`)))
  );
}

/** The title with the dates on the right, then company and place; or the dates last if that is read more reliably. */
function EntryHead({
  entry,
  setter,
  datesRight,
}: {
  entry: PrintableEntry;
  setter: Setter;
  datesRight: boolean;
}) {
  const beside = datesRight && entry.dates !== '';
  const below = beside ? entry.place : [entry.place, entry.dates].filter((text) => text !== '').join(' · ');
  const rtl = textDirection(entry.title) === 'rtl';
  const { size, lineHeight } = setter.style;
  return (
    <>
      {(entry.title !== '' || beside) && (
        <View style={{ flexDirection: rtl ? 'row-reverse' : 'row', justifyContent: 'space-between' }}>
          <Paragraph
            text={entry.title}
            setter={setter}
            size={size.title}
            weight={600}
            width={beside ? setter.width - DATE_GAP - datesWidth(entry, setter) : setter.width}
          />
          {beside && (
            // The title's size, so that both share a baseline.
            <Text
              style={{
                fontSize: size.title,
                lineHeight,
                color: SOFT_INK,
                fontFeatureSettings: { ...AS_TYPED, tnum: 1 },
              }}
            >
              {entry.dates}
            </Text>
          )}
        </View>
      )}
      {below !== '' && <Paragraph text={below} setter={setter} color={SOFT_INK} />}
    </>
  );
}

interface Piece {
  node: ReactNode;
  /** May be split across pages. */
  long: boolean;
}

interface Group {
  /** Space above the group, and between its headings and its first piece. */
  space: number;
  leadSpace: number;
  headings: ReactNode[];
  headLines: number;
  pieces: Piece[];
}

/**
 * A section as a flat list of blocks: a heading shares a block with the content below it, so that no page ends
 * with it. Flat, because react-pdf breaks pages between siblings.
 */
export function sectionBlocks(section: PrintableSection, setter: Setter, first: boolean): ReactNode[] {
  const { space, size, lineHeight, bulletIndent } = setter.style;
  const blocks: ReactNode[] = [];
  const key = () => `${section.heading} ${blocks.length}`;
  const lineCount = (text: string, width: number) => countLines(text, width, (one) => bodyWidth(one, setter));

  const paragraph = (text: string): Piece => ({
    node: <Paragraph text={text} setter={setter} />,
    long: lineCount(text, setter.width) > KEPT_LINES,
  });
  const bullet = (text: string): Piece => ({
    node: <Bullet text={text} setter={setter} />,
    long: lineCount(text, setter.width - bulletIndent) > KEPT_LINES,
  });

  // A block's own margin would move with it to the top of the next page; and before a long text, the margin alone
  // would count as its beginning and leave the heading behind.
  const gap = (height: number) => blocks.push(<View key={key()} style={{ height }} />);
  const add = ({ space: above, leadSpace, headings, headLines, pieces }: Group) => {
    const [lead, ...rest] = pieces;
    const joined = lead !== undefined && !lead.long;
    gap(above);
    blocks.push(
      <View
        key={key()}
        wrap={headLines > TALLEST_HEAD}
        minPresenceAhead={lead?.long ? 2.5 * size.body * lineHeight : 0}
      >
        {headings}
        {joined && <View style={{ marginTop: leadSpace }}>{lead.node}</View>}
      </View>,
    );
    if (lead?.long) gap(leadSpace);
    for (const one of joined ? rest : pieces) {
      if (one !== lead) gap(space.paragraph);
      blocks.push(
        <View key={key()} wrap={one.long}>
          {one.node}
        </View>,
      );
    }
  };

  const heading = <Heading key="heading" text={section.heading} setter={setter} />;
  const top = first ? space.section - 3 : space.section;
  if (section.lines.length > 0) {
    const pieces = section.lines.map(paragraph);
    add({ space: top, leadSpace: 0, headings: [heading], headLines: 1, pieces });
  }
  const datesRight = section.entries.every((entry) => readsInOrder(entry, setter));
  section.entries.forEach((entry, i) => {
    add({
      space: i === 0 ? top : space.entry,
      leadSpace: space.afterHead,
      headings: [i === 0 && heading, <EntryHead key="head" {...{ entry, setter, datesRight }} />],
      headLines: lineCount(entry.title, setter.width) + lineCount(entry.place, setter.width),
      pieces: [...entry.lines.map(paragraph), ...entry.bullets.map(bullet)],
    });
  });
  return blocks;
}
