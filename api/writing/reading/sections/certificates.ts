import { findPeriods, isDateAlone } from '../fields/dates.ts';
import { countWords } from '../lines/count-words.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEntry } from '../../types.ts';
import { LANGUAGE_EXAM } from '../words/certificate-words.ts';
import { nameAtStart } from '../words/language-names.ts';
import { COURSE_PLATFORM } from '../words/education-words.ts';
import { AT_START, readFacts } from './certificate-facts.ts';
import { carriesOn, certificateLines, endInStops, namingLines, tellingLines } from './certificate-lines.ts';
import {
  BRACKET_END,
  cells,
  CONTENTS,
  printed,
  repeatedIn,
  splitDate,
  splitShared,
} from './certificate-parts.ts';
import type { Habits } from './certificate-parts.ts';
import { withoutYearsAbove } from './years-above.ts';
import { partParagraph, withoutEndSigns } from './running-lists.ts';
import { joinIssuersBelow, partIssuerGroups } from './issuer-groups.ts';
import { linesLikeFirst } from './study-ratings.ts';
import { continuesLine, isItem, joinBroken, lookOf, splitEntries } from './entries.ts';

const isNumbered = ({ marker }: Line): boolean => /\d/.test(marker);

/** How much space within an entry costs where other lines have none between them. */
const GAP_WITHIN = 0.7;

/** So many lines that look as the first one does, and unlike those above them, show where entries begin. */
const HEADS_MIN = 3;
/** What an entry costs that begins otherwise, and such a line within one. */
const HEADLESS = 1.5;
const HEAD_WITHIN = 1;

/** One certificate has one date of issue, one end and one number, and starts with neither end nor number. */
function rateEntry(
  entry: readonly Line[],
  hasDates: boolean,
  hasGaps: boolean,
  heads: ReadonlySet<Line>,
): number {
  const text = entry.map((line) => line.text).join('\t');
  const { issued, until, numbers, hasName } = readFacts(text);
  const first = entry[0];
  const startsLate =
    first !== undefined && (AT_START.test(fold(first.text)) || continuesLine(first, undefined));
  // A list has one item for each, and a numbered one no more for what is listed below a number.
  const items =
    first?.marker === ''
      ? []
      : entry.filter(
          (line) => isItem(line) && line.indent === first?.indent && isNumbered(line) === isNumbered(first),
        );
  const more = items.slice(1).filter(({ text }) => readFacts(text).hasName);
  return (
    (issued.length === 0 ? (hasDates ? -0.6 : 0.3) : 3 - 3.5 * (issued.length - 1)) -
    (hasGaps ? GAP_WITHIN * entry.slice(1).filter((line) => line.gapBefore).length : 0) -
    3 * Math.max(0, until.length - 1) -
    2 * Math.max(0, numbers - 1) -
    more.length -
    (first && heads.size >= HEADS_MIN && !heads.has(first) ? HEADLESS : 0) -
    (heads.size >= HEADS_MIN ? HEAD_WITHIN * entry.slice(1).filter((line) => heads.has(line)).length : 0) -
    (startsLate ? 3 : 0) -
    (hasName ? 0 : 3)
  );
}

const columnsOf = ({ text }: Line): number => text.split('\t').length;

/** Whether lines are the rows of a table, of which each has all that there is to say of a certificate. */
const areRows = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  lines.every((line) => columnsOf(line) > 2 && columnsOf(line) === columnsOf(lines[0] ?? line));

const joined = (entry: readonly Line[]): string => entry.map(({ text }) => text).join('\t');
const EXAM_MAX_WORDS = 8;
const SUBJECTS = { least: 3, share: 0.7 };

/** Whether a list names subjects of one's studies: nearly all begin with a small letter, as no certificate does. */
const areSubjects = (entries: readonly ReadEntry[]): boolean =>
  entries.length >= SUBJECTS.least &&
  entries.filter(({ text }) => /^\p{Ll}/u.test(text)).length >= entries.length * SUBJECTS.share;
const LINK = /^(?:https?:\/\/|www\.)\S+$/u;
/** Whether an entry names no certificate but only where one finds it, or a platform above its courses. */
const isBare = (text: string): boolean =>
  LINK.test(text) || COURSE_PLATFORM.exec(fold(text))?.[0].length === text.length;
/** How many lines an entry with a date has at most: name, issuer, number, date and end. */
const DATED_LINES = 5;

/** Whether no line of a list stands out by its look, as the beginning of an entry does. */
const isPlainList = (lines: readonly Line[]): boolean =>
  lines.every(
    (line) =>
      line.marker === '' && line.indent === lines[0]?.indent && lookOf(line) === lookOf(lines[0] ?? line),
  );

