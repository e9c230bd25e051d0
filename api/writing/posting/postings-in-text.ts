import { clearCaches } from '../reading/lines/memo.ts';
import { splitLines, type Line } from '../text/lines.ts';
import { blankMarkup } from '../text/markup.ts';
import { isChrome, isFact } from './head-lines.ts';
import { readHeadline, type Headline } from './headline.ts';
import { restoreLines } from './restore-lines.ts';
import { isSameTitle, splitPostings } from './several-postings.ts';
import { words } from './title-text.ts';
import { zoneOfHeading } from './zones.ts';

/** One of several postings in a text, with what tells people which one it is. */
export interface PostingInText {
  title: string;
  /** Empty if the posting doesn't state it. */
  company: string;
  /** Empty if the posting doesn't state it. */
  location: string;
  /** What it says first about the job, shortened; empty if it says nothing. */
  beginning: string;
  /** The posting as it was pasted. */
  text: string;
}

const BEGINNING_LENGTH = 160;

/**
 * The postings in a text that consists of several (docs/algorithms.md#several-postings), in order; empty if it is a
 * single one. Together their texts are the whole text, except for blanks around them.
 */
export function readPostingsInText(text: string): PostingInText[] {
  const postings = splitPostings(text).map(({ title, start, end }) =>
    describePosting(title, text.slice(start, end).trim()),
  );
  clearCaches();
  return postings;
}

function describePosting(title: string, text: string): PostingInText {
  const read = restoreLines(blankMarkup(text));
  const lines = splitLines(read);
  const titleAt = lines.findIndex((line) => line.text.includes(title));
  const titleLine = lines[titleAt];
  // What follows a number is an item for whoever reads a headline.
  const from = titleLine?.bulleted ? titleLine.start : 0;
  const headline = readHeadline(read.slice(from));
  return {
    title: shorterTitle(title, headline.title),
    company: headline.company,
    location: headline.location,
    beginning: readBeginning(lines.slice(titleAt + 1), headline, from),
    text,
  };
}

/** Either may have the employer behind it. The headline may have found another title than the one that the text was split at. */
function shorterTitle(title: string, inHeadline: string): string {
  const isShorter = inHeadline !== '' && inHeadline.length < title.length;
  return isShorter && isSameTitle(inHeadline, title) ? inHeadline : title;
}

/** The first line that says something: not a name, a fact, a heading or a button. */
function readBeginning(lines: readonly Line[], { lineStarts }: Headline, from: number): string {
  const line = lines.find(({ text, start }) => {
    const count = words(text).length;
    if (count < 3 || isChrome(text) || zoneOfHeading(text) !== null) return false;
    // A whole sentence may begin with the place or with a fact.
    return count > 12 || !(lineStarts.has(start - from) || isFact(text));
  });
  const said = (line?.text ?? '').replace(/\*\*|__/g, '').replace(/\s+/g, ' ');
  if (said.length <= BEGINNING_LENGTH) return said;
  return `${said.slice(0, BEGINNING_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
