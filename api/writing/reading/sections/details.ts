import { emptyContact } from '../fields/contact.ts';
import { findPeriods } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import { clearCaches } from '../lines/memo.ts';
import type { Line } from '../lines/line.ts';
import type {
  ReadContact,
  ReadDetails,
  ReadEntry,
  ReadHistory,
  ReadLanguage,
  ReadStudy,
  SectionKind,
} from '../../types.ts';
import { LEISURE } from '../words/heading-words.ts';
import { EUROPASS_STUDIES } from '../words/education-words.ts';
import { DEGREE } from '../words/title-words.ts';
import { AWARD, CERTIFICATION, DRIVING_LICENCE, OF_DRIVERS } from '../words/certificate-words.ts';
import { isNamedCourse, partListedCourses, tellsOfStudy } from './courses-among-studies.ts';
import { hasValidity } from './certificate-facts.ts';
import { findExams, readCertificateEntries } from './certificates.ts';
import {
  findAmongOthers,
  findMakersTitles,
  findNamedCertificates,
  partNamedCertificates,
} from './named-certificates.ts';
import { partLabelledLines } from './labelled-lines.ts';
import { partShortCourses } from './short-courses.ts';
import { withoutClosing } from './closing.ts';
import { isTraining, readEducationEntries } from './education.ts';
import { namesSchool } from './education-kinds.ts';
import { continuesLine } from './entries.ts';
import { endsOpen, headingKind, namesCertificates } from './headings.ts';
import type { TextStyle } from '../roles/body.ts';
import {
  aboveSkills,
  areOfComputers,
  findLanguages,
  hasSpokenLanguage,
  isOneOf,
  namesMotherTongue,
  readLanguageEntries,
} from './languages.ts';
import { findListedSkills } from './listed-skills.ts';
import { readSkillEntries } from './skills.ts';
import { readTextSections } from './text-sections.ts';

/** A section with the lines below its heading. */
export interface SectionLines {
  kind: SectionKind;
  heading: string;
  lines: readonly Line[];
}

/** A longer line lists nothing; it stays in its section. */
const LINE_MAX_LENGTH = 2_000;

