import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import type { SectionName } from '../languages/language.ts';
import type { Family } from './family.ts';
import {
  contactLines,
  facts,
  heading1,
  nameOf,
  wordBody,
  wordFamily,
  wordLead,
  wordSections,
} from './word-kit.ts';
import { paragraph, run, sectionBreak, table, textBox } from './word-markup.ts';

const SIDE: SectionName[] = ['skills', 'languages', 'certificates', 'interests', 'awards'];

const stacked =
  (resume: Resume) =>
  (entry: Entry): string => {
    const [lead, second] = wordLead(entry, resume);
    return (
      paragraph(run(lead, { bold: true }), { before: 80 }) +
      paragraph(run(join([second, entry.place], ', '))) +
      paragraph(run(entry.dates, { color: '7F7F7F' })) +
      wordBody(entry)
    );
  };

const part = (resume: Resume, isSide: boolean): string =>
  wordSections(
    resume.sections.filter(({ kind }) => SIDE.includes(kind) === isSide),
    resume,
    { heading: heading1, entry: stacked(resume) },
  );

const sideTop = (resume: Resume): string =>
  heading1(resume.headings.contact) +
  contactLines(resume)
    .map((line) => paragraph(run(line)))
    .join('');

/** Word's templates with a shaded column: one table row of two cells. */
const sidebar = (resume: Resume): string =>
  table([[nameOf(resume) + sideTop(resume) + part(resume, true), part(resume, false)]], {
    widths: [3_100, 6_538],
    shades: ['E7E6E6', undefined],
  });

/** Word's newspaper columns: the narrow matter after the wide, both flowing. */
const columns = (resume: Resume): string =>
  nameOf(resume) +
  paragraph(run(contactLines(resume).join(' | '))) +
  sectionBreak({ continuous: true }) +
  part(resume, false) +
  sectionBreak({ continuous: true }) +
  part(resume, true);

/** Contact and skills in text boxes at the page's edge. */
const textBoxes = (resume: Resume): string => {
  const contact = sideTop(resume);
  const skills = part(
    { ...resume, sections: resume.sections.filter(({ kind }) => SIDE.slice(0, 2).includes(kind)) },
    true,
  );
  const rest = resume.sections.filter(({ kind }) => !SIDE.slice(0, 2).includes(kind));
  return (
    `<w:p>${textBox(contact, { left: 420, top: 60, width: 150, height: 170 }, 11)}${textBox(skills, { left: 420, top: 250, width: 150, height: 330 }, 12)}</w:p>` +
    nameOf(resume) +
    paragraph(run(resume.person.headline)) +
    wordSections(rest, resume, { heading: heading1, entry: stacked(resume) })
  );
};

/** The US federal form: labels before everything, supervisor and hours with each job. */
const federal = (resume: Resume): string => {
  const isRole = (entry: Entry): boolean =>
    resume.person.roles.some(({ title, company }) => title === entry.title && company === entry.organisation);
  return (
    paragraph(run(resume.person.contact.fullName, { bold: true, size: 28 }), { align: 'center' }) +
    facts(resume)
      .slice(2)
      .map(([label, value]) => paragraph(run(`${label}: `, { bold: true }) + run(value)))
      .join('') +
    paragraph(run('Country of Citizenship: United States of America')) +
    wordSections(resume.sections, resume, {
      heading: (text) => paragraph(run(text.toUpperCase(), { bold: true }), { before: 240, ruled: true }),
      entry: (entry) =>
        paragraph(run(entry.title, { bold: true }), { before: 120 }) +
        paragraph(run(join([entry.organisation, entry.place], ', '))) +
        paragraph(run(entry.dates)) +
        (isRole(entry) ? paragraph(run('Hours per week: 40')) : '') +
        (isRole(entry) && entry.bullets.length > 0
          ? paragraph(run('Duties and Accomplishments:', { italic: true }))
          : '') +
        wordBody(entry),
    })
  );
};

/** Name and contact in the page's header, title and dates in the cells of a ruled table. */
const letterhead = (resume: Resume): string =>
  wordSections(resume.sections, resume, {
    heading: heading1,
    entry: (entry) => {
      const [lead, second] = wordLead(entry, resume);
      return (
        table([[paragraph(run(lead, { bold: true })), paragraph(run(entry.dates), { align: 'right' })]], {
          widths: [6_638, 3_000],
        }) +
        paragraph(run(join([second, entry.place], ' – '))) +
        wordBody(entry)
      );
    },
  });

const habits = { banners: false };

/** Word files with columns, text boxes and matter in the page's header. */
export const families: Family[] = [
  wordFamily({
    id: 'docx-sidebar',
    source: 'Word, shaded column as a table',
    habits,
    margin: 850,
    body: sidebar,
  }),
  wordFamily({ id: 'docx-columns', source: 'Word, sections of a page', habits, body: columns }),
  wordFamily({
    id: 'docx-textboxes',
    source: 'Word, text boxes at the edge',
    habits: { ...habits, certificateEntries: false },
    lacks: ['publications'],
    body: textBoxes,
  }),
  wordFamily({
    id: 'docx-federal',
    source: 'US federal resume, Word',
    languages: ['en'],
    habits: { ...habits, showPlaces: true, organisationFirst: false },
    body: federal,
  }),
  wordFamily({
    id: 'docx-letterhead',
    source: "Word, contact in the page's header",
    habits,
    header: (resume) =>
      paragraph(run(resume.person.contact.fullName, { bold: true, size: 28 }), { align: 'center' }) +
      paragraph(run(contactLines(resume).join(' | '), { size: 18 }), { align: 'center', ruled: true }),
    margin: 1_400,
    body: letterhead,
  }),
];
