import type { Anchor } from './anchor.ts';
import { findPeriods } from '../fields/dates.ts';
import { findDuration, readDuration, removeDurations } from '../fields/durations.ts';
import { companyScore, endsWithHead, titleScore } from '../fields/field-scores.ts';
import { linePenalty } from './header-lines.ts';
import { labelField } from './header-pieces.ts';
import { piecesOf } from './name-pieces.ts';
import type { Line } from '../lines/line.ts';
import { isRoleLabel } from '../sections/headings.ts';
import { findStyledEntries } from './styled-entries.ts';

const NAMES_MAX_WORDS = 14;
const LISTED_MIN = 3;
const NEARLY_ALL = 0.7;
const SURE_TITLE = 2.3;

/** Whether a line names a title, and something beside it, in a few words. */
const isTitleAndMore = (line: Line): boolean =>
  !line.isHidden &&
  line.text.split(/\s+/).length <= NAMES_MAX_WORDS &&
  linePenalty({ ...line, marker: '' }) < 2 &&
  piecesOf(line.text).length > 1 &&
  piecesOf(line.text).some((piece) => titleScore(piece) >= SURE_TITLE);

const dateless = (index: number, rest: string): Anchor => ({ index, period: null, rest, tail: '', span: 1 });

/** "Planner - Globex" in line after line, or item after item: a list of titles and employers with nothing else. */
function findListed(lines: Line[]): Anchor[] {
  const areItems = lines.every(({ marker }) => marker !== '');
  const listed = lines.flatMap((line, index) =>
    (areItems || line.marker === '') && isTitleAndMore(line) ? [dateless(index, line.text)] : [],
  );
  return listed.length >= LISTED_MIN && listed.length >= lines.length * NEARLY_ALL ? listed : [];
}

/** Of the lines of a section, at least this share begin its roles, and there are so many of them. */
const AMONG_TEXT = { share: 0.15, least: 3 };
/** A title, an employer of several names, its town and its region. */
const FIELDS_MAX = 5;

/** "Shop Assistant, Globex, Leeds": a title and one or several other names, which are no titles. */
function isTitleWithCommas(line: Line): boolean {
  const [title = '', ...others] = line.text.replace(/\.$/u, '').split(/,\s+/u);
  return (
    line.marker === '' &&
    !line.isHidden &&
    /^\p{Lu}/u.test(title) &&
    others.length > 0 &&
    others.length < FIELDS_MAX &&
    line.text.split(/\s+/u).length <= NAMES_MAX_WORDS &&
    titleScore(title) >= SURE_TITLE &&
    others.every((other) => titleScore(other) < SURE_TITLE && !/[.;:!?]/u.test(other))
  );
}

/** "Shop Assistant, Globex, Leeds" above what was done there, again and again: the first role begins at once, or below a label. */
function findAmongText(lines: Line[]): Anchor[] {
  const found = lines.flatMap((line, index): Anchor[] =>
    isTitleWithCommas(line) ? [{ ...dateless(index, line.text), wholeLines: 1 }] : [],
  );
  const first = found[0]?.index ?? 0;
  const isAtOnce = first === 0 || (first === 1 && lines[0]?.text.endsWith(':') === true);
  return isAtOnce && found.length >= Math.max(AMONG_TEXT.least, lines.length * AMONG_TEXT.share) ? found : [];
}

/** "Kestrel Woods — Forester. Planted 4,000 oaks." again and again: an employer or a title, the other one, and what was done. */
const TOLD = /^(?<header>[^.]{2,60}?\s[—–-]{1,3}\s[^.]{3,60})\.\s+(?<tail>\p{Lu}.+)$/u;

function findTold(lines: Line[]): Anchor[] {
  const told = lines.flatMap((line, index): Anchor[] => {
    const { header = '', tail = '' } = TOLD.exec(line.text)?.groups ?? {};
    const isTitled = piecesOf(header).some((piece) => titleScore(piece) >= SURE_TITLE);
    return isTitled && !line.isHidden ? [{ ...dateless(index, header), tail }] : [];
  });
  return told.length >= LISTED_MIN && told.length >= lines.length * NEARLY_ALL ? told : [];
}

/** A section of so few lines has one role; so many words tell of it, and so many of its title. */
const ONLY = { lines: 3, words: 16, titleWords: 6 };

/** "Forester at Kestrel Woods." below "Present position": the only role of a section, by itself. */
function findOnlyRole(lines: Line[]): Anchor[] {
  const shown = lines.filter(({ isHidden }) => !isHidden);
  const [first] = shown;
  if (!first || first.marker !== '' || shown.length > ONLY.lines) return [];
  const text = first.text.replace(/(?<=\p{Ll}{2})\.$/u, '');
  const [title = '', ...others] = piecesOf(text);
  const isRole =
    text.split(/\s+/u).length <= ONLY.words &&
    title.split(/\s+/u).length <= ONLY.titleWords &&
    endsWithHead(title) &&
    // "Since 2018 I have been a foreman at Globex" tells of it in a sentence.
    findPeriods(text).length === 0 &&
    others.some((other) => /^\p{Lu}/u.test(other)) &&
    !/[.!?]\s/u.test(text);
  return isRole ? [dateless(lines.indexOf(first), text)] : [];
}

