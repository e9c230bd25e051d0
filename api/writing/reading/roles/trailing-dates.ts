import type { Anchor } from '../headers/anchor.ts';
import { linePenalty } from '../headers/header-lines.ts';
import type { Line } from '../lines/line.ts';
import { placeScore } from '../fields/places.ts';

/** Of the roles, how many must end in their dates for all to be read that way. */
const NEARLY_ALL = 0.75;

const isAlone = ({ rest, tail }: Anchor): boolean => tail === '' && (rest === '' || placeScore(rest) >= 3);

/** Whether lines are a role as far as its dates: a header, then what was done. */
function isHeaderWithBody(part: Line[]): boolean {
  const [first, ...others] = part;
  if (!first || linePenalty(first) >= 3) return false;
  const list = others.findIndex(({ marker }) => marker !== '');
  const last = others.at(-1);
  return list > -1 || (last !== undefined && linePenalty(last) >= 3);
}

/**
 * Puts the dates that end each role's text ("Cook / Hotel Azul / • Ran the grill / 2019 – 2021") in front of the role,
 * where the rest of the reader expects them: it would take them for those of the role below. Lines keep their numbers.
 *
 * @returns the same lines if the block isn't written that way
 */
export function leadWithDates(lines: Line[], anchors: Anchor[]): Line[] {
  const last = anchors.at(-1);
  if (!last || last.index + last.span !== lines.length) return lines;
  if (!anchors.every(isAlone)) return lines;
  const parts = anchors.map(({ index, span }, order) => {
    const before = anchors[order - 1];
    return {
      text: lines.slice(before ? before.index + before.span : 0, index),
      dates: lines.slice(index, index + span),
    };
  });
  const [first] = parts;
  const fitting = parts.filter(({ text }) => isHeaderWithBody(text));
  if (!first || !isHeaderWithBody(first.text) || fitting.length < parts.length * NEARLY_ALL) return lines;
  return parts.flatMap(({ text, dates }) => [
    ...dates.map((line, at) => ({ ...line, gapBefore: at === 0 })),
    ...text.map((line, at) => (at === 0 ? { ...line, gapBefore: false } : line)),
  ]);
}
