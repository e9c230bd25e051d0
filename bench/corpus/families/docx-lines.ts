import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import type { Family } from './family.ts';
import { contactLines, heading1, wordBody, wordBullets, wordFamily, wordSections } from './word-kit.ts';
import { paragraph, run } from './word-markup.ts';

/** Right edge of the text on A4 with margins of 2 cm. */
const RIGHT = -9_638;

const order = (entry: Entry, { habits }: Resume): [string, string] =>
  habits.organisationFirst ? [entry.organisation, entry.title] : [entry.title, entry.organisation];

const top = (resume: Resume, align: 'left' | 'center'): string =>
  paragraph(run(resume.person.contact.fullName), { style: 'Title', align }) +
  paragraph(run(resume.person.headline, { italic: true }), { align }) +
  paragraph(run(contactLines(resume).join(' | ')), { align });

const chronological = (resume: Resume): string =>
  top(resume, 'left') +
  wordSections(resume.sections, resume, {
    heading: heading1,
    entry: (entry) => {
      const [lead, second] = order(entry, resume);
      return (
        paragraph(run(join([lead, second, entry.place], ', '), { bold: true }), { before: 100 }) +
        paragraph(run(entry.dates, { color: '595959' })) +
        wordBody(entry)
      );
    },
  });

const tabs = (resume: Resume): string =>
  top(resume, 'center') +
  wordSections(resume.sections, resume, {
    heading: (text) => paragraph(run(text, { bold: true, caps: true }), { ruled: true, before: 200 }),
    entry: (entry) => {
      const [lead, second] = order(entry, resume);
      return (
        paragraph(run(lead, { bold: true }) + run(`\t${entry.dates}`), { tabs: [RIGHT], before: 80 }) +
        paragraph(
          run(second, { italic: true }) +
            (entry.place === '' ? '' : run(`\t${entry.place}`, { italic: true })),
          { tabs: [RIGHT] },
        ) +
        wordBody(entry)
      );
    },
  });

/** The template of Harvard's career office: employer and place, then title and dates, all with tabs. */
const harvard = (resume: Resume): string =>
  paragraph(run(resume.person.contact.fullName, { bold: true, size: 28 }), { align: 'center', ruled: true }) +
  paragraph(run(contactLines(resume).join(' • ')), { align: 'center' }) +
  wordSections(resume.sections, resume, {
    heading: (text) => paragraph(run(text, { bold: true }), { align: 'center', before: 200 }),
    entry: (entry) =>
      (entry.position === 'next'
        ? ''
        : paragraph(run(entry.organisation.toUpperCase(), { bold: true }) + run(`\t${entry.place}`), {
            tabs: [RIGHT],
            before: 80,
          })) +
      paragraph(run(entry.title, { bold: true }) + run(`\t${entry.dates}`), { tabs: [RIGHT] }) +
      wordBody(entry),
  });

/** One employer over several positions, with the years of the whole employment. */
const banner = (resume: Resume): string =>
  top(resume, 'left') +
  wordSections(resume.sections, resume, {
    heading: heading1,
    entry: (entry) => {
      const whole = resume.person.roles.filter(({ company }) => company === entry.organisation);
      const years = whole.length === 0 ? '' : resume.habits.dates.range(whole.at(-1)!.start, whole[0]!.end);
      const total = entry.position === 'first' && resume.habits.showPlaces ? years : '';
      return (
        (entry.position === 'next'
          ? ''
          : paragraph(
              run(join([entry.organisation, entry.place], ' – '), { bold: true, caps: true }) +
                run(total === '' ? '' : `\t${total}`, { bold: true }),
              { tabs: [RIGHT], before: 120 },
            )) +
        paragraph(run(entry.title, { bold: true }) + run(`\t${entry.dates}`), {
          tabs: [RIGHT],
          indent: 200,
        }) +
        wordBody(entry)
      );
    },
  });

const headings = (resume: Resume): string =>
  top(resume, 'left') +
  wordSections(resume.sections, resume, {
    heading: heading1,
    entry: (entry) => {
      const [lead, second] = order(entry, resume);
      return (
        paragraph(run(lead), { style: 'Heading2' }) +
        paragraph(run(join([second, entry.place], ' · ')), { style: 'Heading3' }) +
        paragraph(run(entry.dates, { size: 18, color: '7F7F7F' })) +
        wordBody(entry)
      );
    },
  });

/** Google Docs' template "Serif": employer, place and title in one heading, dates below in capitals. */
const googleDocs = (resume: Resume): string =>
  top(resume, 'left') +
  wordSections(resume.sections, resume, {
    heading: (text) =>
      paragraph(run(text.toUpperCase(), { bold: true, size: 20, color: '2079C7' }), { before: 300 }),
    entry: (entry) =>
      paragraph(
        run(entry.organisation, { bold: true }) +
          run(entry.place === '' ? '' : `, ${entry.place}`) +
          run(' — ') +
          run(entry.title, { italic: true }),
        { style: 'Heading2' },
      ) +
      paragraph(run(entry.dates.toUpperCase(), { size: 16, color: '666666' })) +
      wordBody(entry),
  });

/** Skills first with bullets of their own, then the employment as bare lines. */
const functional = (resume: Resume): string =>
  top(resume, 'center') +
  wordSections(
    resume.sections.toSorted(
      (a, b) =>
        Number(b.kind === 'summary') - Number(a.kind === 'summary') ||
        Number(b.kind === 'skills') - Number(a.kind === 'skills'),
    ),
    resume,
    {
      heading: (text) => paragraph(run(text, { bold: true, size: 26 }), { before: 220, ruled: true }),
      entry: (entry) => {
        const [lead, second] = order(entry, resume);
        return (
          paragraph(
            run(lead, { bold: true }) +
              run(
                join(['', second, entry.place, entry.dates], ' | ').replace(/^/, second === '' ? '' : ' | '),
              ),
          ) + wordBody(entry)
        );
      },
      items: (items, { kind }) =>
        kind === 'skills'
          ? wordBullets(items.map(({ text }) => text))
          : items.map((item) => paragraph(run(join([item.label, item.text], ' – ')))).join(''),
    },
  );

/** Word files without tables: lines, tabs, headings. */
export const families: Family[] = [
  wordFamily({
    id: 'docx-chronological',
    source: 'Word, chronological resume in one column',
    body: chronological,
  }),
  wordFamily({ id: 'docx-tabs', source: 'Word, dates at a right tab', body: tabs }),
  wordFamily({
    id: 'docx-harvard',
    source: "Harvard's bullet point template",
    habits: { banners: true },
    body: harvard,
  }),
  wordFamily({
    id: 'docx-banner',
    source: 'Word, an employer over several positions',
    habits: { banners: true },
    body: banner,
  }),
  wordFamily({ id: 'docx-headings', source: 'Word, headings of three levels', body: headings }),
  wordFamily({ id: 'docx-google', source: 'Google Docs, template Serif as .docx', body: googleDocs }),
  wordFamily({ id: 'docx-functional', source: 'Word, functional resume', body: functional }),
];
