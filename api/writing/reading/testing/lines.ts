import type { Line } from '../lines/line.ts';

/** A line as a PDF gives it, in plain text of 10 points without space above unless `look` says otherwise. */
export const lineOf = (text: string, lineNumber: number, look: Partial<Line> = {}): Line => ({
  text,
  lineNumber,
  indent: 0,
  marker: '',
  headingLevel: 0,
  isBold: false,
  size: 10,
  gapBefore: false,
  links: [],
  isHidden: false,
  ...look,
});
