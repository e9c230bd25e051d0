import { joinTexts } from '../lines/join-texts.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';

const MAX_ENTRY_LENGTH = 120;
/** "Tools: A, B" gives A and B. */
const LABEL = /^[\p{L}\d &/+-]{2,40}:\s+/u;
/** Commas inside brackets do not split; the bracket closes within a phrase, so that any text is split quickly. */
const BREAK = /\s*(?:[•·|;\t]|,(?![^()]{0,200}\)))\s*/g;
/** A list of more than two on one line may go on in the next one. */
const LISTED = 2;
/** "menu plan-" above "ning" */
const BROKEN_WORD = /\p{Ll}[-‐‑]$/u;

/** Whether the last skill of a line goes on in the next one. */
function goesOn(line: Line, next: Line): boolean {
  if (next.marker !== '' || next.gapBefore || LABEL.test(next.text)) return false;
  if (BROKEN_WORD.test(line.text) && /^\p{Ll}/u.test(next.text)) return true;
  const isList = (line.text.match(BREAK)?.length ?? 0) >= LISTED;
  return line.isFull === true && isList && !/[,;|•·.]\s*$/u.test(line.text);
}

/** No list is longer, and joining stays quick in any text. */
const LINES_MAX = 40;

/** Lines of which each goes on in the next one. */
function joinedLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const open = groups.at(-1);
    if (above && open && open.length < LINES_MAX && goesOn(above, line)) open.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The entries of lines that are one text, each with the lines that it stands on. */
function entriesOf(lines: readonly Line[]): ReadEntry[] {
  const texts = lines.map(({ text }, index) => (index === 0 ? text.replace(LABEL, '') : text));
  const joined = joinTexts(texts, new Set());
  const starts = lines.map((_, index) =>
    index === 0 ? 0 : joinTexts(texts.slice(0, index), new Set()).length,
  );
  const entries: ReadEntry[] = [];
  let from = 0;
  for (const { index: to, length } of [...breaksOf(joined), { index: joined.length, length: 0 }]) {
    const text = joined.slice(from, to).replace(/^[\s•·*–—-]+|[\s.;]+$/g, '');
    const begin = from;
    if (text !== '' && text.length <= MAX_ENTRY_LENGTH)
      entries.push({
        text,
        sourceLines: lines
          .filter((_, line) => (starts[line] ?? 0) < to && (starts[line + 1] ?? Infinity) > begin)
          .map(({ lineNumber }) => lineNumber),
      });
    from = to + length;
  }
  return entries;
}

const breaksOf = (text: string): { index: number; length: number }[] =>
  [...text.matchAll(BREAK)].map(({ index, 0: sign }) => ({ index, length: sign.length }));

/** The skills of a section, split at commas, bullets and bars; one that goes on in the next line is whole. */
export function readSkillEntries(lines: readonly Line[]): ReadEntry[] {
  return joinedLines(lines).flatMap(entriesOf);
}