/** Without a first line that is the second half of the heading. */
function body({ kind, heading, lines }: SectionLines): readonly Line[] {
  const [first] = lines;
  const isHeading =
    heading !== '' &&
    first !== undefined &&
    first.marker === '' &&
    !(lines[1] && !endsOpen(heading) && continuesLine(lines[1], first)) &&
    !/^[^\p{L}]*\(/u.test(first.text) &&
    (!first.gapBefore || endsOpen(heading)) &&
    headingKind(`${heading} ${first.text}`) !== null &&
    (endsOpen(heading) || headingKind(first.text) !== null || lines.length > 1);
  const own = isHeading ? lines.slice(1) : lines;
  return kind === 'skills' ? own : own.filter(({ text }) => text.length <= LINE_MAX_LENGTH);
}

/** "Publications and" with "Presentations" in the first line below: one heading. */
function withWholeHeading(section: SectionLines): SectionLines {
  const { heading, lines } = section;
  const [first, ...others] = lines;
  const whole = `${heading} ${first?.text ?? ''}`;
  return endsOpen(heading) && headingKind(whole) !== null
    ? { ...section, heading: whole, lines: others }
    : section;
}

const PAGE_COUNT =
  /(?<!\p{L})(?:page|seite|p[aá]gina|pagina|strona|sida|side|sayfa|halaman|strana)\s*\d{1,2}(?:\s*(?:\/|of|von|de|di|van|z|af|av|dari|-)\s*\d{0,2}|$)|europa\.eu/iu;

/** What a page repeats above or below its text. */
const isFurniture = ({ text }: Line, { fullName, email }: ReadContact): boolean =>
  text.length < 160 &&
  (PAGE_COUNT.test(text) ||
    /^\d{1,2}\s?\/\s?\d{1,2}$/.test(text) ||
    (email !== '' && text.includes(email)) ||
    (fullName.length > 4 && text.length < fullName.length + 30 && text.includes(fullName)));

/** Whether a section is about the classes of vehicles that nearly everybody drives, which is no certificate. */
const isPrivateLicence = ({ heading, lines }: SectionLines): boolean =>
  DRIVING_LICENCE.test(
    fold(heading)
      .replace(/[^\p{L}.’' ]/gu, '')
      .trim(),
  ) && !lines.some(({ text }) => OF_DRIVERS.test(text));

/** Studies, and the courses and certificates among them. */
interface StudiesAndCourses {
  studies: ReadStudy[];
  courses: ReadEntry[];
}

/** A longer entry among one's studies tells of a study. */
const CERTIFICATE_MAX_LINES = 2;

/**
 * Reads a section of studies. Short courses are certificates, and so is what has a number or an end of validity, and below "Education and Certifications"
 * also what tells of no study.
 */
function readStudies(lines: readonly Line[], heading: string): StudiesAndCourses {
  const byNumber = new Map(lines.map((line) => [line.lineNumber, line]));
  const linesOf = ({ sourceLines }: ReadStudy): Line[] =>
    sourceLines.map((number) => byNumber.get(number)).filter((line) => line !== undefined);
  const short = partShortCourses(lines);
  const areMixed = namesCertificates(heading) && !EUROPASS_STUDIES.test(fold(heading).trim());
  const listed = partListedCourses(short.others, areMixed);
  const named = partNamedCertificates(listed.others);
  const all = readEducationEntries(named.others, areMixed);
  const isCertificate = (entry: readonly Line[]): boolean =>
    entry.length <= CERTIFICATE_MAX_LINES &&
    entry.some(({ text }) => hasValidity(text)) &&
    // What is listed below a certificate was learned, and would be in no field.
    entry.slice(1).every(({ marker }) => marker === '') &&
    !entry.some(({ text }) => DEGREE.test(text));
  const isCourse = (study: ReadStudy): boolean => {
    const entry = linesOf(study);
    return (
      isTraining(study) ||
      isCertificate(entry) ||
      ((areMixed || isNamedCourse(study)) && !tellsOfStudy(study, entry))
    );
  };
  const courses = all.filter(isCourse);
  return {
    studies: all.filter((study) => !courses.includes(study)),
    courses: [
      ...courses.flatMap((study) => readCertificateEntries(linesOf(study))),
      ...named.certificates,
      ...listed.courses,
      ...short.courses,
    ],
  };
}

/** Schools give such at the end of courses as well, folded. */
const MAY_BE_COURSE = /^(?:diploma|certificate|licence|nvq|btec)(?!\p{L})/u;

/**
 * The studies in a section of certificates ("Qualifications"), each with a degree at its beginning and a school, and the lines of the
 * certificates.
 */
function partStudies(lines: readonly Line[]): { studies: ReadStudy[]; others: Line[] } {
  if (!lines.some(({ text }) => DEGREE.test(text))) return { studies: [], others: [...lines] };
  const studies = readEducationEntries(lines).filter(
    ({ degree, institution }) =>
      DEGREE.test(degree) &&
      namesSchool(institution) &&
      !CERTIFICATION.test(fold(degree)) &&
      !MAY_BE_COURSE.test(fold(degree)),
  );
  const taken = new Set(studies.flatMap(({ sourceLines }) => sourceLines));
  return { studies, others: lines.filter(({ lineNumber }) => !taken.has(lineNumber)) };
}

/** Without the studies that the document tells again in the same words, as in a margin that each page repeats. */
function withoutRepeats(studies: readonly ReadStudy[]): ReadStudy[] {
  const seen = new Set<string>();
  return studies.filter(({ institution, degree, startDate, endDate, details }) => {
    const key = [institution, degree, startDate, endDate, details].join('\n');
    return institution === '' || degree === '' || (!seen.has(key) && seen.add(key));
  });
}

/** The certificates below "Awards & Certifications", without the awards. */
const readMixed = (lines: readonly Line[]): ReadEntry[] =>
  readCertificateEntries(lines).filter(({ text }) => !AWARD.test(fold(text)));

/** The certificates below "Languages & Certifications", of which only they have dates; a list without any has exams. */
function readDated(lines: readonly Line[]): ReadEntry[] {
  const dated = lines.filter(({ text }) => findPeriods(text).length > 0);
  return dated.length > 0 ? dated.flatMap((line) => readCertificateEntries([line])) : findExams(lines);
}

/** Sections that name languages of a task rather than of the person. */
const OF_WORK = new Set<SectionKind>(['experience', 'education', 'publications', 'projects']);

/** Whether a section may have a list of skills among other things; what is above the first heading is a summary. */
const mayListSkills = ({ kind, heading }: SectionLines): boolean =>
  (kind === 'other' && !LEISURE.test(fold(heading))) ||
  kind === 'languages' ||
  (kind === 'summary' && heading === '');

/** Entries that are known before the sections are read. */
export interface KnownEntries {
  studies: readonly ReadStudy[];
  certificates: readonly ReadEntry[];
}

const NOTHING_KNOWN: KnownEntries = { studies: [], certificates: [] };

/** The known entries, and those that were read from other lines, in the order of the document. */
function mergeEntries<Entry extends { sourceLines: number[] }>(
  known: readonly Entry[],
  read: readonly Entry[],
): Entry[] {
  if (known.length === 0) return [...read];
  const taken = new Set(known.flatMap(({ sourceLines }) => sourceLines));
  const others = read.filter(({ sourceLines }) => !sourceLines.some((number) => taken.has(number)));
  return [...known, ...others].toSorted((a, b) => (a.sourceLines[0] ?? 0) - (b.sourceLines[0] ?? 0));
}

/**
 * Reads the entries of all sections beside the roles. Part of reading a document, whose date habits it uses.
 *
 * @param known entries that take the place of those read from the same lines
 */
export function readSections(
  sections: readonly SectionLines[],
  contact: ReadContact,
  style: TextStyle,
  known: KnownEntries = NOTHING_KNOWN,
): ReadDetails {
  const under = <Entry>(
    isOf: (section: SectionLines) => boolean,
    read: (lines: readonly Line[], heading: string) => Entry[],
  ): Entry[] =>
    sections
      .filter((section) => isOf(section) && !isPrivateLicence(section))
      .flatMap((section) =>
        read(withoutClosing(body(section).filter((line) => !isFurniture(line, contact))), section.heading),
      );
  const of = <Entry>(
    kind: SectionKind,
    read: (lines: readonly Line[], heading: string) => Entry[],
  ): Entry[] => under((section) => section.kind === kind, read);
  const hasSpoken = sections.some(({ kind, lines }) => kind === 'languages' && hasSpokenLanguage(lines));
  /** Whether a section of "Languages" lists Python and SQL. */
  const isOfComputers = ({ kind, lines }: SectionLines): boolean =>
    kind === 'languages' && areOfComputers(lines, hasSpoken);
  const isMotherTongue = ({ text }: Line): boolean => namesMotherTongue(text);
  // A form has the mother tongue above the heading of the other languages.
  const motherTongues = of('skills', (lines) => readLanguageEntries(lines.filter(isMotherTongue)));
  const others = under(
    (section) => section.kind === 'languages' && !isOfComputers(section),
    (lines) => readLanguageEntries(aboveSkills(lines)),
  );
  const linesOfWork = new Set(
    sections.filter(({ kind }) => OF_WORK.has(kind)).flatMap((section) => section.lines),
  );
  const spoken = onceEach(
    [
      ...motherTongues,
      ...(others.length > 0
        ? others
        : findLanguages(
            sections.flatMap((section) => section.lines).toSorted((a, b) => a.lineNumber - b.lineNumber),
            (line) => !linesOfWork.has(line),
          )),
    ],
    ({ name }) => name,
  );
  const learned = of('education', (lines, heading) => [readStudies(lines, heading)]);
  // A second list of studies has those among the certificates, too.
  const qualified = of('certifications', (lines) => [
    known.studies.length > 0 ? { studies: [], others: [...lines] } : partStudies(lines),
  ]);
  const amongOthers = of('other', (lines, heading) =>
    namesCertificates(heading) ? readMixed(lines) : findAmongOthers(lines),
  );
  const listed = under((section) => mayListSkills(section) && !isOfComputers(section), findListedSkills);
  const areElsewhere = new Set([
    ...[...amongOthers, ...known.certificates].flatMap(({ sourceLines }) => sourceLines),
    ...listed.map(({ lineNumber }) => lineNumber),
  ]);
  return {
    // A second list of studies is complete. What counts as a certificate is a matter of opinion, so both lists are kept.
    education:
      known.studies.length > 0
        ? [...known.studies]
        : withoutRepeats([...learned, ...qualified].flatMap(({ studies }) => studies)),
    certificates: mergeEntries(known.certificates, [
      ...qualified.flatMap(({ others }) => readCertificateEntries(others)),
      ...amongOthers,
      ...learned.flatMap(({ courses }) => courses),
      ...of('summary', findNamedCertificates),
      ...of('experience', findMakersTitles),
      ...of('languages', (lines, heading) =>
        namesCertificates(heading) ? readDated(lines) : findExams(lines),
      ),
      ...of('skills', findExams),
      ...of('skills', (lines) => readCertificateEntries(partLabelledLines(lines, 'certifications').labelled)),
    ]),
    languages: spoken,
    skills: onceEach(
      [
        ...under(
          (section) => section.kind === 'skills' || isOfComputers(section),
          (lines) =>
            readSkillEntries(
              partLabelledLines(
                lines.filter((line) => !isMotherTongue(line)),
                'certifications',
              ).others,
            ),
        ),
        ...readSkillEntries(listed),
      ].filter(({ text }) => !isOneOf(text, spoken)),
      ({ text }) => text,
    ),
    sections: readTextSections(
      sections.map(withWholeHeading).map((section) => ({
        ...section,
        lines: withoutClosing(
          section.lines.filter((line) => !areElsewhere.has(line.lineNumber) && !isFurniture(line, contact)),
        ),
      })),
      style,
    ),
  };
}

/** Entries without those whose text came before: pages that are drawn twice, a list that comes again in short. */
function onceEach<Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = fold(textOf(entry)).trim();
    return seen.has(key) ? false : seen.add(key).has(key);
  });
}

