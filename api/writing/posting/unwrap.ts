import { bulletSign } from '../text/lines.ts';
import { zoneOfHeading } from './zones.ts';

/** A row of the text as it is laid out, with what decides whether it goes on in the next one. */
interface Row {
  /** Without blanks around it. */
  text: string;
  /** Columns up to the last sign, including the indent. */
  length: number;
  indent: number;
  bulleted: boolean;
  /** A heading, a rule, a table or a label: it stands alone, and nothing is joined with it. */
  alone: boolean;
}

/** No plain text is wrapped at more columns; longer rows are whole paragraphs. */
const WIDEST = 110;
/** Narrower text is a list of short facts, such as the head of a posting. */
const NARROWEST = 28;
const SENTENCE_END = /[.!?:;…]["”»')]*$/;
/** Words that no line ends with: what follows belongs to it. */
const UNFINISHED =
  /(?:[\p{L}\d,)]\s+(?:and|or|with|of|the|an?|such as|und|oder|mit|für|von|sowie|einer?|et|ou|avec|des?|les?|y|con|el|los|las|para|del?|e|ed|o|della?|di|com|em|da|do|i|oraz|lub|w|z|na|en|van|met)|\s&)$/u;
const HYPHENATED = /\p{Ll}-$/u;
const LABEL = /^\p{Lu}[^:.]{1,40}?\s?:(?:\s|$)/u;
const RULE = /^(?:[-=_*#~]{3,}|#{1,6}\s|\||\[|https?:|www\.|[\w.+-]+@)|\s[·|•]\s/;

function isHeading(text: string): boolean {
  if (text.length > 60 || /[.,;!(-]$/.test(text) || UNFINISHED.test(text)) return false;
  if (/:\s*\**$/.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length > 6) return false;
  if (/^\*\*.+\*\*$/.test(text)) return true;
  if (text.length >= 8 && !/\p{Ll}/u.test(text) && /\p{L}{3}/u.test(text)) return true;
  return /^\p{Lu}/u.test(text) && zoneOfHeading(text) !== null;
}

function readRow(row: string): Row {
  const text = row.trim();
  const bulleted = bulletSign(text) !== '';
  const length = row.trimEnd().length;
  return {
    text,
    length,
    indent: row.length - row.trimStart().length,
    bulleted,
    alone: text === '' || RULE.test(text) || row.includes('\t') || (!bulleted && isHeading(text)),
  };
}

/** Whether a row would also have held the first word of the next one, so that its end was meant. */
function hasRoom(row: Row, next: Row, width: number): boolean {
  return row.length + 1 + (/^\S+/.exec(next.text)?.[0].length ?? 0) <= width;
}

const goesOn = (row: Row, next: Row) =>
  HYPHENATED.test(row.text) || UNFINISHED.test(row.text) || /^[\p{Ll}(]/u.test(next.text);

/** Whether a block begins in lower case: no sentence does, but the items of a list without bullets do. */
const isListed = (first: Row) => !first.bulleted && /^\p{Ll}/u.test(first.text);

/** Whether there may be a wrapped sentence at the end of the row, whatever its length. */
const isOpen = (row: Row, next: Row) => !row.alone && !next.alone && !next.bulleted && !LABEL.test(next.text);

/**
 * The column at which the text was wrapped by a program; 0 if it wasn't. In wrapped text most rows are too long to hold
 * the next one's first word, and many of the next ones begin in the middle of a sentence.
 */
function findWidth(rows: readonly Row[]): number {
  const inner: [Row, Row][] = [];
  let first = rows[0];
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (rows[index - 1]?.alone || row.bulleted) first = row;
    if (next && isOpen(row, next) && row.length <= WIDEST && !(first && isListed(first)))
      inner.push([row, next]);
  });
  const lengths = inner.map(([row]) => row.length).sort((a, b) => b - a);
  if (lengths.length < 2) return 0;
  // Single rows may be longer than the rest: addresses of pages, lines that a person added.
  const width = lengths.find((length, index) => (lengths[index + 1] ?? 0) >= length - 14) ?? 0;
  if (width < NARROWEST) return 0;
  const unended = inner.filter(([row]) => !SENTENCE_END.test(row.text));
  const full = unended.filter(([row, next]) => row.length * 2 >= width && !hasRoom(row, next, width));
  const going = full.filter(([row, next]) => goesOn(row, next));
  return full.length >= 2 && full.length * 2 >= unended.length && going.length * 10 >= full.length * 3
    ? width
    : 0;
}

/** `line` is where the logical line began: a wrapped list item keeps its bullet through all of its rows. */
function isWrapped(line: Row, row: Row, next: Row, width: number): boolean {
  if (!isOpen(row, next)) return false;
  // Half a word ("Präsentations- und") goes on in the same way as a hyphenated one.
  if (HYPHENATED.test(row.text) && /^\p{Ll}/u.test(next.text)) return true;
  const ended = SENTENCE_END.test(row.text);
  if (!ended && UNFINISHED.test(row.text) && /\s\S+\s/.test(`${row.text} `)) return true;
  if (isListed(line)) return false;
  const full = width > 0 && row.length * 2 >= width && !hasRoom(row, next, width);
  const lower = /^[\p{Ll}(&]/u.test(next.text);
  if (line.bulleted && next.indent > line.indent && !ended && (lower || row.length >= 40)) return true;
  if (full && (!ended || /[.!?;]$/.test(row.text))) return true;
  return lower && !ended && (line.bulleted || (/^[\p{Lu}\d"“(*]/u.test(line.text) && row.length >= 40));
}

/**
 * Puts the lines of hard-wrapped text back together: a line break inside a sentence or list item becomes a blank, so
 * that all offsets stay valid. List items, headings, labels, addresses and tables keep their lines.
 */
export function unwrap(text: string): string {
  let joined = joinOnce(text);
  // Rows that have become longer can make others recognizable; nearly always the second round changes nothing.
  for (let round = 0, before = text; joined !== before && round < 20; round += 1) {
    before = joined;
    joined = joinOnce(before);
  }
  return joined;
}

function joinOnce(text: string): string {
  const raw = text.split('\n');
  const rows = raw.map(readRow);
  const width = findWidth(rows);
  let line = rows[0];
  let joined = raw[0] ?? '';
  const pieces: string[] = [];
  for (let index = 1; index < rows.length; index += 1) {
    const [row, next] = [rows[index - 1], rows[index]];
    if (!line || !row || !next) break;
    const wrapped = isWrapped(line, row, next, width);
    pieces.push(joined, wrapped ? ' ' : '\n');
    joined = raw[index] ?? '';
    if (!wrapped) line = next;
  }
  pieces.push(joined);
  return pieces.join('');
}
