import { findPeriods, isDateAlone } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';

/** "(4 days)", "– 20 heures", "40h": how long a course took that is no study. */
const LENGTH =
  /[\s(–—-]\s?\d{1,3}\s?(?:h|hs|hrs?|hours?|days?|heures?|jours?|stunden?|std|tage?|horas?|dias?|ore|giorni|uren|dagen|dni|godzin(?:y|a)?|timmar|dagar|timer|dage)\.?\)?$/u;

/** One such line may be anything, such as a study's internship. */
const MIN = 2;

/**
 * Parts the short courses among one's studies from them, each a line of its own that ends with the days or hours that it took.
 * A year alone above them is theirs.
 *
 * @returns the courses as certificates, with their years, and the other lines
 */
export function partShortCourses(lines: readonly Line[]): { courses: ReadEntry[]; others: Line[] } {
  const isCourse = lines.map(({ text }) => LENGTH.test(fold(text).trim()));
  if (isCourse.filter(Boolean).length < MIN) return { courses: [], others: [...lines] };
  const courses: ReadEntry[] = [];
  const others: Line[] = [];
  let year: Line | null = null;
  for (const [index, line] of lines.entries()) {
    if (isDateAlone(line.text) && isCourse[index + 1]) {
      year = line;
      continue;
    }
    if (!isCourse[index]) {
      others.push(line);
      year = null;
      continue;
    }
    const isDated = findPeriods(line.text).length > 0;
    const text = line.text.replaceAll('\t', ', ');
    courses.push({
      text: year && !isDated ? `${text}, ${year.text.trim()}` : text,
      sourceLines: [...(year ? [year.lineNumber] : []), line.lineNumber],
    });
  }
  return { courses, others };
}
