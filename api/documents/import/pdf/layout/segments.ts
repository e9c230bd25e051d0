import { spellLigatures } from '../../../../writing/reading/lines/line.ts';
import { styledWords } from '../../../../writing/reading/lines/style-breaks.ts';
import type { StyledText } from '../../../../writing/reading/lines/style-breaks.ts';
import type { Glyph } from '../glyphs/glyphs.ts';
import { findColumnStarts } from './column-starts.ts';
import { findChipStarts } from './chip-starts.ts';

/** A run of letters on one baseline without a wide gap. In points, y downwards. */
export interface Segment {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  /** The baseline of its last line, where several lines were joined to it. */
  bottom?: number;
  /** Put beside a line that it doesn't stand in, so that its position tells nothing. */
  isMoved?: true;
  /** The size of most of its letters. */
  size: number;
  /** Share of its letters that are bold, 0 to 1. */
  bold: number;
  /** Its first letter is bold. */
  startsBold: boolean;
  /** It begins at the left edge of a column, to the right of other text. */
  startsColumn: boolean;
  /** It is one of several chips side by side, though the space before it is narrow. */
  startsChip?: true;
  /** Its words, each with its style. */
  words: StyledText[];
  /** Position in painting order. */
  order: number;
  hidden: Glyph['hidden'];
  isTurned: boolean;
  /** The top of its row in a table with drawn borders. */
  tableRow?: number;
  /** The number of its cell in that row. */
  tableCell?: number;
}

/** As shares of the letter size. */
const SAME_BASELINE = 0.35;
const WORD_GAP = 0.18;
/** Text without space characters is often set more tightly. */
const TIGHT_WORD_GAP = 0.13;
const SEGMENT_GAP = 1.4;
const COLUMN_GAP = 0.3;
/** A space between two words can be so narrow where a line is set to its full width. */
const NARROW_GAP = 0.15;
/** How far a letter may overlap the previous one: kerning, combining accents. */
const STEP_BACK = 0.7;

const BLANK = /^[\s\u200b]*$/;
const isSpace = (glyph: Glyph): boolean => BLANK.test(glyph.text);
/** Whether a sign parts words: those without width stand within one, where its size changes ("A" and "BOUT" in small capitals). */
const partsWords = (glyph: Glyph): boolean => isSpace(glyph) && !/^\u200b+$/.test(glyph.text);

function belongs(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  if (last.isTurned !== next.isTurned || (last.hidden === '') !== (next.hidden === '')) return false;
  if (next.isTurned) return !next.startsRun;
  const isRaised = Math.min(last.size, next.size) < 0.8 * size && Math.abs(last.y - next.y) < 0.5 * size;
  if (Math.abs(last.y - next.y) > SAME_BASELINE * size && !isRaised) return false;
  const gap = next.x0 - last.x1;
  return gap > -STEP_BACK * size && gap < SEGMENT_GAP * size;
}

/** Whether a letter on the same line may begin something else: after a clear gap, or painted on its own after a date. */
const isApart = (last: Glyph, next: Glyph): boolean =>
  !next.isTurned &&
  /[\p{L}\p{N}]/u.test(last.text) &&
  (next.x0 - last.x1 > COLUMN_GAP * next.size ||
    (next.startsRun && /\d$/.test(last.text) && /^\p{Lu}/u.test(next.text)));

/** Whether a date begins where a text that is too long for its column ends: "ada@mail.example" and "12.05.2020". */
const startsDate = (last: Glyph, next: Glyph): boolean =>
  !next.isTurned && next.startsRun && /\p{Ll}$/u.test(last.text) && /^\d/.test(next.text);

/** Whether a letter begins a word in another style. */
const startsStyle = (last: Glyph, next: Glyph): boolean =>
  !next.isTurned &&
  /[\p{L}\p{N}–—-]/u.test(last.text) &&
  next.x0 - last.x1 > NARROW_GAP * next.size &&
  styleOf(last) !== styleOf(next);

/** The gap that separates two words: letter-spaced headings have gaps between all their letters. */
function wordGap(glyphs: Glyph[], hasSpaces: boolean): number {
  const size = glyphs[0]?.size ?? 10;
  const gaps: number[] = [];
  for (let index = 1; index < glyphs.length; index++) {
    const left = glyphs[index - 1];
    const right = glyphs[index];
    if (left && right) gaps.push((right.x0 - left.x1) / Math.max(left.size, 1));
  }
  gaps.sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return (
    (glyphs.length >= 4 && median > 0.1 ? median * 1.6 + 0.08 : hasSpaces ? WORD_GAP : TIGHT_WORD_GAP) * size
  );
}

/** Single letters with spaces between them ("S K I L L S") are one word; a wider gap separates two. */
function isLetterSpaced(words: string[]): boolean {
  const singles = words.filter((word) => [...word].length === 1 && /[\p{L}&]/u.test(word)).length;
  return words.length >= 4 && singles >= words.length * 0.85;
}