/** A section whose lines are plain texts. */
export interface PlainSection {
  kind: SectionKind;
  heading: string;
  lines: readonly { text: string; lineNumber: number }[];
}

const PLAIN_STYLE: TextStyle = { wrapWidth: 0, hasSmallNouns: false, words: new Set() };

/** The same for sections of a format that isn't a document. */
export function readPlainSections(sections: readonly PlainSection[]): ReadDetails {
  const plain = { indent: 0, marker: '', headingLevel: 0, isBold: false, size: null, links: [] };
  try {
    return readSections(
      sections.map(({ kind, heading, lines }) => ({
        kind,
        heading,
        lines: lines.map((line) => ({ ...plain, ...line, gapBefore: true, isHidden: false })),
      })),
      emptyContact(),
      PLAIN_STYLE,
    );
  } finally {
    clearCaches();
  }
}

/** A resume beside its roles: contact, lists and other sections, each with its lines' numbers. */
export const readDetails = ({ contact, details }: ReadHistory): ReadDetails & { contact: ReadContact } => ({
  contact,
  ...details,
});

/** A language as a list shows it: "German (C1)". */
export const languageText = ({ name, level }: ReadLanguage): string =>
  level === '' ? name : `${name} (${level})`;

const MAX_TEXT_LENGTH = 200;
const shown = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text.length <= MAX_TEXT_LENGTH)),
];

/** The lists as a resume's template has them: each text once. */
export const listDetails = ({ details }: ReadHistory) => ({
  education: details.education.map(({ institution, degree, startDate, endDate, details: rest }) => ({
    institution,
    degree,
    startDate,
    endDate,
    details: rest,
  })),
  skills: shown(details.skills.map(({ text }) => text)),
  certifications: shown(details.certificates.map(({ text }) => text)),
  languages: shown(details.languages.map(languageText)),
  sections: details.sections.map(({ heading, text }) => ({ heading, text, isShown: true })),
});
