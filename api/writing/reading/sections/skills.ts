import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';

const MAX_ENTRY_LENGTH = 120;
/** "Tools: A, B" gives A and B. */
const LABEL = /^[\p{L}\d &/+-]{2,40}:\s+/u;
/** Commas inside brackets do not split; the bracket closes within a phrase, so that any text is split quickly. */
const BREAK = /\s*(?:[•·|;\t]|,(?![^()]{0,200}\)))\s*/;

/** The skills of a section, split at commas, bullets and bars. */
export function readSkillEntries(lines: readonly Line[]): ReadEntry[] {
  return lines.flatMap((line) =>
    line.text
      .replace(LABEL, '')
      .split(BREAK)
      .map((entry) => entry.replace(/^[\s•·*–—-]+|[\s.;]+$/g, ''))
      .filter((entry) => entry !== '' && entry.length <= MAX_ENTRY_LENGTH)
      .map((text) => ({ text, sourceLines: [line.lineNumber] })),
  );
}
