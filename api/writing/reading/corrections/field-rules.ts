import { findPeriods, type Period } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import type { Span } from '../../types.ts';

/** A sign or a word between two fields. */
export interface Mark extends Span {
  sign: string;
}

/** The lines that may hold the header of a role, with the dates and the signs in them. */
export interface HeaderText {
  lines: readonly string[];
  /** The signs of each line. */
  marks: readonly (readonly Mark[])[];
  /** Where the role's own lines begin; those above were taken for somebody else's. */
  top: number;
  /** The line of the dates; the first one without any. */
  datesLine: number;
  dates: Period | null;
}

/** Where a field begins or ends: at the line's own end, at the dates, or at the nth sign of a kind, counted from 1. */
type Edge = { at: 'line' } | { at: 'dates' } | { at: 'sign'; sign: string; nth: number };

/** Where a document writes a field: "in the line above the dates, from a comma to the next bracket". */
export interface FieldRule {
  /** How many lines below the line of the dates, or below the first one. */
  line: { from: 'dates' | 'top'; offset: number };
  /** Signs are counted from the beginning of the line. */
  begin: Edge;
  /** Signs are counted from the field's begin. */
  end: Edge;
}

/** Headers take fewer lines; bullets further down would only be found by chance. */
const HEADER_LINES = 8;
/** A header's first lines may have been left to the role above. */
const LINES_ABOVE = 2;
const FIELD_MAX = 120;
/** No header is longer, and looking for signs stays quick in any text. */
const LINE_MAX = 300;

/** What stands between two fields. All dashes are one kind of sign, as are all bullets. */
const SIGNS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['tab', /\t+/gu],
  ['dash', /\s+[-–—―‐‑−]+\s+|(?<=\p{L})[–—](?=\p{Lu})|\s*-{4,}\s*/gu],
  ['bar', /\s*[|│]\s*/gu],
  ['slash', /\s*\/\s*/gu],
  ['comma', /,\s+/gu],
  ['semicolon', /;\s*/gu],
  ['colon', /:\s+/gu],
  ['stop', /\.\s+/gu],
  ['bracket', /\s*[([]/gu],
  ['closing bracket', /[)\]]\s*/gu],
  ['bullet', /\s+[·•●○◦■□▪▫◆◇◊▸►▶➤‣∙⋅⋄⋆♦»›]\s+/gu],
];

/** Words between two fields are kinds of their own: "Clerk at Globex", "als Köchin im Hotel Azul". */
const WORDS =
  /\s(?:@|at|as|for|in|with|bei|beim|als|für|im|chez|au|à|pour|en|de|del|em|na|no|presso|per|w|bij|voor|hos|som)\s/giu;

const toSpan = ({ index, 0: text }: RegExpExecArray): Span => ({ start: index, end: index + text.length });

const findMarks = (line: string): Mark[] => [
  ...SIGNS.flatMap(([sign, pattern]) =>
    [...line.matchAll(pattern)].map((match) => ({ sign, ...toSpan(match) })),
  ),
  ...[...line.matchAll(WORDS)].map((match) => ({ sign: fold(match[0].trim()), ...toSpan(match) })),
];

const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/**
 * Finds the dates in the lines of a role: a range if there is one, otherwise the first date.
 *
 * @param above the lines right above them
 */
export function readHeaderText(own: readonly string[], above: readonly string[]): HeaderText {
  const cut = (line: string): string => line.slice(0, LINE_MAX);
  const before = above.slice(-LINES_ABOVE).map(cut);
  const header = own.slice(0, HEADER_LINES).map(cut);
  const dated = header.map((line) => findPeriods(line));
  const ranged = dated.findIndex((periods) => periods.some(({ isRange }) => isRange));
  const datesLine = ranged >= 0 ? ranged : dated.findIndex((periods) => periods.length > 0);
  const periods = dated[datesLine] ?? [];
  const dates = periods.find(({ isRange }) => isRange) ?? periods[0] ?? null;
  const top = before.length;
  const lines = [...before, ...header];
  return { lines, marks: lines.map(findMarks), top, datesLine: top + Math.max(0, datesLine), dates };
}

const datesIn = ({ dates, datesLine }: HeaderText, index: number): Span | null =>
  index === datesLine ? dates : null;

