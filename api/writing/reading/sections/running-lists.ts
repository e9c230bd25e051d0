import type { Line } from '../lines/line.ts';
import type { WholeLine } from './entries.ts';

/** So many signs show that they end entries. */
const SIGNS_IN_PARAGRAPH_MIN = 2;
const SIGNS_AT_ENDS_MIN = 3;

const END_SIGN = /[,;]$/u;

/** Whether all lines but the last are full, as those of a paragraph, and semicolons part it. */
const isRunning = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  lines.every(({ marker, text }) => marker === '' && !/\t/u.test(text)) &&
  lines.slice(0, -1).every(({ isFull }) => isFull === true) &&
  lines.slice(1).every(({ gapBefore }) => !gapBefore) &&
  lines
    .map(({ text }) => text)
    .join(' ')
    .split(/;\s/u).length > SIGNS_IN_PARAGRAPH_MIN;

/**
 * The entries of a paragraph that semicolons part, each with the lines in which it stands: "Rye Baker - Globex - 2019; Oven
 * Keeper - Globex - 2020; ..."; null if the lines are no such paragraph.
 */
export function partParagraph(lines: readonly Line[]): WholeLine[] | null {
  if (!isRunning(lines)) return null;
  const entries: WholeLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const parts = line.text.split(/;(?:\s+|$)/u).map((part) => part.trim());
    for (const [at, text] of parts.entries()) {
      const last = entries.at(-1);
      if (at === 0 && isOpen && last) {
        last.text = `${last.text} ${text}`;
        last.sourceLines.push(line.lineNumber);
      } else if (text !== '') entries.push({ ...line, text, sourceLines: [line.lineNumber] });
    }
    isOpen = parts.at(-1) !== '';
  }
  return entries;
}

/**
 * The lines without the comma or semicolon at their ends, where several in a row have it and room is left behind it:
 * "Rye Baker," above "Oven Keeper," above "Mill Warden,".
 *
 * @param isName whether a line may be a whole entry by its words
 */
export function withoutEndSigns<L extends Line>(lines: readonly L[], isName: (line: L) => boolean): L[] {
  const endsEntry = (line: L): boolean =>
    line.marker === '' && line.isFull !== true && END_SIGN.test(line.text) && isName(line);
  const kept: L[] = [];
  let run: L[] = [];
  const close = (): void => {
    const areEntries = run.length >= SIGNS_AT_ENDS_MIN;
    kept.push(...run.map((line) => (areEntries ? { ...line, text: line.text.replace(END_SIGN, '') } : line)));
    run = [];
  };
  for (const line of lines) {
    if (endsEntry(line)) run.push(line);
    else {
      close();
      kept.push(line);
    }
  }
  close();
  return kept;
}
