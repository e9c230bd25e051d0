import type { Period } from '../fields/dates.ts';
import { companyScore, titleHasHead, titleScore } from '../fields/field-scores.ts';
import type { Anchor } from '../headers/anchor.ts';
import { strongParts } from '../headers/header-pieces.ts';
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

/** Nobody has more titles at an employer in a row, and looking for them stays quick in any list. */
const PARTS_MAX = 8;
/** What is likelier an employer than a title without a known word. */
const LIKELY_EMPLOYER = 1.5;

/**
 * "2012 – 2014 Globex Bank" right above "2013 – 2014 Bankier" and "2012 – 2013 Asystent": how many titles make up an employer's
 * time, from its first month to its last, whatever their words; 0 if it is none.
 */
export function countParts(anchors: readonly Anchor[], order: number): number {
  const [anchor, first] = [anchors[order], anchors[order + 1]];
  const all = anchor?.period;
  if (!all || !first || anchor.rest === '' || first.index !== anchor.index + anchor.span) return 0;
  if (titleHasHead(anchor.rest) || all.startDate === '' || all.endDate === '') return 0;
  let [start, end] = ['', ''];
  for (const [count, part] of anchors.slice(order + 1, order + 1 + PARTS_MAX).entries()) {
    if (!part.period || !isPartOf(part.period, all) || part.rest === '') return 0;
    if (companyScore(part.rest) >= LIKELY_EMPLOYER) return 0;
    start = start === '' || part.period.startDate < start ? part.period.startDate : start;
    end = part.period.endDate > end ? part.period.endDate : end;
    if (count > 0 && start === all.startDate && end === all.endDate) return count + 1;
  }
  return 0;
}

/**
 * "Brightloop / May 2019 – Present" above "Engineer / Jan 2022 – Present", or each on one line: the total time at an
 * employer, followed by the titles with their own dates.
 */
export function isDatedTotal(lines: Line[], anchors: readonly Anchor[], order: number): boolean {
  const [anchor, after] = [anchors[order], anchors[order + 1]];
  if (countParts(anchors, order) > 0) return true;
  const [all, part] = [anchor?.period, after?.period];
  if (!anchor || !all || !part || !after || titleHasHead(anchor.rest)) return false;
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

/** Of an employer with the total time there. */
const KNOWN = { company: 1, title: 2.3 };

/**
 * "GX – Globex Mills (2015 – Present)" right above "Baker (2020 – Present)", with "Cook (2015 – 2020)" further below: whether a
 * line is an employer with the whole time there, whatever parts its name.
 */
export function isEmployerOfTitles(anchors: readonly Anchor[], order: number): boolean {
  const [anchor, first, second] = anchors.slice(order, order + 3);
  const all = anchor?.period;
  if (!all || !first?.period || !second?.period || first.index !== anchor.index + anchor.span) return false;
  const isWhole = first.period.endDate === all.endDate && first.period.startDate > all.startDate;
  return (
    isWhole &&
    isPartOf(second.period, all) &&
    second.period.endDate !== '' &&
    [first, second].every(({ rest }) => titleScore(rest) >= KNOWN.title) &&
    strongParts(anchor.rest).every((part) => titleScore(part) < KNOWN.title / 2) &&
    companyScore(anchor.rest) >= KNOWN.company
  );
}
