import type { ReadSection } from '../../types.ts';
import { findPeriods } from '../fields/dates.ts';
import { DEGREE } from '../words/title-words.ts';

export type ReadEducation = {
  institution: string;
  degree: string;
  startDate: string;
  endDate: string;
  details: string;
};

const SCHOOL =
  /universit|college|school|institut|academy|akademi|hochschule|gymnasium|polytechn|politechnik|uczelnia|facult|fachhochschule|lyc[eé]e|escuela|scuola|liceo|liceum|faculdade/i;
const MAX_ENTRY_LENGTH = 120;

/** The entries of sections that list things: split at commas, bullets and bars; "Tools: A, B" gives A and B. */
export function listEntries(sections: readonly ReadSection[], kind: ReadSection['kind']): string[] {
  const entries = sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.lines)
    .flatMap((line) => splitList(line.replace(/^[\p{L}\d &/+-]{2,40}:\s+/u, '')))
    .map((entry) => entry.replace(/^[\s•·*–—-]+|[\s.;]+$/g, ''))
    .filter((entry) => entry !== '' && entry.length <= MAX_ENTRY_LENGTH);
  return [...new Set(entries)];
}

/** Commas inside brackets do not split. */
function splitList(line: string): string[] {
  return line.split(/\s*(?:[•·|;\t]|,(?![^(]*\)))\s*/);
}

/** The text of a summary or profile section. */
export function readSummary(sections: readonly ReadSection[]): string {
  return sections
    .filter((section) => section.kind === 'summary')
    .flatMap((section) => section.lines)
    .join(' ')
    .trim();
}

/**
 * The entries of education sections. A line with a school or a degree begins a new entry if the previous one has its
 * own already; everything else goes to the details. Every word of the section ends up in one of the fields.
 */
export function readEducation(sections: readonly ReadSection[]): ReadEducation[] {
  const entries: ReadEducation[] = [];
  for (const line of sections
    .filter((section) => section.kind === 'education')
    .flatMap(({ lines }) => lines)) {
    const [period] = findPeriods(line);
    const text = period ? `${line.slice(0, period.start)} ${line.slice(period.end)}` : line;
    for (const piece of text
      .split(/\s*(?:\t|\||\s[–—-]\s|[()])\s*/)
      .filter((part) => /[\p{L}\d]/u.test(part))) {
      place(entries, piece.replace(/^[\s,•·*–—-]+|[\s,;]+$/g, ''));
    }
    const last = entries.at(-1);
    if (period && last && last.startDate === '' && last.endDate === '') {
      // A lone date is the end date.
      last.startDate = period.isRange ? period.startDate : '';
      last.endDate = period.isRange ? period.endDate : period.startDate;
    }
  }
  return entries;
}

function place(entries: ReadEducation[], piece: string): void {
  const isDegree = DEGREE.test(piece);
  const isSchool = SCHOOL.test(piece) && !isDegree;
  const last = entries.at(-1);
  const field = isDegree ? 'degree' : isSchool ? 'institution' : 'details';
  if (!last || (field !== 'details' && last[field] !== '')) {
    entries.push({ institution: '', degree: '', startDate: '', endDate: '', details: '', [field]: piece });
  } else if (field === 'details') {
    last.details = [last.details, piece].filter(Boolean).join(', ');
  } else {
    last[field] = piece;
  }
}
