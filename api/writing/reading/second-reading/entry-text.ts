import type { Span } from '../../types.ts';
import { findPeriods, findPeriodsOfLine } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import { foldedWords } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { findBroken, findName, findWords, plain } from './literal.ts';

/** What an entry is stands near its beginning. */
export const HEADER_LINES = 6;

/** A name has so many words and parts at most, and a part at least so many letters. */
const PART_WORDS = 24;
const PARTS = 3;
const LETTERS = /\p{L}{3}/u;

/** A text where it stands, in one piece or in one for each of two lines. */
export interface Place {
  text: string;
  spans: Span[];
}

/** The lines of an entry as one text, in which each place has its line. */
export class EntryText {
  readonly text: string;
  /** The same with spaces for line ends. */
  readonly flat: string;
  private readonly starts: number[] = [];

  constructor(private readonly texts: readonly string[]) {
    this.text = texts.join('\n');
    this.flat = texts.join(' ');
    let length = 0;
    for (const { length: own } of texts) {
      this.starts.push(length);
      length += own + 1;
    }
  }

  lineOf = ({ spans }: Place): number => this.lineAt(spans[0]?.start ?? 0);

  linesOf = ({ spans }: Place): number[] =>
    spans.flatMap(({ start, end }) => [this.lineAt(start), this.lineAt(end - 1)]);

  spanOf(line: number): Span {
    const start = this.starts[line] ?? 0;
    return { start, end: start + (this.texts[line]?.length ?? 0) };
  }

  /** Where a title or a name stands as a thing of its own ({@link findName}). */
  findName(name: string, beside: readonly string[], isProper = false): Place | null {
    if (name === '') return null;
    return (
      this.findWhole(name, beside, isProper) ??
      this.findOverLines(name, beside, isProper) ??
      this.findOverCells(name)
    );
  }

  /** A name that stands within one line. */
  private findWhole(name: string, beside: readonly string[], isProper = false): Place | null {
    const at = findName(this.text, name, beside, isProper);
    if (at < 0) return null;
    const span = { start: at, end: at + name.length };
    return { text: this.flat.slice(span.start, span.end), spans: [span] };
  }

  /**
   * A name whose parts stand in different places, each within a line: a subject, and "Degree: Bachelor" below it. Null if one of its words stands nowhere as
   * such a part, or if there are too many of them.
   */
  findParts(name: string, beside: readonly string[]): Place | null {
    const words = name.split(' ');
    if (words.length > PART_WORDS) return null;
    const parts: Place[] = [];
    let from = 0;
    while (from < words.length) {
      if (!LETTERS.test(words[from] ?? '')) {
        from += 1;
        continue;
      }
      let to = words.length;
      let part: Place | null = null;
      while (part === null && to > from) {
        const text = words.slice(from, to).join(' ');
        part = LETTERS.test(text) ? apart(this.findWhole(text, beside), parts) : null;
        if (part === null) to -= 1;
      }
      if (part === null || parts.push(part) > PARTS) return null;
      from = to;
    }
    return parts.length === 0
      ? null
      : {
          text: parts.map(({ text }) => trimSigns(text)).join(', '),
          spans: parts.flatMap(({ spans }) => spans),
        };
  }

  private lineAt(at: number): number {
    return this.starts.findLastIndex((start) => start <= at);
  }

  /** A name that goes on in the next line. */
  private findOverLines(name: string, beside: readonly string[], isProper: boolean): Place | null {
    const broken = findBroken(this.text, name);
    if (!broken) return null;
    const { start, end, text } = broken;
    const [from, to] = [this.spanOf(this.lineAt(start)).start, this.spanOf(this.lineAt(end - 1)).end];
    const around = `${this.flat.slice(from, start)}${name}${this.flat.slice(end, to)}`;
    return findName(around, name, beside, isProper) < 0 ? null : { text, spans: [{ start, end }] };
  }

  /** A name that goes on in the next line, with the text of another column in between. */
  private findOverCells(name: string): Place | null {
    const ends = [...name.matchAll(/ /g)].map(({ index }) => index);
    for (let line = 0; line + 1 < this.texts.length && line < HEADER_LINES; line += 1)
      for (const above of cells(this.texts[line] ?? ''))
        for (const below of cells(this.texts[line + 1] ?? ''))
          for (const end of ends) {
            const [first, second] = [name.slice(0, end), name.slice(end + 1)];
            const from = above.text.length - first.length;
            if (findName(above.text, first) !== from || findName(below.text, second) !== 0) continue;
            const top = this.spanOf(line).start + above.at + from;
            const bottom = this.spanOf(line + 1).start + below.at;
            return {
              text: `${above.text.slice(from)} ${below.text.slice(0, second.length)}`,
              spans: [
                { start: top, end: top + first.length },
                { start: bottom, end: bottom + second.length },
              ],
            };
          }
    return null;
  }

  /** What a line says besides some spans, without the signs and words that only tie them together. */
  restOf(line: number, spans: readonly Span[]): string[] {
    const whole = this.spanOf(line);
    let rest = '';
    let from = whole.start;
    for (const { start, end } of spans
      .filter((span) => overlap(span, whole))
      .toSorted((a, b) => a.start - b.start)) {
      if (start > from) rest += `${this.flat.slice(from, start)} `;
      from = Math.max(from, end);
    }
    if (from < whole.end) rest += this.flat.slice(from, whole.end);
    const clean = trimSigns(plain(rest.replace(/\(\s?\)/g, '')));
    return /[\p{L}\p{N}]/u.test(clean.replace(TIES, '')) ? [clean] : [];
  }
}

const cells = (line: string): { text: string; at: number }[] =>
  [...line.matchAll(/[^|]+/g)].flatMap(({ 0: cell, index }) => {
    const text = cell.trim();
    return text === '' ? [] : [{ text, at: index + cell.indexOf(text) }];
  });

const TIES = /\b(?:as|at|an?|in|for|from|to|the|since|until|and|i|we|was|worked|als|bei|von|bis|seit)\b/giu;
const OPENS = /[\p{L}\p{N}("“'‘$€£#+]/u;
const CLOSES = /[\p{L}\p{N})"”'’.!?%+]/u;

/** A text without the signs at its ends that only part it from others. */
export function trimSigns(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && !OPENS.test(text.charAt(start))) start += 1;
  while (end > start && !CLOSES.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** "Leeds" of "Leeds Hospital" is no place of its own, and one text is one thing. */
export const apart = (place: Place | null, others: (Place | null)[]): Place | null =>
  place && others.some((other) => other?.spans.some((span) => place.spans.some((own) => overlap(own, span))))
    ? null
    : place;

/**
 * The period, if it stands in one piece, or else each word of it in the lines around, and where it is.
 *
 * @param dates as somebody says that they are written
 */
export function locateDates(
  entry: EntryText,
  dates: string,
  around: readonly Line[],
): { period: Period; place: Place | null } | null {
  const [period] = [...findPeriods(dates), ...findPeriodsOfLine(dates)].toSorted(
    (a, b) => Number(b.isRange) - Number(a.isRange),
  );
  if (!period) return null;
  const at = findWords(entry.flat, dates);
  if (at >= 0) return { period, place: { text: dates, spans: [{ start: at, end: at + dates.length }] } };
  const near = new Set(around.flatMap(({ text }) => foldedWords(text)));
  const isThere = foldedWords(dates).every((word) => near.has(word));
  return isThere ? { period, place: null } : null;
}
