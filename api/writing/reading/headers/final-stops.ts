import { isRangeAlone } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';

/** Lines of a header above its dates, and below. */
const REACH = 2;
const HEADER_WORDS = 8;
const NEARLY_ALL = 0.7;

const isDates = ({ text, marker, isHidden }: Line): boolean =>
  marker === '' && !isHidden && isRangeAlone(text);

const isShort = ({ text, marker }: Line): boolean =>
  marker === '' && text.split(/\s+/).length <= HEADER_WORDS && /(?:\p{L}{2}|[\d)])\.$/u.test(text);

/**
 * Removes the full stops of headers where a document ends every line with one, its dates too: "Cook, Hotel Azul." above
 * "May 2019 – June 2021." would be a sentence otherwise.
 */
export function removeHeaderStops(lines: Line[]): Line[] {
  const dates = lines.flatMap((line, index) => (isDates(line) ? [index] : []));
  const stopped = dates.filter((index) => lines[index]?.text.endsWith('.'));
  if (stopped.length < 2 || stopped.length < dates.length * NEARLY_ALL) return lines;
  const near = new Set(
    stopped.flatMap((index) => Array.from({ length: 2 * REACH + 1 }, (_, step) => index - REACH + step)),
  );
  return lines.map((line, index) =>
    near.has(index) && (stopped.includes(index) || isShort(line))
      ? { ...line, text: line.text.replace(/\.$/u, '') }
      : line,
  );
}
