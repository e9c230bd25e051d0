import { findPeriods } from '../fields/dates.ts';
import { countWords } from '../lines/count-words.ts';
import { fold } from '../lines/fold.ts';
import { EDUCATION_LABEL } from '../words/education-words.ts';
import { AT_START, findDates, readFacts } from './certificate-facts.ts';

const COMMA = /\t+|\s+[|·•⋅∙]\s+|;\s+|,\s+(?![^(]*\))/gu;
/** A longer text is not taken apart. */
export const ENTRY_MAX_LENGTH = 2_000;

/** Cuts at commas and columns outside brackets and dates. */
export function cells(text: string): string[] {
  if (text.length > ENTRY_MAX_LENGTH) return [text];
  const periods = findDates(text);
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(COMMA)) {
    if (periods.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.replace(/^[\s,;•·*–—-]+|[\s,;:|–—-]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A number with the letters in front of it. */
const CODE = /^\p{Lu}{0,4}[ .#-]{0,2}\d{4,}$/u;

/** A name before a colon and what it was about. */
export const CONTENTS = /\p{L}{2}:\s+\p{L}/u;

/** "Full stack: Node, Go (Globex Academy)" */
export const BRACKET_END = /\([^()]{2,60}\)$/u;

/** How the certificates of a section are written. */
export interface Habits {
  hasDates: boolean;
  /** Most have no comma. */
  areWhole: boolean;
  /** All stand behind a label, which says what kind they are. */
  areLabelled: boolean;
  /** Several are items that end in who issued them in brackets. */
  areBracketed: boolean;
  /** Each ends in a full stop, is the row of a table, or begins in a look of its own, so that a comma ends none. */
  areApart: boolean;
  /** What stands at the end of several. */
  repeated: ReadonlySet<string>;
}

/** The texts that come more than once. */
export function repeatedIn(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => text !== '' && (seen.has(text) || !seen.add(text))));
}

/** "Driving licence A, B, D": a name and the classes for which it is valid. */
const areClasses = ([, ...others]: readonly string[]): boolean =>
  others.length > 0 && others.every((part) => /^\p{Lu}{1,2}\d?\.?$/u.test(part));

/** How many parts a name has at most that stands among names of one part. */
const NAME_MAX_PARTS = 3;

/**
 * Splits the certificates that share a line: each with its own date, or a mere list of names. If most entries have no
 * comma, that of another belongs to its name.
 */
export function splitShared(text: string, habits: Habits): string[][] {
  const { hasDates, areWhole, areLabelled, areBracketed, areApart, repeated } = habits;
  const columns = text.split('\t');
  // Certificates in the columns of a line, where most have a date of their own, or in the lines of a table's cell.
  const dated = columns.filter((column) => {
    const { issued, hasName } = readFacts(column);
    return issued.length === 1 && hasName;
  });
  if (dated.length > 1 && columns.length > 2 && dated.length * 2 >= columns.length)
    return columns.flatMap((column) => splitShared(column, habits));
  const parts = cells(text);
  const { issued, until, numbers } = readFacts(text);
  if (issued.length > 1) {
    const groups: string[][] = [[]];
    let dated = false;
    for (const part of parts) {
      const facts = readFacts(part);
      if (dated && (facts.issued.length > 0 || (facts.hasName && facts.until.length + facts.numbers === 0))) {
        groups.push([]);
        dated = false;
      }
      groups.at(-1)?.push(part);
      dated ||= facts.issued.length > 0;
    }
    const isComplete = groups.every(
      (group) =>
        readFacts(group.join('\t')).issued.length === 1 && group.some((part) => readFacts(part).hasName),
    );
    return isComplete ? groups : [parts];
  }
  const isList =
    issued.length + until.length + numbers === 0 &&
    parts.every((part) => part.split(/\s+/).length <= 7 && !CODE.test(part));
  // "Dough, Heat, and Flour"
  const isSentence = parts.some((part) => /^(?:and|und|et|y|e|en|och|og|i|a|ve|dan)\s/u.test(part));
  if (isList && isSentence) return text.split('\t').map((line) => [line.trim()]);
  // "Oven Operation: dough, heat, flour, ovens" says what the course was about.
  const hasContents =
    (!areLabelled && CONTENTS.test(parts[0] ?? '')) ||
    (areWhole && /[\p{L}»”“")]\s[–-]\s+\p{L}/u.test(parts[0] ?? ''));
  // "Rye Baker, Mill Inn, Leeds", "Oven Keeper, Mill Inn, Leeds": who issued them.
  const isIssued = parts.length > 1 && repeated.has(parts.at(-1) ?? '');
  const isName =
    areClasses(parts) ||
    hasContents ||
    areApart ||
    isIssued ||
    (areBracketed && BRACKET_END.test(text)) ||
    (areWhole && parts.length <= NAME_MAX_PARTS);
  return isList && !isName && (parts.length > 2 || !hasDates) ? parts.map((part) => [part]) : [parts];
}

const ORDER = ['name', 'number', 'date', 'until'] as const;

function partKind(part: string): (typeof ORDER)[number] {
  const { issued, until, numbers, hasName } = readFacts(part);
  if (until.length > 0 && (AT_START.test(fold(part)) || !hasName)) return 'until';
  if (hasName || !/\d/.test(part)) return 'name';
  return issued.length > 0 && numbers === 0 ? 'date' : 'number';
}

/** "06/2023 Food Hygiene", "[ 2023 – 2023 ] Food Hygiene": a date in front is a part of its own. */
function splitLeadingDate(part: string): string[] {
  const [period] = findDates(part);
  if (!period || !/^[[(\s]*$/u.test(part.slice(0, period.start))) return [part];
  const rest = part.slice(period.end).replace(/^[\s,:–—\])-]+/, '');
  return /\p{L}{2}/u.test(rest) ? [part.slice(period.start, period.end), rest] : [part];
}

/** "Cursando - Food Hygiene", "In progress – Food Hygiene": how far a course is, in front of its name. */
const STATUS =
  /^(?:cursando|em andamento|en curso|en cours|in corso|in progress|ongoing|completed|conclu[ií]d[oa]|finalizad[oa]|terminad[oa]|termin[eé]e?|abgeschlossen|laufend)\s?[-–—:]\s(?=\p{L})/iu;

/** No name is longer, and looking for what ends one stays quick in any text. */
const NAME_MAX = 300;

/** "Jira from the beginning 04.2021": a date behind a name of several words is a part of its own. */
export function splitTrailingDate(part: string): string[] {
  if (part.length > NAME_MAX) return [part];
  const [period, ...others] = findPeriods(part);
  const isBehind =
    period !== undefined &&
    others.length === 0 &&
    period.start > 0 &&
    period.startDate.length > 4 &&
    part.slice(period.end).trim() === '' &&
    /\p{L}{2,}\)?\s+$/u.test(part.slice(0, period.start)) &&
    countWords(part.slice(0, period.start)) > 1;
  return isBehind ? [part.slice(0, period.start).trim(), part.slice(period.start)] : [part];
}

/** The parts of a certificate in the order in which it is listed: name, number, date, end. */
export function printed(parts: readonly string[]): string {
  const all = parts
    .flatMap(splitLeadingDate)
    .flatMap(splitTrailingDate)
    .map((part) => part.replace(STATUS, ''))
    .map((part) => {
      const label = /^([^:]{3,40}):\s*(\S.*)$/.exec(part);
      return label?.[1] && label[2] && EDUCATION_LABEL.test(fold(label[1])) ? label[2] : part;
    })
    .map((text) => ({ text, kind: partKind(text) }));
  return ORDER.flatMap((kind) => all.filter((part) => part.kind === kind))
    .map(({ text }) => text)
    .join(', ');
}

/** "Harbour College 2019" as a name and a date. */
export function splitDate(part: string): string[] {
  const [period] = findDates(part);
  if (!period || period.start === 0 || period.end < part.trimEnd().length - 1) return [part];
  return [part.slice(0, period.start).replace(/[\s(,;:–—-]+$/u, ''), part.slice(period.start, period.end)];
}
