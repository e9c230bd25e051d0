import type { PaperSize, ResumeDocument } from '../resume-document.ts';
import { formatJobDates, formatStudyDates } from './resume-dates.ts';
import { emailLink, webLink } from './resume-links.ts';
import type { ContactItem } from './resume-links.ts';
import type { TextPrinter } from './printable-text.ts';

/** A job or studies: the same shape on the page. */
export interface PrintableEntry {
  title: string;
  place: string;
  dates: string;
  bullets: string[];
  lines: string[];
}

/** A resume ready to be laid out: texts cleaned, dates formatted, empty parts removed. */
export interface PrintableResume {
  language: string;
  paper: PaperSize;
  /** The file's title property. */
  fileTitle: string;
  name: string;
  contact: ContactItem[];
  sections: PrintableSection[];
}

export interface PrintableSection {
  heading: string;
  entries: PrintableEntry[];
  lines: string[];
}

const present = (text: string): boolean => text !== '';

function bcp47(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** How an item of a list begins in the text of a section. */
const ITEM = /^[-–•]\s+/u;

/** The longest line that can be what the list items below it are about. */
const TITLE_LENGTH = 100;

/** Splits a section's lines where a list ends: each entry has its text, a title if that is one short line, and its list. */
function splitEntries(lines: string[]): PrintableEntry[] {
  const entries: PrintableEntry[] = [];
  for (const text of lines) {
    const isItem = ITEM.test(text);
    let entry = entries.at(-1);
    if (!entry || (!isItem && entry.bullets.length > 0)) {
      entry = { title: '', place: '', dates: '', bullets: [], lines: [] };
      entries.push(entry);
    }
    if (isItem) entry.bullets.push(text.replace(ITEM, ''));
    else entry.lines.push(text);
  }
  return entries.map((entry) => {
    const [title = ''] = entry.lines;
    const isTitled = entry.bullets.length > 0 && entry.lines.length === 1 && title.length <= TITLE_LENGTH;
    return isTitled ? { ...entry, title, lines: [] } : entry;
  });
}

/** Cleans and formats the whole document; `printer.notices()` then lists what had to be left out. */
export function toPrintable(resume: ResumeDocument, printer: TextPrinter): PrintableResume {
  const { line, lines } = printer;
  const all = (texts: string[]): string[] => texts.map(line).filter(present);
  const joined = (texts: string[]): string[] => [all(texts).join(', ')].filter(present);
  const entry = (
    titles: [string, string, string],
    dates: string,
    bullets: string[],
    details: string,
  ): PrintableEntry => {
    const [title = '', ...place] = all(titles);
    return {
      title,
      place: place.join(' · '),
      dates: line(dates),
      bullets: all(bullets),
      lines: lines(details),
    };
  };
  const isFilled = (one: PrintableEntry): boolean =>
    one.title !== '' || one.dates !== '' || one.bullets.length > 0 || one.lines.length > 0;

  const { contact } = resume;
  const name = line(contact.fullName);
  const items: ContactItem[] = [
    emailLink(line(contact.email)),
    { text: line(contact.phone) },
    { text: line(contact.location) },
    webLink(line(contact.linkedIn)),
    webLink(line(contact.website)),
  ];

  const sections: PrintableSection[] = [
    { heading: 'Summary', entries: [], lines: lines(resume.summary) },
    {
      heading: 'Experience',
      entries: resume.experiences.map((job) =>
        entry(
          [job.title, job.company, job.location],
          formatJobDates(job.startDate, job.endDate),
          job.bullets,
          '',
        ),
      ),
      lines: [],
    },
    {
      heading: 'Education',
      entries: resume.education.map((one) =>
        entry(
          [one.degree, one.institution, ''],
          formatStudyDates(one.startDate, one.endDate),
          [],
          one.details,
        ),
      ),
      lines: [],
    },
    { heading: 'Skills', entries: [], lines: joined(resume.skills) },
    { heading: 'Certifications', entries: [], lines: all(resume.certifications) },
    { heading: 'Languages', entries: [], lines: joined(resume.languages) },
    ...resume.sections.map(({ heading, text }) => ({
      heading: line(heading),
      entries: splitEntries(lines(text)),
      lines: [],
    })),
  ];

  return {
    language: bcp47(resume.language),
    paper: resume.paper ?? 'letter',
    fileTitle: [name, line(resume.targetTitle)].filter(present).join(' – ') || 'Resume',
    name,
    contact: items.filter((item) => item.text !== ''),
    sections: sections
      .map((section) => ({ ...section, entries: section.entries.filter(isFilled) }))
      .filter((section) => section.entries.length > 0 || section.lines.length > 0),
  };
}
