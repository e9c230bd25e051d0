import { clearCaches } from '../reading/lines/memo.ts';
import { splitLines } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { blankMarkup } from '../text/markup.ts';
import { isChrome, isFact } from './head-lines.ts';
import { isMarkedTitle, isTitle } from './head-title.ts';
import { restoreLines } from './restore-lines.ts';
import { cleanTitle, words } from './title-text.ts';
import { zoneOfHeading } from './zones.ts';
import type { Segment } from './zones.ts';

/** One of several postings in a text: `text.slice(start, end)` can be analyzed by itself. */
export interface PostingPart {
  title: string;
  start: number;
  end: number;
}

/**
 * Whether the text seems to be several postings pasted one after the other. A single posting lists duties and
 * requirements once and sometimes returns to duties; three postings start over twice. If no title was found, starting
 * over once is enough. No false positives among 51 real postings.
 */
export function looksLikeSeveralPostings(segments: readonly Segment[], title: string): boolean {
  const parts = segments
    .filter(({ heading }) => heading)
    .map(({ zone }) => (zone === 'preferred' ? 'requirements' : zone))
    .filter((zone) => zone === 'requirements' || zone === 'duties');
  const starts = parts.filter((zone, index) => zone === 'duties' && parts[index - 1] === 'requirements');
  return starts.length >= (title === '' ? 1 : 2);
}

/** Nobody chooses among more; the rest stays with the last. */
export const MAX_PARTS = 30;
const TITLE_LABEL =
  /^(?:job title|position|role|title|job \d{1,2}|stelle|poste|puesto|posizione|stanowisko|vaga)\s*[:–-]\s*(.+)$/iu;