const styleOf = ({ font, isBold, size }: Glyph): string => `${font} ${isBold} ${Math.round(size * 2)}`;

/** The text of letters with the spaces between them, in runs of one style. */
function spacedRuns(all: Glyph[]): StyledText[] {
  const inked = all.filter((glyph) => !isSpace(glyph));
  const gap = wordGap(inked, all.some(partsWords));
  const runs: StyledText[] = [];
  let last: Glyph | null = null;
  let sawSpace = false;
  for (const glyph of all) {
    if (isSpace(glyph)) {
      sawSpace ||= partsWords(glyph);
      continue;
    }
    const letters = glyph.isIcon ? '\uE000' : spellLigatures(glyph.text);
    const space = last && (sawSpace || glyph.x0 - last.x1 > gap) ? ' ' : '';
    runs.push({ text: space + letters, style: styleOf(glyph) });
    last = glyph;
    sawSpace = false;
  }
  const words = joinRuns(runs).split(' ');
  if (!isLetterSpaced(words)) return runs;
  return [{ text: spellLigatures(joinLetters(inked, all[0]?.size ?? 10)), style: runs[0]?.style ?? '' }];
}

const joinRuns = (runs: StyledText[]): string => runs.map(({ text }) => text).join('');

function joinLetters(glyphs: Glyph[], size: number): string {
  const steps = glyphs.slice(1).map((glyph, index) => glyph.x0 - (glyphs[index]?.x1 ?? 0));
  const median = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  let text = glyphs[0]?.text ?? '';
  for (const [index, step] of steps.entries()) {
    if (step > median + Math.max(0.22 * size, median * 0.6)) text += ' ';
    text += glyphs[index + 1]?.text ?? '';
  }
  return text;
}

function segmentFrom(glyphs: Glyph[], order: number, startsColumn: boolean): Segment | null {
  const inked = glyphs.filter((glyph) => !isSpace(glyph));
  const first = inked[0];
  if (!first) return null;
  const sizes = new Map<number, number>();
  for (const { size } of inked)
    sizes.set(Math.round(size * 10) / 10, (sizes.get(Math.round(size * 10) / 10) ?? 0) + 1);
  const size = [...sizes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? first.size;
  const main = inked.find((glyph) => Math.abs(glyph.size - size) < 0.1) ?? first;
  const runs = spacedRuns(glyphs);
  return {
    text: joinRuns(runs),
    x0: Math.min(...inked.map((glyph) => glyph.x0)),
    x1: Math.max(...inked.map((glyph) => glyph.x1)),
    y: main.y,
    size,
    bold: inked.filter((glyph) => glyph.isBold).length / inked.length,
    startsBold: first.isBold,
    startsColumn,
    words: styledWords(runs),
    order,
    hidden: first.hidden,
    isTurned: first.isTurned,
  };
}

/** Letters drawn twice at nearly the same place (fake bold) count once. */
function removeDoubles(glyphs: Glyph[]): Glyph[] {
  const seen = new Set<string>();
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    if (isSpace(glyph)) {
      kept.push(glyph);
      continue;
    }
    const key = `${glyph.text}/${Math.round(glyph.x0)}/${Math.round(glyph.y)}`;
    if (seen.has(key) && glyph.x1 - glyph.x0 > 1.5) continue;
    seen.add(key);
    kept.push(glyph);
  }
  return kept;
}

/** Cuts a page's letters into segments, in painting order. */
export function joinGlyphs(glyphs: Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let current: Glyph[] = [];
  let last: Glyph | null = null;
  let startsColumn = false;
  let startsChip = false;
  const close = () => {
    const segment = segmentFrom(current, segments.length, startsColumn);
    if (segment) segments.push(startsChip ? { ...segment, startsChip } : segment);
    current = [];
    startsColumn = false;
    startsChip = false;
  };
  const distinct = removeDoubles(glyphs);
  const upright = distinct.filter((glyph) => !isSpace(glyph) && !glyph.isTurned);
  const { isColumn, isEdge } = findColumnStarts(upright);
  const chipStarts = findChipStarts(upright, SEGMENT_GAP);
  for (const glyph of distinct) {
    if (isSpace(glyph)) {
      if (current.length > 0) current.push(glyph);
      continue;
    }
    const isFollowing = last !== null && belongs(last, glyph);
    const isInColumn =
      last !== null &&
      ((isApart(last, glyph) && isColumn(glyph)) ||
        ((startsStyle(last, glyph) || startsDate(last, glyph)) && isEdge(glyph)));
    if (last && (!isFollowing || isInColumn || chipStarts.has(glyph))) {
      close();
      startsColumn = isInColumn || isColumn(glyph);
      startsChip = chipStarts.has(glyph);
    }
    current.push(glyph);
    last = glyph;
  }
  close();
  return segments;
}
