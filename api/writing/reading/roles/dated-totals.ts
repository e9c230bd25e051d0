import type { Period } from '../fields/dates.ts';
import { titleHasHead, titleScore } from '../fields/field-scores.ts';
import type { Anchor } from '../headers/anchor.ts';
import type { Line } from '../lines/line.ts';
import { labelOf } from './labelled-forms.ts';

/** Labelled lines between the total and the first title. */
const MAX_LABELLED = 4;

/** Whether a role's dates are within the total time at an employer. */
export function isPartOf(part: Period, all: Period): boolean {
  return (
    part.startDate.slice(0, 4) >= all.startDate.slice(0, 4) &&
    (all.endDate === '' || (part.endDate !== '' && part.endDate.slice(0, all.endDate.length) <= all.endDate))
  );
}

/**
 * "Brightloop / May 2019 – Present" above "Engineer / Jan 2022 – Present", or each on one line: the total time at an
 * employer, followed by the titles with their own dates.
 */
export function isDatedTotal(lines: Line[], anchor: Anchor, after: Anchor | undefined): boolean {
  const [all, part] = [anchor.period, after?.period];
  if (!all || !part || !after || titleHasHead(anchor.rest)) return false;
  const first = anchor.index + anchor.span;
  if (after.index === first && anchor.rest !== '')
    return (
      titleScore(after.rest.split(/[,|]/u)[0] ?? '') >= 2.3 &&
      isPartOf(part, all) &&
      (part.startDate !== all.startDate || part.endDate !== all.endDate)
    );
  const between = lines[first];
  // "Employment dates: 2019 – 2021" and more that a form says of an employer: "Website: ...".
  const isForm = lines.slice(anchor.index, after.index).every((line) => labelOf(line) !== null);
  if (isForm && anchor.rest === '' && after.index - first <= MAX_LABELLED)
    return isPartOf(part, all) && titleScore(after.rest.split(',')[0] ?? '') >= 2.3;
  // "2007 – Present / Globex Ltd" above a list: "– Director, Finance (2015 – Present)".
  if (anchor.rest === '' && after.index === first + 1 && after.rest !== '')
    return (
      isPartOf(part, all) &&
      between !== undefined &&
      between.marker === '' &&
      !titleHasHead(between.text) &&
      lines[after.index]?.marker !== '' &&
      titleScore(after.rest.split(',')[0] ?? '') >= 2.3
    );
  return (
    after.index === first + 1 &&
    after.rest === '' &&
    isPartOf(part, all) &&
    !titleHasHead(lines[anchor.index - 1]?.text ?? '') &&
    between !== undefined &&
    between.marker === '' &&
    titleHasHead(between.text)
  );
}