const RULE = /^(?:[-=_*#~•]\s?){3,}$/;
const ASKS =
  /(?<![\p{L}])(?:requires?|required|requirements?|must|experience|years|you will|you have|qualifications?|aufgaben|erfahrung|kenntnisse|profil|missions?|expérience|requisitos|experiencia|requisiti|esperienza|experiência|wymagania|doświadczeni\p{L}+|ervaring)(?![\p{L}])/iu;

const NOT_A_TITLE =
  /^(?:\d|(?:we|how|the|this|you|our|why|about|what|who|as|in|at|if|all|wir|das|die|der|nous|le|la)(?![\p{L}]))/iu;

interface Start {
  line: number;
  title: string;
  /** What announces it. */
  sign: 'number' | 'rule' | 'label' | '';
}

/**
 * The postings in a text that consists of several, in order and without gaps; empty if it is a single one. Offsets are
 * valid in `text`, which may be HTML.
 */
export function splitPostings(text: string): PostingPart[] {
  const found = findPostings(restoreLines(blankMarkup(text.slice(0, 100_000))));
  clearCaches();
  const starts = found.map(({ start }) => beforeTag(text, start));
  return found.map(({ title }, index) => ({
    title,
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? text.length,
  }));
}

/** A blanked tag has a line break in place of its first character. */
const beforeTag = (text: string, offset: number) => (text[offset - 1] === '<' ? offset - 1 : offset);

/** Each title is compared with all others; a text with more lines like titles is a list. */
const MAX_STARTS = 200;

/** Like {@link splitPostings}, for text without markup whose lines are restored. */
export function findPostings(text: string): PostingPart[] {
  const lines = splitLines(text);
  const starts: Start[] = [];
  lines.forEach((_line, index) => {
    if (starts.length >= MAX_STARTS) return;
    const start = readStart(lines, index, text);
    if (start && !starts.some(({ title }) => isSameTitle(title, start.title))) starts.push(start);
  });
  // A title without duties or requirements of its own is part of the posting before it: "Similar jobs", a button.
  const bodies = starts.map((start, index) =>
    lines.slice(start.line + 1, starts[index + 1]?.line ?? lines.length),
  );
  const isBrief = starts.map(({ sign }, index) => sign !== '' && isBriefPosting(bodies[index] ?? []));
  const labels = starts.filter(({ sign }) => sign === 'label').length;
  const kept = starts.filter(
    ({ sign }, index) =>
      (hasParts(bodies[index] ?? []) && (sign !== 'label' || labels > 1)) ||
      (isBrief[index] && starts.filter((other, at) => isBrief[at] && other.sign === sign).length > 1),
  );
  if (kept.length < 2) return [];
  const offsets = kept
    .slice(0, MAX_PARTS)
    .map(({ line }, index) => (index === 0 ? 0 : startOf(lines, line, text)));
  return offsets.map((start, index) => ({
    title: kept[index]?.title ?? '',
    start,
    end: offsets[index + 1] ?? text.length,
  }));
}

/** Whether one title is the other with more words: pages repeat their title. */
export function isSameTitle(a: string, b: string): boolean {
  const [one, other] = [a, b].map((title) => words(title.toLowerCase()));
  if (!one || !other) return false;
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
}

function readStart(lines: readonly Line[], index: number, text: string): Start | null {
  const line = lines[index];
  const above = lines[index - 1];
  if (!line || line.text.length > 110 || words(line.text).length > 14 || /[.;,?]$/.test(line.text))
    return null;
  const lead = text.slice(text.lastIndexOf('\n', line.start) + 1, line.start);
  const isNumbered = /\d/.test(lead);
  if (line.bulleted && !isNumbered) return null;
  const own = line.text.replace(/^[#*=\s]+|[#*=\s]+$/g, '');
  const labelled = TITLE_LABEL.exec(own)?.[1];
  const named = labelled ?? own.split(/\s+[|·•–—]\s+/).find((part) => isTitle(part)) ?? '';
  if (named === '' || words(named).length > 9 || NOT_A_TITLE.test(named) || !isTitle(named)) return null;
  if (isChrome(own) || (isFact(own) && labelled === undefined && !isTitle(own))) return null;
  // A numbered line among others is an item of a list.
  if (isNumbered && (above?.bulleted || lines[index + 1]?.bulleted)) return null;
  if (own.split(/\s+[|·•–—-]\s+/).some((part) => zoneOfHeading(part) !== null && !isTitle(part))) return null;
  if (!labelled && (/:(?:\s|$)/.test(own) || zoneOfHeading(own) !== null)) return null;
  const isBelowRule = above !== undefined && RULE.test(above.text);
  const gap = above === undefined || /\n[^\S\n]*\n/.test(text.slice(above.end, line.start));
  const sign = labelled !== undefined ? 'label' : isNumbered ? 'number' : isBelowRule ? 'rule' : '';
  // In a block of its own, or below the employer's name at the top of one.
  if (!gap && sign === '' && !isMarkedTitle(own) && !startsBlock(lines, index - 1, text)) return null;
  return { line: index, title: cleanTitle(named), sign };
}

function startsBlock(lines: readonly Line[], index: number, text: string): boolean {
  const line = lines[index];
  const above = lines[index - 1];
  return (
    line !== undefined &&
    !line.bulleted &&
    words(line.text).length <= 6 &&
    !/[.:!?]$/.test(line.text) &&
    zoneOfHeading(line.text) === null &&
    (above === undefined || /\n[^\S\n]*\n/.test(text.slice(above.end, line.start)))
  );
}

/** Whether there is a heading for duties or requirements, and something below it. */
function hasParts(body: readonly Line[]): boolean {
  const at = body.findIndex(({ text, bulleted }) => {
    if (bulleted || words(text).length > 7) return false;
    const zone = zoneOfHeading(text);
    return zone === 'requirements' || zone === 'duties';
  });
  return at >= 0 && at < body.length - 1;
}

/** A few sentences are enough where each posting is announced in the same way. */
function isBriefPosting(body: readonly Line[]): boolean {
  const length = body.reduce((sum, { text }) => sum + text.length, 0);
  return length > 80 && body.some(({ text }) => ASKS.test(text.slice(0, 2_000)));
}

/** Where the block with the title begins: the employer, a rule or a number may stand before it. */
function startOf(lines: readonly Line[], line: number, text: string): number {
  let first = line;
  const isBelow = !/\n[^\S\n]*\n/.test(text.slice(lines[line - 1]?.end ?? 0, lines[line]?.start));
  if (isBelow && startsBlock(lines, line - 1, text)) first -= 1;
  const offset = lines[first]?.start ?? 0;
  return text.lastIndexOf('\n', offset - 1) + 1;
}
