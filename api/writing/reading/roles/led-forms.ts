import type { Anchor } from '../headers/anchor.ts';
import { linePenalty } from '../headers/header-lines.ts';
import type { LabelledField } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';
import { labelOf } from './labelled-forms.ts';

/** Where the part of each role begins: at every line with the label of the block's first one; its title may be above it. */
function findStarts(lines: Line[], labels: (LabelledField | null)[], dated: ReadonlySet<number>): number[] {
  const lead = labels.find((label) => label === 'title' || label === 'company');
  if (!lead) return [];
  return labels.flatMap((label, index) => {
    if (label !== lead) return [];
    const above = lines[index - 1];
    const isTitle =
      lead === 'company' &&
      above !== undefined &&
      (above.gapBefore ||
        index === 1 ||
        labels[index - 2] === 'dates' ||
        (above.isBold && lines[index]?.isBold === false)) &&
      above.marker === '' &&
      labels[index - 1] === null &&
      !dated.has(index - 1) &&
      linePenalty(above) < 2;
    return [isTitle ? index - 1 : index];
  });
}

/**
 * Puts the dates of each role in front of it in forms that begin with a labelled title or employer ("Company: Globex",
 * "Tasks: ...", "Period: 2019 – 2021"), however far below they are. Lines keep their numbers.
 *
 * @returns the same lines unless the block is such a form, with one period at most for each role
 */
export function leadFormWithDates(lines: Line[], anchors: Anchor[]): Line[] {
  const labels = lines.map(labelOf);
  const starts = findStarts(lines, labels, new Set(anchors.map(({ index }) => index)));
  const [first] = starts;
  if (first === undefined || starts.length < 2 || anchors.length < 2) return lines;
  // "Travelling: May – August 2014" between two jobs has a line of its own, without a label.
  const isDates = ({ index }: Anchor): boolean => labels[index] === 'dates';
  const areLabelled = anchors.filter(isDates).length >= 2;
  const apart = areLabelled ? anchors.filter((one) => !isDates(one) && one.rest !== '') : [];
  const bounds = [...starts, ...apart.map(({ index }) => index)].sort((a, b) => a - b);
  const parts = bounds.map((from, order) => {
    const to = bounds[order + 1] ?? lines.length;
    const own = anchors.filter((one) => one.index >= from && one.index < to && !apart.includes(one));
    return { from, to, own };
  });
  const dated = parts.filter(({ own }) => own.length > 0);
  // Dates beside the first field are read as they are.
  if (!dated.every(({ from, own }) => own.length === 1 && own[0] && own[0].index > from)) return lines;
  // Some may say how long it was only: "Period: 3 years".
  const isWhole = dated.length === parts.length && anchors.length === parts.length;
  const inForm = anchors.filter((one) => !apart.includes(one));
  if (inForm.length !== dated.length || !inForm.every((one) => isDates(one) || (isWhole && one.rest === '')))
    return lines;
  return [
    ...lines.slice(0, bounds[0]),
    ...parts.flatMap(({ from, to, own }) => {
      const [anchor] = own;
      if (!anchor) return lines.slice(from, to);
      const at = anchor.index;
      const end = at + anchor.span;
      const [head, ...others] = [...lines.slice(from, at), ...lines.slice(end, to)];
      return [
        ...lines.slice(at, end).map((line, order) => ({ ...line, gapBefore: order === 0 })),
        ...(head ? [{ ...head, gapBefore: false }] : []),
        ...others,
      ];
    }),
  ];
}
