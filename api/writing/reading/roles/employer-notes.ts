import { findPeriods } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';

const NOTES_MIN = 2;
/** No note on what an employer is has more lines. */
const NOTE_LINES = 4;

const hasRange = ({ text }: Line): boolean => findPeriods(text).some(({ isRange }) => isRange);
/** Whether a line is neither an item nor dated. */
const isUndated = (line: Line | undefined): boolean => line?.marker === '' && !hasRange(line);
const isHeading = ({ headingLevel }: Line): boolean => headingLevel > 0;

/** The note that begins at a line, and the header behind it. */
interface Note {
  from: number;
  to: number;
  /** The index behind the rest of the header, which ends with dates. */
  end: number;
}

/** A list item between an employer and the line with the dates: "Globex Ltd", "- Maker of bread", "Leeds, 2019 – 2021". */
function markedNote(lines: readonly Line[], from: number): Note | null {
  if (lines[from]?.marker === '' || lines[from - 1]?.marker !== '') return null;
  let to = from + 1;
  while (to < from + NOTE_LINES && isUndated(lines[to])) to += 1;
  const dated = lines[to];
  return dated?.marker === '' && hasRange(dated) ? { from, to, end: to + 1 } : null;
}

/** Text between an employer and a title that are headings, above the dates of the role. */
function textBelowHeading(lines: readonly Line[], from: number): Note | null {
  const above = lines[from - 1];
  const isText = (line: Line | undefined): boolean => line?.headingLevel === 0 && isUndated(line);
  if (!above || !isHeading(above) || hasRange(above) || !isText(lines[from])) return null;
  let to = from + 1;
  while (to < from + NOTE_LINES && isText(lines[to])) to += 1;
  const [title, dated] = [lines[to], lines[to + 1]];
  if (!title || !isHeading(title) || title.headingLevel <= above.headingLevel) return null;
  // Where dates stand above an employer, those below its text are the next one's.
  const before = lines[from - 2];
  if (before && hasRange(before) && isHeading(before)) return null;
  if (hasRange(title)) return { from, to, end: to + 1 };
  return dated?.marker === '' && hasRange(dated) ? { from, to, end: to + 2 } : null;
}

function findNotes(
  lines: readonly Line[],
  noteAt: (lines: readonly Line[], from: number) => Note | null,
): Note[] {
  const notes: Note[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const note = noteAt(lines, at);
    if (!note) continue;
    notes.push(note);
    at = note.end - 1;
  }
  return notes;
}

/** Whether the notes' list mark is on nothing else. */
const haveOwnMark = (lines: readonly Line[], notes: readonly Note[]): boolean => {
  const marks = new Set(notes.map(({ from }) => lines[from]?.marker));
  return marks.size === 1 && lines.filter(({ marker }) => marks.has(marker)).length === notes.length;
};

/**
 * Puts what employers are behind the headers of their roles where it stands within them, as a list item with a mark of its own
 * or as text between two headings. Lines keep their numbers.
 *
 * @returns the same lines unless several roles are so
 */
export function moveEmployerNotes(lines: Line[]): Line[] {
  const marked = findNotes(lines, markedNote);
  const notes = haveOwnMark(lines, marked) ? marked : findNotes(lines, textBelowHeading);
  if (notes.length < NOTES_MIN) return lines;
  const moved: Line[] = [];
  let from = 0;
  for (const note of notes) {
    moved.push(...lines.slice(from, note.from), ...lines.slice(note.to, note.end));
    moved.push(...lines.slice(note.from, note.to).map((line) => ({ ...line, marker: '', gapBefore: false })));
    from = note.end;
  }
  return [...moved, ...lines.slice(from)];
}
