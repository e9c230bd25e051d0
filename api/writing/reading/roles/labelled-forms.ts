import type { Anchor } from '../headers/anchor.ts';
import { headerParts, isLabelEnd, makePiece, type LabelledField } from '../headers/header-pieces.ts';
import { linePenalty } from '../headers/header-lines.ts';
import { titleHasHead } from '../fields/field-scores.ts';
import { fold } from '../lines/fold.ts';
import { leadingMarker } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { phraseList } from '../words/parse-words.ts';
import { LABELS_INSIDE_ROLE } from '../words/section-words.ts';

const phrases = phraseList(LABELS_INSIDE_ROLE);

/** The field that a line names by its label: "Name and address of employer  Sunrise Ltd". */
export function labelOf(line: Line): LabelledField | null {
  const [piece] = headerParts(line.text).map((part) => makePiece(part, false));
  return piece?.label ?? null;
}

const isNameLabel = (field: LabelledField | null): boolean => field === 'title' || field === 'company';

const isHeaderLabel = (field: LabelledField | null): boolean => isNameLabel(field) || field === 'location';

/** What stands behind a line's label. */
const valueOf = (line: Line | undefined): string =>
  /^[^:\t]{2,40}[:\t]\s*(.*)$/u.exec(line?.text ?? '')?.[1] ?? '';

/** Whether lines begin with a known title of their own, above the labelled lines of a form. */
function opensWithTitle([first, second]: Line[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    labelOf(first) === null &&
    isHeaderLabel(labelOf(second)) &&
    first.marker === '' &&
    linePenalty(first) < 1 &&
    titleHasHead(first.text)
  );
}

/**
 * Brings a form with labels (Europass and its like) into the usual order: title, employer and place stand right after the
 * dates, wherever the form has them. Forms begin each role with its dates and often end it with the employer. Lines keep
 * their numbers.
 *
 * @returns the same lines if the block is no such form
 */
export function straightenForm(lines: Line[], anchors: Anchor[]): Line[] {
  const [first] = anchors;
  if (!first || lines.slice(0, first.index).some((line) => isHeaderLabel(labelOf(line)))) return lines;
  const parts = anchors.map(({ index, span }, order) => ({
    dates: lines.slice(index, index + span),
    rest: lines.slice(index + span, anchors[order + 1]?.index ?? lines.length),
  }));
  const labelled = parts.filter(({ rest }) => rest.some((line) => isNameLabel(labelOf(line))));
  if (labelled.length * 2 <= parts.length) return lines;
  return [
    ...lines.slice(0, first.index),
    ...parts.flatMap(({ dates, rest }) => {
      const labels = rest.map(labelOf);
      // "Reporter", "Where: Radio Lorvale", "Function: Writing news": the title stands above, and the label tells what was done.
      const isTitled = opensWithTitle(rest);
      const fields = labels.map((field, at) =>
        isTitled && field === 'title' && !titleHasHead(valueOf(rest[at])) ? null : field,
      );
      // A second employer is that of a role without dates.
      const end = fields.findIndex((field, at) => isNameLabel(field) && fields.indexOf(field) < at);
      const isHeader = fields.map(
        (field, at) => (at === 0 && isTitled) || (isHeaderLabel(field) && (end < 0 || at < end)),
      );
      // "Queen Elizabeth Hospital," goes on in the next line.
      const isTail = rest.map(
        (line, at) =>
          isHeader[at - 1] === true &&
          line.marker === '' &&
          (rest[at - 1]?.text.endsWith(',') === true || isLabelEnd(line.text)),
      );
      const isMoved = (_line: Line, at: number) => isHeader[at] === true || isTail[at] === true;
      return [
        ...dates,
        ...rest.filter(isMoved),
        ...rest.flatMap((line, at) => {
          if (isMoved(line, at)) return [];
          const before = rest[at - 1];
          // What stood around a line that has moved is not one sentence.
          const isApart = before !== undefined && isMoved(before, at - 1);
          return withoutLabel(isApart ? { ...line, gapBefore: true } : line);
        }),
      ];
    }),
  ];
}

/** A line without the cell to its left that is a label, or the part of one that was broken over two lines. */
function withoutLabel(line: Line): Line {
  const cells = /^([^\t]{3,40})\t(\S.*)$/u.exec(line.text);
  if (!cells?.[1] || !cells[2]) return line;
  const label = fold(cells[1])
    .replace(/\s*:\s*$/u, '')
    .trim();
  const isLabel = phrases.some(
    (phrase) => phrase === label || phrase.startsWith(`${label} `) || phrase.endsWith(` ${label}`),
  );
  if (!isLabel) return line;
  const marker = leadingMarker(cells[2]);
  return { ...line, text: cells[2].slice(marker.length), marker: marker.trim() || line.marker };
}
