import type { Anchor } from './anchor.ts';
import { findPeriods } from '../fields/dates.ts';
import { companyScore, titleHasHead, titleScore } from '../fields/field-scores.ts';
import { bodyPenalty, endsAsSentence, linePenalty } from './header-lines.ts';
import { headerParts, isIgnoredLabel, isWebAddress, labelField, makePiece } from './header-pieces.ts';
import type { Piece } from './header-pieces.ts';
import { AT_COMPANY } from '../words/company-words.ts';
import { headingKind, isRoleLabel, namesPartOfRole } from '../sections/headings.ts';
import { listJoinedViews } from './joined-views.ts';
import { findWraps } from './wrap-evidence.ts';
import type { WrapStyle } from './wrap-evidence.ts';
import type { Line } from '../lines/line.ts';
import { isAddress, placeScore, townBehindHyphen } from '../fields/places.ts';

/** A line that could be part of a role's header, split into its pieces. */
export interface HeaderLine {
  index: number;
  /** The last of the lines that were joined to it; `index` if it is one line. */
  last: number;
  /** What it costs to part it from the lines above and below, by the index of the first of the two lines. */
  torn: ReadonlyMap<number, number>;
  offset: number;
  text: string;
  pieces: Piece[];
  /** Pieces that could be a title or an employer. */
  open: Piece[];
  penalty: number;
}

/** Where unknown names in a document's headers are towns. */
export interface TownTrust {
  /** Behind an employer, in the same piece of a line: "Brightloop, Cefalù". */
  tails: boolean;
  /** In a piece of their own: "Brightloop | Cefalù". */
  pieces: boolean;
  /** Behind a hyphen: "Brightloop-Cefalù". */
  hyphens: boolean;
}

const NOT_TORN: ReadonlyMap<number, number> = new Map();
const MAX_BEFORE = 3;
const MAX_AFTER = 2;
/** With those that only say something beside title and employer ("Salary: ..."), in a form. */
const MAX_FORM = 6;
/** An only item below dates and an employer that has so many words may be the title. */
const TITLE_WORDS = 6;
/** The same with an employer and its place. */
const NAME_WORDS = 8;

/** Whether a line of a form has neither title nor employer: "Hours per week: 40", "City: Lyon". */
const isFormDetail = ({ pieces }: HeaderLine): boolean =>
  pieces.length > 0 &&
  pieces.every(({ label }) => label === 'ignored' || label === 'location' || label === 'dates');

/**
 * "Hotel Azul | Cádiz": in a document that puts a place beside each employer, an unknown name of one word after an employer is a
 * place. One of several words may as well be a title.
 */
