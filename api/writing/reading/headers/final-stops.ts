import { findPeriods, isRangeAlone } from '../fields/dates.ts';
import { companyScore, titleHasHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';
import { removePeriod } from './remove-period.ts';

/** Lines of a header above its dates, and below. */
const REACH = 2;
const HEADER_WORDS = 8;
const FIELDS_WORDS = 12;
const NEARLY_ALL = 0.7;

const isDates = ({ text, marker, isHidden }: Line): boolean =>
  marker === '' && !isHidden && isRangeAlone(text);

const isShort = ({ text, marker }: Line): boolean =>
  marker === '' && text.split(/\s+/).length <= HEADER_WORDS && /(?:\p{L}{2}|[\d)])\.$/u.test(text);

/** "Cook, Hotel Azul, Leeds." */
const isListOfFields = (line: Line | undefined): boolean =>
  line !== undefined &&
  line.marker === '' &&
  !line.isHidden &&
  line.text.split(/\s+/).length <= FIELDS_WORDS &&
  /,\s.*\p{L}{2}\.$/u.test(line.text);

/** The lines right above or below dates alone that are lists of fields with a full stop, if nearly all dates have one. */
function stoppedBeside(lines: readonly Line[], dates: readonly number[]): number[] {
  const [below = [], above = []] = [1, -1].map((offset) =>
    dates.map((index) => index + offset).filter((index) => isListOfFields(lines[index])),
  );
  const beside = below.length >= above.length ? below : above;
  return beside.length >= 2 && beside.length >= dates.length * NEARLY_ALL ? beside : [];
}

/**
 * The titles with a full stop, "Software Engineer.", right below their employers and dates, if nearly all dates have such a
 * line below them and most of these are known titles.
 */
function stoppedTitles(lines: readonly Line[]): number[] {
  const dated = lines.flatMap(({ text, marker, isHidden }, index) =>
    marker === '' && !isHidden && findPeriods(text).some(({ isRange }) => isRange) ? [index] : [],
  );
  const below = dated.flatMap((index) => {
    const line = lines[index + 1];
    return line && !line.gapBefore && !line.isHidden && isShort(line) ? [index + 1] : [];
  });
  const known = below.filter((index) => titleHasHead((lines[index]?.text ?? '').replace(/\.$/u, '')));
  const areTitles =
    below.length >= MANY && below.length >= dated.length * NEARLY_ALL && known.length * 2 >= below.length;
  return areTitles ? below : [];
}
const MANY = 3;

/**
 * The employers with a full stop right below dated titles, "Harbour University, Leeds.", if nearly all such titles that have a line
 * below have one, and most of these are known as employers.
 */
function stoppedEmployers(lines: readonly Line[]): number[] {
  const titled = lines.flatMap(({ text, marker, isHidden }, index) => {
    const period = findPeriods(text).find(({ isRange }) => isRange);
    return marker === '' && !isHidden && period && titleHasHead(removePeriod(text, period)) ? [index] : [];
  });
  const followed = titled.filter((index) => {
    const line = lines[index + 1];
    return line !== undefined && line.marker === '' && !line.gapBefore && !titled.includes(index + 1);
  });
  const below = followed
    .map((index) => index + 1)
    .filter((index) => {
      const text = lines[index]?.text ?? '';
      return text.split(/\s+/).length <= FIELDS_WORDS && /(?:\p{L}{2}|[\d)])\.$/u.test(text);
    });
  const known = below.filter((index) => companyScore((lines[index]?.text ?? '').replace(/\.$/u, '')) >= 2);
  const areEmployers =
    below.length >= MANY && below.length >= followed.length * NEARLY_ALL && known.length * 2 >= below.length;
  return areEmployers ? below : [];
}

/**
 * Removes the full stops of headers where a document ends every line with one, its dates too: "Cook, Hotel Azul." above
 * "May 2019 – June 2021." would be a sentence otherwise. So would lists of fields beside dates without a stop.
 */
export function removeHeaderStops(lines: Line[]): Line[] {
  const dates = lines.flatMap((line, index) => (isDates(line) ? [index] : []));
  const stopped = dates.filter((index) => lines[index]?.text.endsWith('.'));
  if (stopped.length < 2 || stopped.length < dates.length * NEARLY_ALL) {
    const beside = new Set([
      ...stoppedBeside(lines, dates),
      ...stoppedTitles(lines),
      ...stoppedEmployers(lines),
    ]);
    return lines.map((line, index) =>
      beside.has(index) ? { ...line, text: line.text.replace(/\.$/u, '') } : line,
    );
  }
  const near = new Set(
    stopped.flatMap((index) => Array.from({ length: 2 * REACH + 1 }, (_, step) => index - REACH + step)),
  );
  return lines.map((line, index) =>
    near.has(index) && (stopped.includes(index) || isShort(line))
      ? { ...line, text: line.text.replace(/\.$/u, '') }
      : line,
  );
}
