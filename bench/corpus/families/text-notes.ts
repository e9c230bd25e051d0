import { join } from '../document.ts';
import type { Entry, Resume } from '../document.ts';
import type { Family } from './family.ts';
import { contactOf, itemLine, leadAndSecond } from './html-kit.ts';
import { bullets, lines, textFamily, wrap, write } from './text-kit.ts';

/** A README on GitHub: entries as list items with their duties nested below. */
const nested = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [
        `# ${person.contact.fullName}`,
        '',
        ...contactOf(resume).lines.map((line) => `- ${line}`),
      ],
      heading: ({ heading }) => [`## ${heading}`, ''],
      entry: (entry) => {
        const [lead, second] = leadAndSecond(entry, resume);
        return [
          `- **${lead}** ${join(['', second, entry.place], ', ').replace(/^, /, '')} — _${entry.dates}_`,
          ...lines(entry.text).map((line) => `  ${line}`),
          ...bullets(entry, '  - '),
        ];
      },
    },
    '- ',
  );

/** Markdown whose entries are rows of tables, with their duties below. */
const tables = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [
        `# ${person.contact.fullName}`,
        '',
        '| | |',
        '|---|---|',
        ...contactOf(resume).labelled.map(([label, value]) => `| ${label} | ${value} |`),
      ],
      heading: ({ heading }) => ['---', '', `## ${heading}`, ''],
      entry: (entry) => [
        `| **${entry.dates}** | ${join([entry.title, entry.organisation, entry.place], ', ')} |`,
        '|---|---|',
        '',
        ...lines(entry.text),
        ...bullets(entry, '- '),
      ],
    },
    '- ',
  );

/** The body of a mail: 72 letters wide, everything below the dates indented. */
const email = (resume: Resume): string =>
  write(
    resume,
    {
      top: ({ person }) => [
        person.contact.fullName,
        ...contactOf(resume).labelled.map(([label, value]) => `${label}: ${value}`),
      ],
      heading: ({ heading }) => [`*** ${heading} ***`],
      entry: (entry) =>
        lines(
          `${entry.dates}:`,
          ...wrap(`    ${join([entry.title, entry.organisation, entry.place], ', ')}`, '    '),
          ...lines(entry.text).flatMap((line) => wrap(`    ${line}`, '    ')),
          ...bullets(entry, '    * ').flatMap((line) => wrap(line, '      ')),
        ),
    },
    '  * ',
  );

/** Notes as people send them from a phone: no headings but the most needed, no bullets. */
const notes = (resume: Resume): string => {
  const first = (entry: Entry): string =>
    `${entry.dates} ${join([entry.title, entry.organisation], ', ')}${entry.place === '' ? '' : ` (${entry.place})`}`;
  return write(
    resume,
    {
      top: ({ person }) => [person.contact.fullName, contactOf(resume).lines.slice(1).join(', ')],
      heading: ({ heading }) => [`${heading}:`],
      entry: (entry) => lines(first(entry), entry.text, ...entry.bullets),
      items: (list, { kind }) =>
        kind === 'skills'
          ? [list.map(({ text }) => text).join(', ')]
          : list.map((item) => itemLine(item, ' ')),
    },
    '',
  );
};

/** Text as people keep it in notes, mails and repositories. */
export const families: Family[] = [
  textFamily({ id: 'md-nested', source: 'A README with nested lists', page: nested }, ['md']),
  textFamily({ id: 'md-tables', source: 'Markdown with tables', page: tables }, ['md']),
  textFamily({ id: 'txt-email', source: 'The body of a mail', page: email }),
  textFamily({
    id: 'txt-notes',
    source: 'Notes from a phone',
    habits: { organisationFirst: false },
    prints: (truth) => ({ ...truth, contact: { ...truth.contact, location: '' } }),
    page: notes,
  }),
];
