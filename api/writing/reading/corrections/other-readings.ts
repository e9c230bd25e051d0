import type { Span } from '../../types.ts';
import { findPeriods } from '../fields/dates.ts';
import { endsWithHead, titleHasHead } from '../fields/field-scores.ts';
import { placeScore } from '../fields/places.ts';
import { bodyPenalty } from '../headers/header-lines.ts';
import { trimField } from '../headers/header-pieces.ts';
import { clearCaches } from '../lines/memo.ts';
import { headingKind } from '../sections/headings.ts';
import { readHeaderText, type HeaderText, type Mark } from './field-rules.ts';
import { canBeName, isSameName, scoreName, type RoleNames } from './role-names.ts';

/** A role whose names may be wrong. */
export interface DoubtedRole {
  /** What it is called now. */
  names: RoleNames;
  /** Where it was; '' if nothing says so. */
  location: string;
  /** The text of its lines in the document, in order. */
  lines: readonly string[];
  /** The text of the lines right above them. */
  above: readonly string[];
}

/** What else the lines of a role could say, the most likely first. */
export type OtherReadings = Record<keyof RoleNames, string[]>;

/** More of them would take longer to read than a name to type. */
const READINGS_MAX = 4;
/** What is less likely would look like chance. */
const SCORE_MIN = -1;
const NAME_MAX = 100;
/** No header has more signs in a line, and trying every part of it stays quick in any text. */
const SIGNS_MAX = 16;
/** No more parts are compared, the least costly ones. */
const PARTS_MAX = 30;
/** The same for parts that could be a title and an employer with nothing between them. */
const GLUED_MAX = 16;
/** A title and an employer with nothing between them hardly have more words. */
const GLUED_WORDS_MAX = 9;

