import { findPeriods } from '../fields/dates.ts';
import { CURRENT_LABELS, END_LABELS, START_LABELS, YES } from '../words/label-words.ts';
import { phraseList } from '../words/parse-words.ts';
import { fold } from './fold.ts';
import type { Line } from './line.ts';

const labelKey = (text: string): string => fold(text).replaceAll('’', "'").trim();
const starts = new Set(phraseList(START_LABELS).map(labelKey));
const ends = new Set(phraseList(END_LABELS).map(labelKey));
const currents = new Set(phraseList(CURRENT_LABELS));
const affirmations = new Set(phraseList(YES));

/** The lines of an end and of whether the job is current follow that of the start, in either order. */
const MAX_AFTER = 2;

function readLabel({ text }: Line): { label: string; value: string } | null {
  const [, label, value] = /^([^:\t]{2,40}?)\s*[:\t]\s*(\S.{0,40})$/u.exec(text) ?? [];
  return label && value ? { label: labelKey(label), value: value.trim() } : null;
}

/** Whether a value is one date and nothing else. */
function isDate(value: string): boolean {
  const [period, ...others] = findPeriods(value);
  return (
    period !== undefined &&
    others.length === 0 &&
    !period.isRange &&
    value.length - (period.end - period.start) < 3
  );
}

/** Whether a label says that a date is a job's first or last one; null for all others. */
export function dateSide(label: string): 'start' | 'end' | null {
  const key = labelKey(label);
  if (starts.has(key)) return 'start';
  return ends.has(key) ? 'end' : null;
}

/** The range of a line with both: "From: 03/2019  To: 06/2022"; '' if it is none. */
function rangeOfBoth(text: string): string {
  const [, from = '', start = '', to = '', end = ''] =
    /^([^:\d\t]{2,25})[:\t]\s*(\S[^:\t]{0,24}?)[\s,;|–-]+([^:\d\s]{1,12}(?: [^:\d\s]{1,12}){0,2}) ?[:\t]\s*(\S.{0,24})$/u.exec(
      text,
    ) ?? [];
  if (dateSide(from) !== 'start' || dateSide(to) !== 'end' || !isDate(start)) return '';
  const range = `${start} – ${end}`;
  return findPeriods(range)[0]?.isRange ? range : '';
}

/**
 * Joins the beginnings and ends of a form ("Start date: Nov 2021", "End date: May 2023", "Current job: No") to ranges, which
 * is how the rest of the reader knows dates.
 */
export function joinStartsAndEnds(lines: Line[]): Line[] {
  const joined = new Set<Line>();
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    if (joined.has(line)) continue;
    const both = rangeOfBoth(line.text);
    if (both !== '') {
      result.push({ ...line, text: both, joined: [line] });
      continue;
    }
    const start = readLabel(line);
    if (!start || !starts.has(start.label) || !isDate(start.value)) {
      result.push(line);
      continue;
    }
    let end = '';
    const own: Line[] = [];
    for (const next of lines.slice(index + 1, index + 1 + MAX_AFTER)) {
      const field = readLabel(next);
      const isEnd = field !== null && ends.has(field.label);
      if (!field || !(isEnd || currents.has(field.label))) break;
      if (isEnd) end = field.value;
      else if (end === '' && affirmations.has(fold(field.value))) end = 'present';
      own.push(next);
    }
    const range = `${start.value} – ${end}`;
    if (!findPeriods(range)[0]?.isRange || end === '') {
      result.push(line);
      continue;
    }
    for (const part of own) joined.add(part);
    result.push({ ...line, text: range, joined: [line, ...own] });
  }
  return result;
}
