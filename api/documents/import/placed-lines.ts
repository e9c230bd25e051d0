import type { Line } from '../../writing/reading/lines/line.ts';
import type { Placement } from '../../writing/reading/read-lines.ts';

/** A line of a file with its placement. */
export interface PlacedLine {
  text: string;
  placement: Placement;
}

/** A line as it is shown, with its list mark. */
export const shown = (line: Line): string => `${line.marker === '' ? '' : `${line.marker} `}${line.text}`;

export const placeLines = (lines: readonly Line[], placement: ReadonlyMap<number, Placement>): PlacedLine[] =>
  lines.map((line) => ({ text: shown(line), placement: placement.get(line.lineNumber) ?? 'unplaced' }));
