import type { Line } from '../lines/line.ts';
import { estimateWrapWidth } from './body.ts';
import type { BodyStyle } from './body.ts';

const CAPITALS_MAX = 0.3;

function hasSmallNouns(lines: readonly Line[]): boolean {
  const words = lines.flatMap(({ text }) => text.match(/(?<=\p{Ll} )\p{L}{4,}/gu) ?? []);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= words.length * CAPITALS_MAX;
}

/**
 * How statements are written throughout a document.
 *
 * @param work those of its lines that are about work; none if nobody knows
 */
export function detectStyle(lines: Line[], work: readonly Line[]): BodyStyle {
  const words = new Set<string>();
  for (const line of lines)
    for (const word of line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  return {
    hasMarks: (work.length > 0 ? work : lines).some((line) => line.marker !== ''),
    wrapWidth: estimateWrapWidth(lines),
    hasSmallNouns: hasSmallNouns(lines),
    words,
  };
}
