import { findPeriods } from '../../../writing/reading/fields/dates.ts';
import type { ReadExperience } from '../../../writing/types.ts';
import { asRead, findName, findWords, plain } from '../../../writing/reading/second-reading/literal.ts';
import type { LooseLine } from './loose-lines.ts';
import { UNSURE } from '../../../writing/reading/roles/confidence.ts';

/** A role as a service says that it stands in a text. */
export interface FoundRole {
  /** The numbers of its lines. */
  first: number;
  last: number;
  title: string;
  company: string;
  location: string;
  dates: string;
  bullets: string[];
}

/** Title, employer and dates of one job stand near each other; those of two jobs may not be mixed. */
const HEAD_LINES = 6;
/** Asked about, like every field that was read with doubt. */
const CONFIDENCE = UNSURE - 0.1;

/**
 * The found roles that really stand in the lines, in the order of the text. A role with anything that doesn't is left out
 * as a whole.
 */
export function acceptRoles(found: FoundRole[], lines: LooseLine[]): ReadExperience[] {
  const roles: ReadExperience[] = [];
  let free = 0;
  for (const role of found.toSorted((a, b) => a.first - b.first)) {
    if (role.first < free) continue;
    const accepted = acceptRole(
      role,
      lines.filter(({ number }) => role.first <= number && number <= role.last),
    );
    if (!accepted) continue;
    roles.push(accepted);
    free = role.last + 1;
  }
  return roles;
}

interface Range {
  from: number;
  to: number;
}

function acceptRole(found: FoundRole, lines: LooseLine[]): ReadExperience | null {
  const texts = lines.map(({ text }) => asRead(text));
  const text = texts.join('\n');
  const flat = text.replaceAll('\n', ' ');
  const { title, company, location, dates } = locate(found, text, flat);
  if (!title || !company || !location || !dates) return null;
  const names = [title, company, dates].filter(({ from, to }) => from < to);
  // "Leeds" of "Leeds Hospital" is no place of its own.
  const place = names.some((one) => overlap(one, location)) ? NOWHERE : location;
  const head = [...names, place].filter(({ from, to }) => from < to);
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  const heads = head.map(({ from }) => lineAt(from));
  if (Math.max(...heads) - Math.min(...heads) >= HEAD_LINES) return null;
  if (head.some((one, at) => head.slice(at + 1).some((other) => overlap(one, other)))) return null;
  const [period] = findPeriods(cut(flat, dates));
  if (!period && found.dates.trim() !== '') return null;
  const bullets: Range[] = [];
  for (const bullet of found.bullets.map(plain).filter((one) => one !== '')) {
    const at = findWords(flat, bullet);
    if (at < 0) return null;
    const whole = widen(text, { from: at, to: at + bullet.length });
    if (!bullets.some((bullet) => overlap(bullet, whole))) bullets.push(whole);
  }
  return {
    title: cut(flat, title),
    company: cut(flat, company),
    location: cut(flat, place),
    startDate: period?.startDate ?? '',
    endDate: period?.endDate ?? '',
    description: listRest(text, head, bullets).join('\n'),
    bulletPoints: bullets.map((bullet) => plain(cut(flat, bullet))),
    confidence: { title: CONFIDENCE, company: CONFIDENCE, dates: period ? CONFIDENCE : 0 },
    sourceLines: lines.map(({ number }) => number),
  };
}

const NOWHERE: Range = { from: 0, to: 0 };

const overlap = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to;

const cut = (text: string, { from, to }: Range): string => text.slice(from, to);

/**
 * Where the parts of a head stand: names within a line, the others also over a line's end. What isn't said is empty, and
 * null doesn't stand there.
 */
function locate({ title, company, location, dates }: FoundRole, text: string, flat: string) {
  const range = (part: string, at: number): Range | null =>
    at < 0 ? null : { from: at, to: at + plain(part).length };
  const place = (part: string): Range | null =>
    plain(part) === '' ? NOWHERE : range(part, findWords(flat, plain(part)));
  return {
    title: range(title, findName(text, plain(title))),
    company: range(company, findName(text, plain(company))),
    location: place(location),
    dates: place(dates),
  };
}

const SENTENCE_END = /[.!?…](?=\s|$)/gu;

/**
 * Whole lines, or whole sentences of a line: "managed a team" alone may be the end of "I never managed a team".
 */
function widen(text: string, { from, to }: Range): Range {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
  const before = [...text.slice(lineStart, from).matchAll(SENTENCE_END)].at(-1);
  const start = before ? lineStart + before.index + 1 : lineStart;
  const isWhole = /[.!?…]$/u.test(text.slice(from, to));
  const after = [...text.slice(to, lineEnd).matchAll(SENTENCE_END)][0];
  const end = isWhole ? to : after ? to + after.index + 1 : lineEnd;
  const skipped = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { from: start + skipped, to: end };
}

/** Words that only tie a head together. */
const TIES = /\b(?:as|at|an?|in|for|from|to|the|since|until|and|i|we|was|worked|als|bei|von|bis|seit)\b/giu;

/** What no field holds: the whole line where it stands, or what is beside the bullets of the line. */
function listRest(text: string, head: Range[], bullets: Range[]): string[] {
  const rest: string[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const within = ({ from, to }: Range) => from < end && to > start;
    const pieces = without({ from: start, to: end }, bullets.filter(within));
    for (const piece of pieces) {
      const left = without(
        piece,
        head.filter(({ from, to }) => from < piece.to && to > piece.from),
      )
        .map((range) => cut(text, range))
        .join(' ');
      if (/[\p{L}\p{N}]/u.test(left.replace(TIES, ''))) rest.push(plain(cut(text, piece)));
    }
    start = end + 1;
  }
  return rest;
}

/** What is left of a range. */
function without(range: Range, holes: Range[]): Range[] {
  const left: Range[] = [];
  let { from } = range;
  for (const hole of holes.toSorted((a, b) => a.from - b.from)) {
    if (hole.from > from) left.push({ from, to: hole.from });
    from = Math.max(from, hole.to);
  }
  if (from < range.to) left.push({ from, to: range.to });
  return left;
}