/** A title without its length of time: "Operator" of "2 Years, Operator" and of "Operator – 2 years"; null without one. */
function withoutDuration(text: string): string | null {
  const [, first = '', title = ''] = /^([^,]{4,20}),\s+(.+)$/u.exec(text) ?? [];
  if (readDuration(first) !== null) return title;
  return findDuration(text) === null ? null : removeDurations(text).replace(/^[\s,–—-]+|[\s,–—-]+$/gu, '');
}

/** "2 Years, Operator", "Teacher – 18 anos": lines with a length of time and a title, if there are several. */
function findTimed(lines: Line[]): Anchor[] {
  const timed = lines.flatMap((line, index) => {
    const title = withoutDuration(line.text);
    const isTimed =
      title !== null &&
      line.marker === '' &&
      !line.isHidden &&
      linePenalty(line) < 2 &&
      title.split(/\s+/).length <= NAMES_MAX_WORDS &&
      piecesOf(title).some((piece) => titleScore(piece) >= SURE_TITLE);
    return isTimed ? [dateless(index, title)] : [];
  });
  return timed.length > 1 ? timed : [];
}

/**
 * Anchors of roles without dates: title lines that open a paragraph, with statements below and no dated anchor at the
 * top of the same paragraph.
 */
export function findDatelessAnchors(lines: Line[], dated: Anchor[]): Anchor[] {
  const taken = new Set<number>();
  for (const anchor of dated)
    for (let index = anchor.index - 3; index <= anchor.index + 2; index++) taken.add(index);
  if (dated.length === 0) {
    const plain = [
      findTimed(lines),
      findListed(lines),
      findTold(lines),
      findAmongText(lines),
      findStyledEntries(lines),
      findOnlyRole(lines),
    ].find((found) => found.length > 0);
    if (plain) return plain;
  }
  const anchors: Anchor[] = [];
  /** Anchors that only stand out by their looks, and all lines that do so. */
  const styled: Anchor[] = [];
  const emphatic = lines.filter(
    (line, index) => line.marker === '' && !line.isHidden && !taken.has(index) && isEmphatic(line),
  );
  const boldHeads =
    dated.length > 0 && dated.every(({ index }) => [0, -1].some((step) => isEmphatic(lines[index + step])));
  for (const [index, line] of lines.entries()) {
    if (line.marker !== '' || line.isHidden || taken.has(index) || linePenalty(line) >= 2) continue;
    const previous = lines[index - 1];
    if (isOtherField(line.text) || isRoleLabel(line) || (previous && continuesItem(previous, line))) continue;
    const opens = index === 0 || line.gapBefore || (previous !== undefined && previous.marker !== '');
    const isSecond =
      !opens && previous !== undefined && (previous.gapBefore || index === 1) && linePenalty(previous) < 1;
    const lead = anchors.at(-1);
    if (!(opens || (isSecond && lead?.index !== index - 1))) continue;
    if (lead && index - lead.index < 2) continue;
    const pieces = line.text.split(/\t|\s[|–—·-]\s|,\s|\s(?:at|@|bei|chez|presso)\s/);
    const best = Math.max(...pieces.map(titleScore));
    const hasParts =
      pieces.length > 1 && pieces.some((piece) => titleScore(piece) < 2 && companyScore(piece) > 0.5);
    const below = lines.slice(index + 1, index + 4);
    const firstBelow = below[0];
    if (!firstBelow || taken.has(index + 1)) continue;
    const isFollowed = below.some(
      (next, step) =>
        (next.marker !== '' || linePenalty(next) >= 2) &&
        !below.slice(0, step + 1).some((between, at) => at > 0 && between.gapBefore && between.marker === ''),
    );
    if (!isFollowed) continue;
    const isStrong =
      best >= 2.9 &&
      (hasParts || dated.length === 0 || isEmphatic(line) || companyScore(firstBelow.text) >= 0.6);
    const isStyled = boldHeads && isEmphatic(line) && best >= 0.5;
    if (!isStrong && !isStyled) continue;
    const anchor = dateless(index, line.text);
    anchors.push(anchor);
    if (!isStrong && best < SURE_TITLE) styled.push(anchor);
  }
  // Where others in the same look are no titles, they are what somebody did in one role: "Network Support", "Documentation".
  const isAmongOthers = styled.length > 0 && emphatic.length > anchors.length;
  return isAmongOthers ? anchors.filter((anchor) => !styled.includes(anchor)) : anchors;
}

/** Whether a form's label says that a line is neither title nor employer: "Type of work: trainee". */
function isOtherField(text: string): boolean {
  const field = labelField(/^([^:\t]{2,40}?)\s?[:\t]/u.exec(text)?.[1] ?? '');
  return field === 'ignored' || field === 'location' || field === 'dates';
}

/** Whether a line continues a wrapped list item. */
function continuesItem(item: Line, line: Line): boolean {
  if (item.marker === '' || line.gapBefore || isEmphatic(line)) return false;
  return line.indent > item.indent || item.isFull === true || /^\p{Ll}/u.test(line.text);
}

function isEmphatic(line: Line | undefined): boolean {
  return line !== undefined && (line.isBold || line.headingLevel > 0);
}