/** Every way to say where a field begins. */
function listBegins(header: HeaderText, index: number, start: number): Edge[] {
  const line = header.lines[index] ?? '';
  const dates = datesIn(header, index);
  const before = (header.marks[index] ?? []).filter(({ end }) => end <= start);
  return [
    ...(isBlank(line.slice(0, start)) ? [{ at: 'line' as const }] : []),
    ...(dates && dates.end <= start && isBlank(line.slice(dates.end, start))
      ? [{ at: 'dates' as const }]
      : []),
    ...before
      .filter(({ end }) => isBlank(line.slice(end, start)))
      .map(({ sign, end }) => ({
        at: 'sign' as const,
        sign,
        nth: before.filter((other) => other.sign === sign && other.end <= end).length,
      })),
  ];
}

/** Every way to say where a field ends. */
function listEnds(header: HeaderText, index: number, { start, end }: Span): Edge[] {
  const line = header.lines[index] ?? '';
  const dates = datesIn(header, index);
  const behind = (header.marks[index] ?? []).filter((mark) => mark.start >= start);
  return [
    ...(isBlank(line.slice(end)) ? [{ at: 'line' as const }] : []),
    ...(dates && dates.start >= end && isBlank(line.slice(end, dates.start))
      ? [{ at: 'dates' as const }]
      : []),
    ...behind
      .filter((mark) => mark.start >= end && isBlank(line.slice(end, mark.start)))
      .map((mark) => ({
        at: 'sign' as const,
        sign: mark.sign,
        nth: behind.filter((other) => other.sign === mark.sign && other.start <= mark.start).length,
      })),
  ];
}

/** The places where a line has a text as whole words, whatever its case and accents. */
function findText(line: string, text: string): Span[] {
  const folded = fold(line);
  const wanted = fold(text);
  const spans: Span[] = [];
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const isWhole = !/[\p{L}\p{N}]$/u.test(line.slice(0, start)) && !/^[\p{L}\p{N}]/u.test(line.slice(end));
    if (isWhole) spans.push({ start, end });
  }
  return spans;
}

/** Lists the rules by which a text is found in a header where it stands; none if it is empty or not in one line. */
export function listRules(header: HeaderText, text: string): FieldRule[] {
  if (text === '') return [];
  return header.lines.flatMap((line, index) =>
    findText(line, text).flatMap((span) => {
      const begins = listBegins(header, index, span.start);
      const ends = listEnds(header, index, span);
      return begins.flatMap((begin) =>
        ends.flatMap((end): FieldRule[] => [
          { line: { from: 'dates', offset: index - header.datesLine }, begin, end },
          { line: { from: 'top', offset: index - header.top }, begin, end },
        ]),
      );
    }),
  );
}

/** Where an edge is in a line; for an end, `from` is the field's begin. Undefined if the line has no such sign. */
function locate(header: HeaderText, index: number, edge: Edge, from: number | null): number | undefined {
  const isEnd = from !== null;
  if (edge.at === 'line') return isEnd ? header.lines[index]?.length : 0;
  const dates = datesIn(header, index);
  if (edge.at === 'dates') return isEnd ? dates?.start : dates?.end;
  const { sign, nth } = edge;
  const mark = header.marks[index]?.filter((one) => one.sign === sign && one.start >= (from ?? 0))[nth - 1];
  return isEnd ? mark?.start : mark?.end;
}

/** The text that a rule finds in a header; null if it doesn't fit there. */
export function applyRule(
  header: HeaderText,
  { line: { from, offset }, begin, end }: FieldRule,
): string | null {
  const index = (from === 'dates' ? header.datesLine : header.top) + offset;
  const line = header.lines[index];
  if (line === undefined) return null;
  const after = locate(header, index, begin, null);
  if (after === undefined) return null;
  const start = after + (/^[^\p{L}\p{N}]*/u.exec(line.slice(after))?.[0].length ?? 0);
  const to = locate(header, index, end, start);
  if (to === undefined || to <= start) return null;
  const text = line
    .slice(start, to)
    .replace(/[\s,;:|–—-]+$/u, '')
    .trim();
  return /\p{L}{2}/u.test(text) && text.length <= FIELD_MAX && !text.includes('\t') ? text : null;
}
