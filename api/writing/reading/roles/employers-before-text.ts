import { findPeriods } from '../fields/dates.ts';
import { companyScore, titleHasHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';

/** An employer, and what was done there: "Globex University, Department of Physics. Taught three courses." */
const EMPLOYER_AND_TEXT =
  /^(?<name>\p{Lu}.{4,110}?(?:\p{Ll}{2}|\)|\p{Lu}{2}))\.\s+(?<text>\p{Lu}\p{Ll}.{9,})$/u;
/** An employer that is surely one. */
const SURE = 2;
/** So many roles, and this share of those with dates, show how the document writes them. */
const HABIT = { least: 2, share: 0.5 };

/** Whether a line has a title and its range of dates, and nothing that could be an employer. */
function hasTitleOnly(line: Line | undefined): boolean {
  const [period, ...others] = line ? findPeriods(line.text) : [];
  if (!line || !period?.isRange || others.length > 0 || line.marker !== '' || line.isHidden) return false;
  const title = line.text.slice(0, period.start) + line.text.slice(period.end);
  return titleHasHead(title) && companyScore(title) < SURE;
}

function parted({ text, marker, isHidden }: Line): { name: string; rest: string } | null {
  const { name = '', text: rest = '' } = EMPLOYER_AND_TEXT.exec(text)?.groups ?? {};
  const isEmployer = marker === '' && !isHidden && companyScore(name) >= SURE && !titleHasHead(name);
  return isEmployer && findPeriods(name).length === 0 ? { name, rest } : null;
}

/**
 * Makes two lines of each that begins with an employer and goes on with what was done, right below a title with its dates: "Lecturer
 * (2019 – 2021)" above "Globex University. Taught three courses." Both keep the line's number.
 *
 * @returns the same lines unless this is the document's habit
 */
export function partEmployersFromText(lines: Line[]): Line[] {
  const titled = lines.flatMap((line, index) => (hasTitleOnly(line) ? [index] : []));
  const found = new Map(
    titled.flatMap((index) => {
      const below = lines[index + 1];
      const parts = below && parted(below);
      return parts ? [[below, parts] as const] : [];
    }),
  );
  if (found.size < HABIT.least || found.size < titled.length * HABIT.share) return lines;
  return lines.flatMap((line) => {
    const parts = found.get(line);
    if (!parts) return [line];
    return [
      { ...line, text: parts.name, isFull: false },
      { ...line, text: parts.rest, gapBefore: false },
    ];
  });
}
