import type { Line } from '../../writing/reading/lines/line.ts';

/** The result of a format's reader: all of the file's text as lines in reading order, and warnings for users. */
export interface SourceDocument {
  lines: Line[];
  warnings: string[];
}