/**
 * The certificates of a section, each as one line "name, issuer, No. number, date, valid until date" in the file's own
 * words, whether it is written in one line, several or a table. Names that share a line are entries of their own.
 */
export function readCertificateEntries(lines: readonly Line[]): ReadEntry[] {
  const { groups, others } = partIssuerGroups(lines);
  const ofGroups = groups.flatMap(({ issuer, items }) =>
    items
      .filter(({ text }) => readFacts(text).hasName)
      .map((item) => ({
        text: printed([
          ...cells(item.text),
          ...(isDateAlone(issuer.text) && readFacts(item.text).issued.length > 0
            ? []
            : cells(issuer.text).flatMap(splitDate)),
        ]),
        sourceLines: [issuer.lineNumber, item.lineNumber],
      })),
  );
  return [...readListed(others), ...ofGroups].toSorted(byFirstLine);
}

const byFirstLine = (a: ReadEntry, b: ReadEntry): number => (a.sourceLines[0] ?? 0) - (b.sourceLines[0] ?? 0);
/** Whether a line has a name, and neither an end nor a number of what stands above it. */
const mayBeWhole = ({ text }: Line): boolean => {
  const { until, numbers, hasName } = readFacts(text);
  return hasName && until.length + numbers === 0;
};

/** Whether a line is a name of one part, without a date. */
const isPlainName = ({ text }: Line): boolean =>
  readFacts(text).issued.length === 0 && cells(text).length === 1;

/** The certificates of lines that stand below none who issued them. */
function readListed(lines: readonly Line[]): ReadEntry[] {
  const own = certificateLines(lines);
  const whole = partParagraph(own) ?? joinBroken(withoutEndSigns(own, mayBeWhole), carriesOn);
  const areStopped = endInStops(whole);
  const kept = joinIssuersBelow(withoutYearsAbove(namingLines(whole, areStopped)), isPlainName);
  const dated = kept.map(({ text }) => readFacts(text).issued.length > 0);
  // "Oven Operation 10.10" among names without dates is a version.
  const isVersion =
    kept.length > 2 &&
    dated.filter(Boolean).length === 1 &&
    kept.every(({ text }) => findPeriods(text).length === 0);
  // Few dates say nothing of where the other entries begin.
  const isRarelyDated = isPlainList(kept) && dated.filter(Boolean).length * DATED_LINES < kept.length;
  const hasDate = isVersion || isRarelyDated ? kept.map(() => false) : dated;
  const hasDates = hasDate.includes(true);
  // Only what a narrow column broke stands without space above it.
  const hasGaps =
    kept.slice(1).every((line) => line.gapBefore) && lines.slice(1).some((line) => !line.gapBefore);
  const heads = linesLikeFirst(kept);
  const isTable = areRows(kept);
  const entries = isTable
    ? kept.map((line) => [line])
    : splitEntries(kept, hasDate, (entry) => rateEntry(entry, hasDates, hasGaps, heads));
  const telling = entries.flatMap((whole) => [...tellingLines(whole)]);
  const plain = telling.filter((entry) => cells(joined(entry)).length === 1).length;
  const habits: Habits = {
    hasDates,
    areWhole: plain > 1 && plain * 2 > telling.length,
    areLabelled: telling.every((entry) => CONTENTS.test(joined(entry))),
    areBracketed:
      telling.filter((entry) => entry[0]?.marker !== '' && BRACKET_END.test(joined(entry))).length > 1,
    areApart: areStopped || isTable || heads.size >= HEADS_MIN,
    repeated: repeatedIn(telling.map((entry) => cells(joined(entry)).slice(1).at(-1) ?? '')),
  };
  const read = telling.flatMap((entry) => {
    const sourceLines = entry.flatMap((line) => line.sourceLines);
    return splitShared(joined(entry), habits)
      .map(printed)
      .filter((text) => text !== '' && !isBare(text))
      .map((text) => ({ text, sourceLines }));
  });
  return !hasDates && areSubjects(read) ? [] : read;
}

/**
 * The exams in a language that stand on lines of their own among languages or skills with who issued them, and not as
 * evidence of a level as in "Danish: C1 (TOEFL)" and "Danish, TOEFL".
 */
export const findExams = (lines: readonly Line[]): ReadEntry[] =>
  lines
    .filter(
      ({ text }) =>
        countWords(text) <= EXAM_MAX_WORDS &&
        !text.includes(':') &&
        cells(text).length === 2 &&
        nameAtStart(text.trim()) === '' &&
        LANGUAGE_EXAM.test(fold(text.replace(/\([^()]*\)/g, ' '))),
    )
    .map(({ text, lineNumber }) => ({ text: printed(cells(text)), sourceLines: [lineNumber] }));
