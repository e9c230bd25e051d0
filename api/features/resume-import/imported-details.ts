import { formatStudyDates } from '../../documents/export/printable/resume-dates.ts';
import { SECTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../limits.ts';
import { languageText } from '../../writing/reading/sections/details.ts';
import type { ReadEntry, ReadHistory } from '../../writing/types.ts';
import { parseTemplateDetails, type StoredLists } from '../resume-templates/template-details.ts';
import type { DetailKind, ImportedDetail } from './resume-import.schema.ts';

type TemplateDetails = ReturnType<typeof parseTemplateDetails>;
type EducationEntry = TemplateDetails['education'][number];
type TextSection = TemplateDetails['sections'][number];

/** The field of the resume details for each kind. */
export const FIELD_OF = {
  education: 'education',
  certification: 'certifications',
  language: 'languages',
  skill: 'skills',
  section: 'sections',
} as const satisfies Record<DetailKind, keyof TemplateDetails>;

/**
 * Lists what a file says beside its roles, in the order of the resume details.
 *
 * @param saved the fields of the resume details that the import fills
 */
export function listImportedDetails(
  { details }: ReadHistory,
  saved: Partial<TemplateDetails>,
): ImportedDetail[] {
  const list = (kind: Exclude<DetailKind, 'education' | 'section'>, entries: ReadEntry[]): ImportedDetail[] =>
    mergeRepeated(entries).map((entry) => ({
      kind,
      ...entry,
      outcome: getOutcome(
        saved[FIELD_OF[kind]] !== undefined || entry.text.length > TITLE_MAX_LENGTH,
        saved[FIELD_OF[kind]]?.includes(entry.text) ?? false,
      ),
    }));
  return [
    ...details.education.map(({ sourceLines, ...entry }, index) => ({
      kind: 'education' as const,
      entry,
      sourceLines,
      outcome: getOutcome(saved.education !== undefined, index < (saved.education?.length ?? 0)),
    })),
    ...list('certification', details.certificates),
    ...list(
      'language',
      details.languages.map((one) => ({ text: languageText(one), sourceLines: one.sourceLines })),
    ),
    ...list('skill', details.skills),
    ...details.sections.map(({ heading, text, sourceLines }) => {
      const section = { heading, text, isShown: true };
      const isSaved = saved.sections?.some((one) => one.heading === heading) ?? false;
      const wasTried = saved.sections !== undefined || !fitsSection(section);
      return { kind: 'section' as const, section, sourceLines, outcome: getOutcome(wasTried, isSaved) };
    }),
  ];
}

const getOutcome = (wasTried: boolean, isSaved: boolean): ImportedDetail['outcome'] =>
  isSaved ? 'saved' : wasTried ? 'no-room' : 'skipped';

/** Makes one entry, with all its lines, of those that a file repeats. */
function mergeRepeated(entries: readonly ReadEntry[]): ReadEntry[] {
  const lines = new Map<string, Set<number>>();
  for (const { text, sourceLines } of entries) {
    const known = lines.get(text) ?? new Set();
    for (const number of sourceLines) known.add(number);
    lines.set(text, known);
  }
  return [...lines].map(([text, numbers]) => ({ text, sourceLines: [...numbers] }));
}

/** An entry as people read it: what it is about, and everything else that the file says about it. */
export function describeDetail(detail: ImportedDetail): { text: string; rest: string[] } {
  if (detail.kind === 'education') {
    const { institution, degree, startDate, endDate, details } = detail.entry;
    const [text = '', ...rest] = [degree, institution, formatStudyDates(startDate, endDate), details].filter(
      (part) => part !== '',
    );
    return { text, rest };
  }
  if (detail.kind === 'section') {
    return { text: detail.section.heading, rest: detail.section.text.split('\n') };
  }
  if (detail.kind !== 'certification') return { text: detail.text, rest: [] };
  const name = nameOfCertificate(detail.text);
  const rest = detail.text.slice(name.length).replace(/^,\s*/, '');
  return { text: name, rest: rest === '' ? [] : [rest] };
}

/** A certificate is read as "name, issuer, No. number, date, valid until date". */
const nameOfCertificate = (text: string): string => /^(?:\([^)]*\)|[^,(])+/.exec(text)?.[0].trim() ?? text;

/** "German (C1)", "German, fluent" and "German – C1" are the same language. */
const nameOfLanguage = (text: string): string => text.split(/[(,:;]|\s[-–—]\s/)[0] ?? text;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const keyOfStudy = ({ degree, institution }: EducationEntry): string =>
  `${fold(degree)}|${fold(institution)}`;
const keyOfLanguage = (text: string): string => fold(nameOfLanguage(text));

/**
 * Tells whether resume details say the same as an entry already: a study with the same degree and school, a certificate
 * with or without its details, a language at whichever level, a skill, a section with the same heading. Ignores case and
 * spaces.
 */
export function compareWith(details: TemplateDetails): (detail: ImportedDetail) => boolean {
  const studies = new Set(details.education.map(keyOfStudy));
  const certificates = new Set(details.certifications.map(fold));
  const languages = new Set(details.languages.map(keyOfLanguage));
  const skills = new Set(details.skills.map(fold));
  const headings = new Set(details.sections.map(({ heading }) => fold(heading)));
  return (detail) => {
    switch (detail.kind) {
      case 'education':
        return studies.has(keyOfStudy(detail.entry));
      case 'certification':
        return certificates.has(fold(detail.text)) || certificates.has(fold(nameOfCertificate(detail.text)));
      case 'language':
        return languages.has(keyOfLanguage(detail.text));
      case 'skill':
        return skills.has(fold(detail.text));
      case 'section':
        return headings.has(fold(detail.section.heading));
    }
  };
}

/** Whether the resume details accept a section of this length. */
export const fitsSection = ({ heading, text }: TextSection): boolean =>
  heading.length <= TITLE_MAX_LENGTH && text.length <= SECTION_MAX_LENGTH;

/** Whether the resume details accept an entry of this length. */
export function fitsDetails(detail: ImportedDetail): boolean {
  if (detail.kind === 'education') return true;
  return detail.kind === 'section' ? fitsSection(detail.section) : detail.text.length <= TITLE_MAX_LENGTH;
}

/** An imported detail and whether the resume details have it now. */
export type ReviewedDetail = ImportedDetail & { isInResumeDetails: boolean };

/** The details that an import found, compared with the resume details as they are now. */
export function reviewDetails(details: readonly ImportedDetail[], template: StoredLists): ReviewedDetail[] {
  const isThere = compareWith(parseTemplateDetails(template));
  return details.map((detail) => ({ ...detail, isInResumeDetails: isThere(detail) }));
}
