import type { Line } from '../../writing/reading/lines/line.ts';

/** What a format's reader makes of a file: all its text as lines in reading order, and what people must know. */
export interface SourceDocument {
  lines: Line[];
  warnings: string[];
}