function markTrailingPlace(pieces: Piece[], isTrusting: boolean): Piece[] {
  const [name, place, ...others] = pieces.filter((piece) => !piece.isIgnored);
  const isHung =
    isTrusting &&
    name !== undefined &&
    place !== undefined &&
    others.length === 0 &&
    [name, place].every((piece) => piece.label === null && !piece.isPlace && piece.text !== '') &&
    /^\p{Lu}[\p{L}'’.-]+$/u.test(place.text) &&
    titleScore(name.text) < 1 &&
    companyScore(name.text) >= 1.5 &&
    titleScore(place.text) < 1 &&
    companyScore(place.text) < 1.2;
  if (!isHung) return pieces;
  return pieces.map((piece) =>
    piece === place ? { ...piece, text: '', place: piece.text, isPlace: true } : piece,
  );
}

/** A city after something else on its line is where that is. */
const markCity = (piece: Piece, order: number): Piece =>
  order > 0 && piece.label === null && piece.place === '' && placeScore(piece.text) >= 2
    ? { ...piece, text: '', place: piece.text, isPlace: true }
    : piece;

const AT = new RegExp(String.raw`\s(?:at(?:\sthe)?|@|beim?|bij|hos|chez|presso|${AT_COMPANY})\s+$`, 'iu');

/** "ML Engineer at Meta": all that a line names behind a title and "at" is its employer, though a region is called so, too. */
function markEmployerBehindAt(pieces: Piece[], text: string): Piece[] {
  const [title, employer, ...others] = pieces.filter((piece) => !piece.isIgnored);
  if (!title || !employer || others.length > 0 || employer.label !== null || title.place !== '')
    return pieces;
  const name = employer.text || employer.place;
  const isBehindAt = titleHasHead(title.text) && AT.test(text.slice(0, Math.max(0, text.lastIndexOf(name))));
  if (!isBehindAt) return pieces;
  // "Globex: building a search for files" also says what was done there.
  const named: Piece = { ...employer, text: employer.text.replace(/:\s\p{Ll}.*$/u, ''), isEmployer: true };
  const read = employer.text === '' ? { ...named, text: name, place: '', isPlace: false } : named;
  return pieces.map((piece) => (piece === employer ? read : piece));
}

function cutAtHyphen(piece: Piece): Piece {
  const cut =
    piece.place === '' && !titleHasHead(piece.text) && placeScore(piece.text) < 2
      ? townBehindHyphen(piece.text)
      : null;
  return cut ? { ...piece, text: cut.name, place: cut.place } : piece;
}

function headerLine(
  line: Line,
  index: number,
  offset: number,
  given: string,
  trust: TownTrust,
  above?: Line,
): HeaderLine {
  // "Visiting Researcher," above "Kestrel Institute, USA."
  const text = above?.text.endsWith(',') && line.marker === '' ? given.replace(/[.,]$/u, '') : given;
  const texts = headerParts(text, line.styleBreaks);
  const sure = texts.map((part) => makePiece(part, false));
  // Beside a place of its own, an unknown name behind an employer isn't another one: "Globex Pay (Carrot)  Lyon, France".
  const hasPlace = sure.some(({ isPlace, place }) => isPlace || place !== '');
  const read = trust.tails && !hasPlace ? texts.map((part) => makePiece(part, true)) : sure;
  const cut = trust.hyphens ? read.map(cutAtHyphen) : read;
  const pieces = markEmployerBehindAt(markTrailingPlace(cut.map(markCity), trust.pieces), text);
  const open = pieces.filter(
    (piece) => !piece.isPlace && !piece.isIgnored && piece.text !== '' && piece.label !== 'location',
  );
  const parts = line.joined?.length ?? 1;
  const penalty =
    given === line.text
      ? linePenalty({ ...line, text }, parts)
      : bodyPenalty(text, parts) * 0.5 + (line.marker === '' ? 0 : 1);
  const isLabelled = pieces.some((piece) => piece.label !== null);
  const header = { index, last: index, torn: NOT_TORN, offset, text, pieces };
  if (isRoleLabel(line)) return { ...header, open: [], penalty: 9 };
  if (isLabelledDetail(text) || isIgnoredLabel(texts[0] ?? '')) return { ...header, open: [], penalty: 1 };
  return { ...header, open, penalty: isLabelled ? 0 : penalty };
}

/** "Skills: Python, SQL" in a role: what stands behind a section's name is neither title nor employer. */
function isLabelledDetail(text: string): boolean {
  const label = /^([^:\t]{3,40}):\s+\S/.exec(text)?.[1] ?? '';
  if (label === '' || labelField(label) !== undefined) return false;
  const kind = headingKind(label);
  return namesPartOfRole(label) || (kind !== null && kind !== 'experience');
}

/** How far the text of a list item is to the right of its mark, in letters, and how many lines it may have. */
const ITEM = { indent: 2, lines: 5 };

/** Whether a line is the end of a list item above it, whose line had no room for it. */
function isTailOfItem(lines: readonly Line[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  if (!line || line.marker !== '' || above?.isFull !== true || endsAsSentence(above.text)) return false;
  for (let at = index; at > Math.max(0, index - ITEM.lines); at--) {
    const before = lines[at - 1];
    if (lines[at]?.gapBefore || !before || before.isHidden) return false;
    if (before.marker !== '') return line.indent >= before.indent + ITEM.indent;
    if (before.indent !== line.indent) return false;
  }
  return false;
}

/** Whether an item has nothing below it but a short line, as a title has an employer: "• Cook" above "Globex Inn". */
function isAboveName(lines: readonly Line[], index: number): boolean {
  const [item, below, next] = lines.slice(index, index + 3);
  return (
    item !== undefined &&
    below?.marker === '' &&
    !item.isFull &&
    !below.gapBefore &&
    titleHasHead(item.text) &&
    /^\p{Lu}/u.test(below.text) &&
    below.text.split(/\s+/).length <= NAME_WORDS &&
    linePenalty(below) < 1 &&
    (next === undefined || next.gapBefore || next.marker !== '' || findPeriods(next.text).length > 0)
  );
}

/** The lines around an anchor that could be part of its header, from top to bottom. */
function listHeaderLines(
  lines: Line[],
  anchor: Anchor,
  low: number,
  high: number,
  trust: TownTrust,
): HeaderLine[] {
  const anchorLine = lines[anchor.index];
  if (!anchorLine) return [];
  const around: HeaderLine[] = [headerLine(anchorLine, anchor.index, 0, anchor.rest, trust)];
  let addresses = 0;
  for (let offset = 1; offset <= MAX_BEFORE; offset++) {
    const index = anchor.index - offset - addresses;
    const line = lines[index];
    if (!line || index < low || line.isHidden) break;
    // The employer's page, in a line of its own.
    if (isWebAddress(line.text) && addresses === 0) {
      addresses++;
      offset--;
      continue;
    }
    if (isTailOfItem(lines, index)) break;
    const plain = headerLine(line, index, -offset, line.text, trust);
    const isListedName =
      line.marker !== '' &&
      offset === 1 &&
      anchorLine.marker === '' &&
      bodyPenalty(line.text) === 0 &&
      line.text.split(/\s+/).length <= 8 &&
      (plain.pieces.some((piece) => piece.isPlace || piece.place !== '') ||
        companyScore(line.text) >= 1.5 ||
        (anchor.rest === '' && plain.open.length > 1 && plain.open.some(({ text }) => titleHasHead(text))));
    const header = isListedName ? { ...plain, penalty: 0.5 } : plain;
    const isPlaceLine = header.open.length === 0 && header.pieces.some((piece) => piece.isPlace);
    if (header.penalty >= 3 && !isPlaceLine) break;
    around.unshift(header);
  }
  let details = 0;
  for (let offset = 1; offset <= MAX_AFTER + 1; offset++) {
    const index = anchor.index + anchor.span - 1 + offset + details;
    const line = lines[index];
    if (!line || index > high || line.isHidden || anchor.tail !== '') break;
    // A date as a heading, with the role as its first list item.
    const opens =
      anchorLine.gapBefore || anchorLine.isBold || anchorLine.headingLevel > 0 || anchor.index === low;
    const isOnlyItem =
      anchor.rest !== '' &&
      !titleHasHead(anchor.rest) &&
      lines[index + 1]?.marker !== line.marker &&
      line.text.split(/\s+/).length <= TITLE_WORDS &&
      titleHasHead(line.text);
    const header = headerLine(line, index, offset, line.text, trust, lines[index - 1]);
    // "• Globex (Initech), Leeds" between the dates below a title and a text.
    const isOnlyName =
      anchor.rest === '' &&
      !line.text.includes(':') &&
      lines[index + 1]?.marker === '' &&
      line.text.split(/\s+/).length <= NAME_WORDS &&
      header.pieces.some(({ place, text }) => text !== '' && placeScore(place) >= 2);
    const isListedHeader =
      line.marker !== '' && offset === 1 && ((anchor.rest === '' && opens) || isOnlyItem || isOnlyName);
    if (line.marker === '' && isFormDetail(header) && details < MAX_FORM) {
      around.push(header);
      details++;
      offset--;
      continue;
    }
    if (offset > MAX_AFTER) break;
    if (header.penalty >= 3 && !isListedHeader && !isAddress(line.text)) break;
    around.push(isListedHeader ? { ...header, penalty: 1.2 + bodyPenalty(line.text) } : header);
    if (isListedHeader && !isAboveName(lines, index)) break;
  }
  return around;
}

/**
 * The ways to see the lines around an anchor that could be part of its header, each from top to bottom: as they are, and with
 * those joined that may be one text.
 */
export function listHeaderWindows(
  lines: Line[],
  anchor: Anchor,
  bounds: { low: number; high: number },
  trust: TownTrust,
  style: WrapStyle,
): HeaderLine[][] {
  const wraps = findWraps(lines, anchor, bounds, style);
  const parted = (header: HeaderLine): HeaderLine => ({
    ...header,
    torn: new Map([...wraps].filter(([index]) => index === header.index - 1 || index === header.last)),
  });
  const joined = listJoinedViews(lines, anchor, bounds, wraps, style.words).map((view) =>
    listHeaderLines(view.lines, view.anchor, view.low, view.high, trust).flatMap((header) => {
      const span = view.spans[header.index];
      return span ? [{ ...header, index: span.first, last: span.last }] : [];
    }),
  );
  return [listHeaderLines(lines, anchor, bounds.low, bounds.high, trust), ...joined].map((around) =>
    around.map(parted),
  );
}