const ITEM = /^\s*[•·▪◦‣*~–—\uF0A7\uF0B7-]\s/u;
const QUOTATION_MARK = /\s*(?:[“”„»«"]|''|,,|‘‘|’’)\s*/gu;
/** They join employers to titles, too, but are part of many names. */
const OF = /\s(?:of|von|van|di)\s/giu;
/** What leads to a name: "an", "presso la". */
const LEADING =
  /^(?:(?:an?|the|la|le|il|lo|el|der|die|das|dem|den|de|une?|ein[enmr]?|presso|bei|beim|at|chez|hos|di)\s+|l['’]|dell['’])+(?=\p{L})/iu;
/** The same at the end of a line, before a name in the next one. */
const TRAILING =
  /[\s,]+(?:at|bei|beim|chez|presso(?:\s(?:la|il|lo|l['’]))?|in|im|of|de|hos|bij|for|as|als)$/iu;

/** What a part costs that begins or ends at a sign. Behind a small word stands what a job is about. */
const EDGE_COST = 0.3;
const SMALL_WORD_COST = 0.9;
const SETS_APART = new Set(['tab', 'bar', 'bullet', 'dash', 'quotation mark']);
const SMALL_WORDS = new Set(
  'as als com con de del di em en for för für im in na no of para per por pour som van von w with à au'.split(
    ' ',
  ),
);
const edgeCost = (sign: string): number =>
  SETS_APART.has(sign) ? 0 : SMALL_WORDS.has(sign) ? SMALL_WORD_COST : EDGE_COST;

/** What a part costs that goes on behind a sign: most for what people set fields apart with. */
const INNER_COST = new Map([
  ['tab', 2],
  ['bar', 1.2],
  ['bullet', 1.2],
  ['bracket', 0.2],
  ['closing bracket', 0.2],
]);
const WORD_INSIDE_COST = 0.1;
const SIGN_INSIDE_COST = 0.4;
const innerCost = (sign: string): number =>
  INNER_COST.get(sign) ?? (isWord(sign) ? WORD_INSIDE_COST : SIGN_INSIDE_COST);
const isWord = (sign: string): boolean =>
  SMALL_WORDS.has(sign) || /^(?:at|bei|beim|chez|presso|bij|voor|hos)$/u.test(sign);

const LINE_BELOW_COST = 0.25;
const LINE_ABOVE_COST = 0.6;
const WORD_COST = 0.1;
const SMALL_LETTER_COST = 1;
const GLUED_COST = 0.7;
const PLACE_COST = 0.7;
const OTHER_FIELD_COST = 1.2;
/** A name that was read too long or too short. */
const SHORTER_GAIN = 1;
const LONGER_GAIN = 0.6;

/** A part of a line that could be a name. */
interface Part {
  text: string;
  cost: number;
}

/** What every part of a line costs: it stands far from the dates, or is a sentence. */
function lineCost({ lines, top, datesLine }: HeaderText, at: number): number {
  const distance = at < top ? (top - at) * LINE_ABOVE_COST : (at - top) * LINE_BELOW_COST;
  return at === top || at === datesLine ? distance : distance + Math.min(3, bodyPenalty(lines[at] ?? '')) / 2;
}

function findSigns(header: HeaderText, at: number, dates: readonly Span[]): Mark[] {
  const line = header.lines[at] ?? '';
  const toMark = (sign: string, { index, 0: text }: RegExpExecArray): Mark => ({
    sign,
    start: index,
    end: index + text.length,
  });
  return [
    ...(header.marks[at] ?? []),
    ...[...line.matchAll(QUOTATION_MARK)].map((match) => toMark('quotation mark', match)),
    ...[...line.matchAll(OF)].map((match) => toMark(match[0].trim().toLowerCase(), match)),
  ]
    .filter(({ start, end }) => dates.every((date) => end <= date.start || start >= date.end))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, SIGNS_MAX);
}

/** The parts of a line between any two of its signs, dates and ends; none has a date in it. */
function listParts(header: HeaderText, at: number): Part[] {
  const line = header.lines[at] ?? '';
  if (headingKind(line) !== null || (ITEM.test(line) && at !== header.top)) return [];
  const dates = findPeriods(line);
  const signs = findSigns(header, at, dates);
  const edges = [
    { start: 0, end: 0, cost: 0 },
    { start: line.length, end: line.length, cost: 0 },
    ...dates.map(({ start, end }) => ({ start, end, cost: 0 })),
    ...signs.map(({ sign, start, end }) => ({ start, end, cost: edgeCost(sign) })),
  ];
  const base = lineCost(header, at);
  const plain = line.replace(/\t+/g, ' ');
  return edges.flatMap((begin) =>
    edges.flatMap((end): Part[] => {
      const isInside = (span: Span): boolean => span.start >= begin.end && span.end <= end.start;
      if (end.start <= begin.end || dates.some(isInside)) return [];
      const text = trimField(line.slice(begin.end, end.start).replace(TRAILING, '').trim()).replace(
        LEADING,
        '',
      );
      const inside = signs.filter(isInside).reduce((sum, { sign }) => sum + innerCost(sign), 0);
      const cost = base + begin.cost + end.cost + inside;
      const isName = text.length <= NAME_MAX && /\p{L}{2}/u.test(text);
      // Quotation marks within a part would be gone.
      return isName && plain.includes(text) ? [{ text, cost }] : [];
    }),
  );
}

/** A title and an employer with nothing between them: "Porter Quayside", "Quayside Porter". */
function splitGlued({ text, cost }: Part): Record<keyof RoleNames, Part>[] {
  const words = text.split(' ');
  if (words.length > GLUED_WORDS_MAX) return [];
  const toPair = (title: string, company: string) => ({
    title: { text: title, cost: cost + GLUED_COST },
    company: { text: company, cost: cost + GLUED_COST },
  });
  return words.slice(1).flatMap((word, index) => {
    const [left, right] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    if (!/^\p{Lu}/u.test(word)) return [];
    if (endsWithHead(left) && !titleHasHead(right)) return [toPair(left, right)];
    return endsWithHead(word) && endsWithHead(right) && !titleHasHead(left) ? [toPair(right, left)] : [];
  });
}

const contains = (whole: string, part: string): boolean =>
  part !== '' && whole.toLowerCase().includes(part.toLowerCase());

/** How likely a part is as a field. */
function scoreAs(field: keyof RoleNames, { text, cost }: Part, { names, location }: DoubtedRole): number {
  const now = names[field];
  const other = names[field === 'title' ? 'company' : 'title'];
  let score = scoreName(field, text) - cost - text.split(' ').length * WORD_COST;
  if (contains(now, text)) score += SHORTER_GAIN;
  if (contains(text, now)) score += LONGER_GAIN;
  if (contains(text, other)) score -= OTHER_FIELD_COST;
  if (/^\p{Ll}/u.test(text)) score -= SMALL_LETTER_COST;
  if (contains(text, location) || placeScore(text) >= 2) score -= PLACE_COST;
  return score;
}

/**
 * Lists what else the title and the employer of a role could be: parts of the lines around its dates, in the document's own
 * words, the most likely first (docs/algorithms.md#other-readings). What the role is called now, and where it was, is not among
 * them.
 *
 * @returns at most four texts for each field; none for a field that nothing else in the lines looks like
 */
export function listOtherReadings(role: DoubtedRole): OtherReadings {
  try {
    const header = readHeaderText(role.lines, role.above);
    const parts = header.lines
      .flatMap((_, at) => listParts(header, at))
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, PARTS_MAX);
    const glued = parts.flatMap(splitGlued).slice(0, GLUED_MAX);
    const choose = (field: keyof RoleNames): string[] =>
      chooseNames(field, [...parts, ...glued.map((pair) => pair[field])], role);
    return { title: choose('title'), company: choose('company') };
  } finally {
    clearCaches();
  }
}

function chooseNames(field: keyof RoleNames, parts: readonly Part[], role: DoubtedRole): string[] {
  const ranked = parts
    .map((part) => ({ text: part.text, score: scoreAs(field, part, role) }))
    .filter(({ score }) => score >= SCORE_MIN)
    .toSorted((a, b) => b.score - a.score);
  const known = [role.names[field], role.location];
  const chosen: string[] = [];
  for (const { text } of ranked) {
    if (chosen.length === READINGS_MAX) break;
    if (![...known, ...chosen].some((other) => isSameName(other, text)) && canBeName(text)) chosen.push(text);
  }
  return chosen;
}
