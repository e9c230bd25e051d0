import { join } from '../document.ts';
import type { Entry, Item, Resume, Section } from '../document.ts';
import type { Family } from './family.ts';
import {
  contactLines,
  facts,
  heading1,
  itemRuns,
  nameOf,
  wordBody,
  wordBullets,
  wordFamily,
  wordItems,
  wordLead,
} from './word-kit.ts';
import { paragraph, run, table } from './word-markup.ts';

const WIDE = [2_600, 7_038];

const itemRows = (items: Item[], section: Section): string[][] =>
  items.every(({ label }) => label !== '')
    ? items.map((item) => [paragraph(run(item.label)), paragraph(run(item.text))])
    : [['', wordItems(items, section, section.kind !== 'skills')]];

/** Each section as a table with its dates to the left. */
const datesLeft = (resume: Resume): string => {
  const rowOf = (entry: Entry): string[] => {
    const [lead, second] = wordLead(entry, resume);
    return [
      paragraph(run(entry.dates)),
      paragraph(run(lead, { bold: true })) +
        paragraph(run(join([second, entry.place], ', '), { italic: true })) +
        wordBody(entry),
    ];
  };
  return (
    nameOf(resume) +
    paragraph(run(contactLines(resume).join(' · '))) +
    resume.sections
      .map((section) => {
        const items = section.blocks.filter((block) => block.type === 'item');
        const body = [
          ...section.blocks.filter((block) => block.type === 'entry').map(rowOf),
          ...(items.length === 0 ? [] : itemRows(items, section)),
        ];
        return heading1(section.heading) + table(body, { widths: WIDE });
      })
      .join('')
  );
};

/** The German form: one table of everything, personal data first, place and date with the name at the end. */
const lebenslauf = (resume: Resume): string => {
  const heading = (text: string): string[] => [
    paragraph(run(text, { bold: true, size: 24 }), { before: 160 }),
    '',
  ];
  const body = resume.sections.flatMap((section) => {
    const items = section.blocks.filter((block) => block.type === 'item');
    const entries = section.blocks
      .filter((block) => block.type === 'entry')
      .map((entry) => [
        paragraph(run(entry.dates)),
        paragraph(
          run(entry.title, { bold: true }) + run(`\n${join([entry.organisation, entry.place], ', ')}`),
        ) + wordBody(entry),
      ]);
    return [heading(section.heading), ...entries, ...(items.length === 0 ? [] : itemRows(items, section))];
  });
  const { contact } = resume.person;
  return (
    paragraph(run('Lebenslauf', { bold: true, size: 36 })) +
    table(
      [
        heading(resume.headings.personal),
        [paragraph(run('Name')), paragraph(run(contact.fullName))],
        ...facts(resume).map(([label, value]) => [paragraph(run(label)), paragraph(run(value))]),
        ...body,
      ],
      { widths: WIDE },
    ) +
    paragraph(run(`${contact.city}, 01.10.2025`), { before: 300 }) +
    paragraph(run(contact.fullName, { italic: true }))
  );
};

/** The Europass form of 2005 to 2012: two columns, each fact in a row of its own with its label. */
const europass = (resume: Resume): string => {
  const { words } = resume;
  const rowsOf = (entry: Entry): string[][] => [
    [paragraph(run(entry.dates)), paragraph(run(entry.title, { bold: true }))],
    ['', paragraph(run(join([entry.organisation, entry.place], ', '))) + wordBody(entry)],
  ];
  return table(
    [
      [
        paragraph(run('Europass', { bold: true, color: '0E4194' })),
        paragraph(run('Curriculum Vitae', { bold: true })),
      ],
      [
        paragraph(run(resume.headings.personal, { bold: true })),
        paragraph(run(resume.person.contact.fullName, { bold: true, size: 28 })),
      ],
      ...facts(resume).map(([label, value]) => [
        paragraph(run(label), { align: 'right' }),
        paragraph(run(value)),
      ]),
      ...resume.sections.flatMap((section) => {
        const items = section.blocks.filter((block) => block.type === 'item');
        return [
          [paragraph(run(section.heading, { bold: true, color: '0E4194' }), { before: 160 }), ''],
          ...section.blocks.filter((block) => block.type === 'entry').flatMap(rowsOf),
          ...(items.length === 0
            ? []
            : section.kind === 'languages'
              ? items.map((item) => [
                  paragraph(run(item.label), { align: 'right' }),
                  paragraph(run(item.text)),
                ])
              : itemRows(items, section)),
        ];
      }),
    ],
    { widths: [3_000, 6_638], borders: words.locale.startsWith('pt') },
  );
};

/** Start and end in cells of their own, employer and title in a third and a fourth. */
const grid = (resume: Resume): string => {
  const widths = [1_500, 1_500, 2_900, 3_738];
  return (
    nameOf(resume) +
    contactLines(resume)
      .map((line) => paragraph(run(line)))
      .join('') +
    resume.sections
      .map((section) => {
        const entries = section.blocks.filter((block) => block.type === 'entry');
        const items = section.blocks.filter((block) => block.type === 'item');
        const grown = entries.map((entry) => [
          paragraph(run(entry.parts?.[0] ?? entry.dates)),
          paragraph(run(entry.parts?.[2] ?? '')),
          paragraph(run(join([entry.organisation, entry.place], ', '))),
          paragraph(run(entry.title, { bold: true })) + wordBody(entry),
        ]);
        return (
          heading1(section.heading) +
          (grown.length === 0 ? '' : table(grown, { widths, borders: true }) + '<w:p/>') +
          (items.length === 0
            ? ''
            : section.kind === 'skills'
              ? wordBullets(items.map(({ text }) => text))
              : items.map((item) => paragraph(itemRuns(item))).join(''))
        );
      })
      .join('')
  );
};

const habits = { banners: false };

/** Word files whose entries are rows of tables. */
export const families: Family[] = [
  wordFamily({
    id: 'docx-dates-left',
    source: 'Word, table with the dates to the left',
    habits,
    body: datesLeft,
  }),
  wordFamily({
    id: 'docx-lebenslauf',
    source: 'Tabellarischer Lebenslauf, Word',
    languages: ['de'],
    habits: { ...habits, organisationFirst: false },
    body: lebenslauf,
  }),
  wordFamily({
    id: 'docx-europass',
    source: 'Europass form of 2005 to 2012, Word',
    habits: { ...habits, organisationFirst: false },
    body: europass,
  }),
  wordFamily({
    id: 'docx-grid',
    source: 'Word, ruled table with start and end in cells',
    habits,
    dates: { orderings: ['plain'] },
    body: grid,
  }),
];
